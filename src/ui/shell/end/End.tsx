import type { ComponentChildren } from 'preact';
import type { Seat } from '../../../engine/game.ts';
import { champions, type Match } from '../../../engine/match.ts';
import type { Emblem } from '../../../engine/seats.ts';
import type { Ending } from '../../../engine/shared/game-text.ts';
import { isolateBidi, pluralize } from '../../../engine/shared/sentences.ts';
import { Button } from '../../parts/Button.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { EMBLEM_NAMES } from '../../parts/Emblem.tsx';
import { PlayerBadge } from '../../parts/PlayerBadge.tsx';
import { SeatGlyph } from '../seats/SeatGlyph.tsx';
import { useConfetti } from './confetti.ts';
import { EndRibbon } from './EndRibbon.tsx';
import { EndScenery, LastFlame } from './EndScenery.tsx';
import { matchWords } from './match-score.ts';
import { PRIZE_WORDS, Prize, prizeOf } from './Prize.tsx';
import './end.css';

export type EndProps = {
  readonly ending: Ending;
  /** The reason of the outcome, for tests and for people with switches. */
  readonly outcome: string;
  readonly seats: readonly {
    readonly name: string;
    readonly emblem: Emblem;
    readonly puppet?: { readonly icon: string; readonly print: string; readonly holes: string } | undefined;
    readonly portrait?: ComponentChildren;
  }[];
  /** Who has won against the others; nobody where they play on one side. */
  readonly winners: readonly Seat[];
  /** The games of these people so far, with this one; null where they play on one side. */
  readonly match: Match | null;
  readonly onAgain: () => void;
  /** Makes this game the first of a best of three; null where there is none to begin. */
  readonly onBestOfThree: (() => void) | null;
  readonly onScore: () => void;
  readonly onChronicle: () => void;
  readonly onShelf: () => void;
};

/** The end of a game: result, players, and what to do next. */
export function End({ ending, outcome, seats, winners, match, onAgain, onBestOfThree, onScore, onChronicle, onShelf }: EndProps) {
  const won = ending.mood === 'won';
  const canvas = useConfetti(won);
  const names = seats.map(({ name }) => isolateBidi(name));
  const words = match && matchWords(match, names);
  const decided = match?.goal == null || champions(match).length > 0;
  return (
    <>
      <main class={won ? 'end-room won' : 'end-room lost'} data-outcome={outcome}>
        <div class="end">
          <EndScenery won={won} />
          <header class="end-head">
            <EndRibbon words={ending.headline} />
            <p class="end-words">{ending.words}</p>
            {words && <p class="end-words end-match">{words}</p>}
          </header>
          <ol class="end-bows" data-seats={seats.length} aria-label="Everybody takes a bow">
            {seats.map(({ name, emblem, puppet, portrait }, i) => {
              const award = ending.awards[i];
              const crowned = winners.includes(i);
              return (
                <li key={emblem} class={crowned ? 'crowned' : ''} style={{ '--turn': String(i) }}>
                  {crowned && <Prize of={prizeOf(match)} />}
                  <PlayerBadge emblem={emblem} {...puppet} stick class="end-puppet" label={EMBLEM_NAMES[emblem]}>
                    {portrait}
                  </PlayerBadge>
                  <div class="end-award paper rim">
                    <p class="end-name">
                      {name}
                      {crowned && <span class="visually-hidden"> wins{PRIZE_WORDS[prizeOf(match)]}</span>}
                    </p>
                    {words && <Stars wins={match?.won[i] ?? 0} of={match?.goal ?? 0} />}
                    {award && (
                      <>
                        {award.score !== undefined && <p class="end-score">{award.score}</p>}
                        <h2>{award.title}</h2>
                        <p>{award.words}</p>
                      </>
                    )}
                  </div>
                </li>
              );
            })}
          </ol>
          <div class="end-floor">
            <div class="end-guest">
              {!won && <LastFlame />}
              <span class="end-guest-puppet" aria-hidden>
                <CutOut icon={ending.guest.icon} print="var(--plum)" holes="var(--glow)" width={34} />
              </span>
              <p class="end-says">{ending.guest.says}</p>
            </div>
          </div>
          <footer class="end-foot">
            <Button class="end-again" icon="torch" onClick={onAgain}>
              {decided ? (won ? 'Play again' : 'Try again') : 'Next game'}
            </Button>
            {onBestOfThree && (
              <Button tone="quiet" onClick={onBestOfThree}>
                Best of three
              </Button>
            )}
            <Button tone="quiet" onClick={onScore}>
              <SeatGlyph name="star" size={1.75} />
              Family score
            </Button>
            <Button tone="quiet" onClick={onChronicle}>
              <SeatGlyph name="book" size={2} />
              Chronicle
            </Button>
            <Button tone="quiet" onClick={onShelf}>
              Shelf
            </Button>
          </footer>
        </div>
      </main>
      {won && (
        <div class="end-confetti" aria-hidden>
          <canvas ref={canvas} />
        </div>
      )}
    </>
  );
}

/** A filled star for each win, outlines for the missing ones. */
function Stars({ wins, of }: { wins: number; of: number }) {
  return (
    <p class="end-stars">
      <span class="visually-hidden">{pluralize(wins, 'win')}</span>
      {Array.from({ length: Math.max(wins, of) }, (_, i) => (
        <span key={i} class={i < wins ? 'star won' : 'star'}>
          <SeatGlyph name="star" size={1.375} />
        </span>
      ))}
    </p>
  );
}
