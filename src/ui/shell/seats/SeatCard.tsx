import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi } from '../../../engine/shared/sentences.ts';
import { Button } from '../../parts/Button.tsx';
import { HELP_NAMES, HelpGlyph } from '../../parts/HelpSheet.tsx';
import { Torch } from '../../parts/Torch.tsx';
import { SeatGlyph } from './SeatGlyph.tsx';
import { SeatSwitch, type SwitchChoice } from './SeatSwitch.tsx';
import { isBot } from './seat-list.ts';
import './seat-card.css';
import './seat-hero-card.css';

const READING: readonly SwitchChoice<SeatRecord['reading']>[] = [
  { value: 'reads', words: 'Reads', glyph: 'book' },
  { value: 'is-read-to', words: 'Listens', glyph: 'ear' },
  { value: 'pair', words: 'On a lap', glyph: 'pair' },
];
const DICE: readonly SwitchChoice<SeatRecord['dice']>[] = [
  { value: 'app', words: 'App dice', glyph: 'app-die' },
  { value: 'real', words: 'Real dice', glyph: 'real-dice' },
];
const STRENGTH: readonly SwitchChoice<'gentle' | 'clever'>[] = [
  { value: 'gentle', words: 'Gentle', glyph: 'feather' },
  { value: 'clever', words: 'Clever', glyph: 'glasses' },
];

type SeatCardProps = {
  readonly seat: SeatRecord;
  /** Where in the round, and of how many. */
  readonly place: number;
  readonly places: number;
  readonly first: boolean;
  /** Whether bots of this game may be gentle or clever. */
  readonly clever: boolean;
  /** The game's picture and button. */
  readonly hero: ComponentChildren;
  readonly diceless: boolean;
  /** Opens the sheet about help; null where the game has no rule for it. */
  readonly onHelp: (() => void) | null;
  /** Why nobody may get up now; null when they may. */
  readonly stay: string | null;
  readonly onName: () => void;
  readonly onChange: (seat: SeatRecord) => void;
  readonly onMove: (way: -1 | 1) => void;
  readonly onUp: () => void;
  /** Why the button that was tapped last lies flat; null where none was. */
  readonly flat: string | null;
  /** To be said when a button that lies flat is tapped. */
  readonly onWhy: (why: string) => void;
};

/** One seat: a paper card under its puppet, with all that this person likes. A bot's is teal. */
export function SeatCard(props: SeatCardProps) {
  const { seat, place, first, hero, onName } = props;
  const name = useId();
  return (
    <li class={first ? 'seat first' : 'seat'} data-place={place}>
      <section class={isBot(seat) ? 'seat-card paper rim bot' : 'seat-card paper rim'} aria-labelledby={name}>
        <h2 class="seat-name" id={name} style={{ '--letters': String([...seat.name].length) }}>
          <button type="button" aria-label={`${seat.name}: change name and picture`} onClick={onName}>
            <span>{seat.name}</span>
            <SeatGlyph name="pencil" />
          </button>
        </h2>
        <div class="seat-role">{hero}</div>
        <SeatLikes {...props} />
        <SeatFoot {...props} />
        {first && (
          <>
            <span class="seat-torch">
              <Torch still />
            </span>
            <p class="seat-first">First torch</p>
          </>
        )}
      </section>
    </li>
  );
}

/** How a bot plays; how a person reads and rolls. */
function SeatLikes({ seat, clever, diceless, onHelp, onChange }: SeatCardProps) {
  const { player } = seat;
  return (
    <div class="seat-likes">
      {player.kind === 'bot' ? (
        <>
          <p class="seat-bot">A bot. It plays by itself.</p>
          {clever && (
            <SeatSwitch
              quiet
              label={`How well does ${seat.name} play?`}
              choices={STRENGTH}
              value={player.strength}
              onChange={(strength) => onChange({ ...seat, player: { kind: 'bot', strength } })}
            />
          )}
        </>
      ) : (
        <>
          <SeatSwitch
            quiet
            label={`Does ${seat.name} read?`}
            choices={READING}
            value={seat.reading}
            onChange={(reading) => onChange({ ...seat, reading })}
          />
          {!diceless && (
            <SeatSwitch
              quiet
              label={`Which dice does ${seat.name} roll?`}
              choices={DICE}
              value={seat.dice}
              onChange={(dice) => onChange({ ...seat, dice })}
            />
          )}
          {onHelp && (
            <button
              type="button"
              class={seat.help === 'none' ? 'seat-help' : 'seat-help on'}
              aria-haspopup="dialog"
              aria-label={`${seat.name} plays: ${HELP_NAMES[seat.help]}. Change it`}
              onClick={onHelp}
            >
              <HelpGlyph level={seat.help} size={1.5} />
              {HELP_NAMES[seat.help]}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** The buttons to change places and to get up. */
function SeatFoot(props: SeatCardProps) {
  const { seat, stay, flat, onUp, onWhy } = props;
  const bot = isBot(seat);
  return (
    <div class="seat-foot">
      {flat && <p class="seat-flat">{flat}</p>}
      <MoveButton {...props} way={-1} />
      <Button
        tone="quiet"
        size="small"
        aria-label={bot ? `To bed, ${seat.name}` : `Get up, ${seat.name}`}
        aria-disabled={stay === null ? undefined : 'true'}
        onClick={() => (stay === null ? onUp() : onWhy(stay))}
      >
        {bot ? 'To bed' : 'Get up'}
      </Button>
      <MoveButton {...props} way={1} />
    </div>
  );
}

/** Moves a seat one place to the left or the right. */
function MoveButton({ way, seat, place, places, onMove, onWhy }: SeatCardProps & { readonly way: -1 | 1 }) {
  const end = way < 0 ? place === 0 : place === places - 1;
  return (
    <Button
      tone="quiet"
      size="small"
      class="seat-move"
      aria-label={`Move ${seat.name} to the ${way < 0 ? 'left' : 'right'}`}
      aria-disabled={end ? 'true' : undefined}
      onClick={() => (end ? onWhy(`${isolateBidi(seat.name)} sits at the end already. The round goes on from there.`) : onMove(way))}
    >
      <SeatGlyph name={way < 0 ? 'left' : 'right'} size={1.5} />
    </Button>
  );
}
