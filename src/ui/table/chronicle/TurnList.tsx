import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/game.ts';
import type { TurnKey } from '../../../engine/save.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi } from '../../../engine/shared/sentences.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import type { Cast } from './doer-picture.tsx';
import { type RememberedTurn, standsOut } from './story.ts';

/** With more turns than that, one can choose which of them are listed. */
const FEW = 12;

type Turn = RememberedTurn<TurnKey & { readonly seat: Seat | null }>;
/** Which turns are listed: all, those with a great deed, or those of a seat. */
type Choice = 'all' | 'deeds' | Seat;
const isChosen = ({ key, deed }: Turn, choice: Choice): boolean =>
  choice === 'all' || (choice === 'deeds' ? deed !== undefined && standsOut(deed) : key.seat === choice);

/** The turns by chapter. Neighbours with the same title are one chapter. */
function byChapter(turns: readonly Turn[]): readonly { readonly title: string; readonly turns: readonly Turn[] }[] {
  const found: { readonly title: string; readonly turns: Turn[] }[] = [];
  for (const turn of turns) {
    const last = found.at(-1);
    if (last?.title === turn.chapter) last.turns.push(turn);
    else found.push({ title: turn.chapter, turns: [turn] });
  }
  return found;
}

type TurnListProps = {
  /** The newest first. */
  readonly turns: readonly Turn[];
  /** The timeline of the game. */
  readonly line: number;
  readonly seats: readonly SeatRecord[];
  readonly cast: Cast;
  readonly onTurn: (key: TurnKey) => void;
};

/** Stored turns with what happened in each, by chapter, and a filter where they are many. */
export function TurnList({ turns, line, seats, cast, onTurn }: TurnListProps) {
  const [choice, setChoice] = useState<Choice>('all');
  // only some of the old turns are stored (decision 176)
  const gaps = turns.some(({ key }, i) => {
    const before = turns[i + 1]?.key;
    return before?.line === key.line && key.turn - before.turn > 1;
  });
  const chosen = turns.filter((turn) => isChosen(turn, choice));
  return (
    <>
      <p class="history-words">Tap a turn to see the table as it stood.{gaps && ' Of turns long ago only some are kept.'}</p>
      {turns.length > FEW && <Filter seats={seats} choice={choice} onChoice={setChoice} />}
      {turns.length > 0 && chosen.length === 0 && <p>Nothing like that has happened yet.</p>}
      {byChapter(chosen).map(({ title, turns: listed }, i) => (
        <section key={i} aria-label={title}>
          <h3>{title}</h3>
          <ol class="history">
            {listed.map(({ key, deed }) => {
              const record = key.seat === null ? undefined : seats[key.seat];
              const name = record ? isolateBidi(record.name) : '';
              const turn = `Turn ${key.turn}: ${name}${key.line < line ? ' (before you went back)' : ''}`;
              return (
                <li key={`${key.line} ${key.turn}`}>
                  <Button tone="quiet" size="small" onClick={() => onTurn(key)}>
                    <span class="history-picture">
                      {deed ? cast.pictureOf(deed.shows, 3) : record && <Emblem emblem={record.emblem} size={2.5} label="" />}
                    </span>
                    <span>
                      {deed?.words} <small>{turn}</small>
                    </span>
                  </Button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </>
  );
}

type FilterProps = { readonly seats: readonly SeatRecord[]; readonly choice: Choice; readonly onChoice: (choice: Choice) => void };

/** Buttons that choose which turns are listed. */
function Filter({ seats, choice, onChoice }: FilterProps) {
  return (
    <fieldset class="history-filter">
      <legend class="visually-hidden">Which turns?</legend>
      <Button tone="quiet" size="small" aria-pressed={choice === 'all'} onClick={() => onChoice('all')}>
        All turns
      </Button>
      <Button tone="quiet" size="small" aria-pressed={choice === 'deeds'} onClick={() => onChoice('deeds')}>
        Great deeds
      </Button>
      {seats.map((seat, i) => (
        <Button key={seat.emblem} tone="quiet" size="small" aria-pressed={choice === i} onClick={() => onChoice(i)}>
          <Emblem emblem={seat.emblem} size={1.75} label="" /> {isolateBidi(seat.name)}
        </Button>
      ))}
    </fieldset>
  );
}
