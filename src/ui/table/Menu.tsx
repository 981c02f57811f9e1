import { useContext, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { isolateBidi } from '../../engine/shared/sentences.ts';
import { useBook } from '../book/WithBook.tsx';
import { Button } from '../parts/Button.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { HELP_NAMES, HelpGlyph, HelpSheet } from '../parts/HelpSheet.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { TableTop } from '../parts/TableTop.tsx';
import { WaysToPlay } from '../parts/WaysToPlay.tsx';
import { ScreenSide } from './ScreenRotation.tsx';
import type { TableController } from './table-controller.ts';
import './menu.css';

type MenuProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly onBack: () => void;
  readonly onShelf: () => void;
  readonly onSettings: () => void;
  /** Opens the time machine; null while the veil hangs: nothing of the game is shown then. */
  readonly onTime: (() => void) | null;
  /** Activates a waiting app version; null when there is none. */
  readonly onUpdate: (() => void) | null;
};

/** Switches a seat between person and bot, for people who leave or come back. */
function SeatSwap({ seat, onSwap }: { seat: SeatRecord; onSwap: (player: SeatRecord['player']) => void }) {
  const bot = seat.player.kind === 'bot';
  return (
    <div class="seat-swap">
      <Emblem emblem={seat.emblem} size={2} />
      <span>
        <b>{isolateBidi(seat.name)}</b> {bot ? 'is a bot now' : 'plays'}
      </span>
      <Button
        tone={bot ? 'teal' : 'quiet'}
        size="small"
        aria-label={bot ? `A person plays for ${seat.name}` : `A bot plays for ${seat.name}`}
        onClick={() => onSwap(bot ? { kind: 'person' } : { kind: 'bot', strength: 'gentle', standsIn: true })}
      >
        {bot ? 'I take over' : 'Let a bot play'}
      </Button>
    </div>
  );
}

/** The menu of the table. The game is paused while it is open. */
export function Menu<V extends GameTypes>({ play, onBack, onShelf, onSettings, onTime, onUpdate }: MenuProps<V>) {
  const { seats } = play.save.value;
  const openBook = useBook();
  const from = useContext(ScreenSide);
  const [helping, setHelping] = useState<number | null>(null);
  const [asking, setAsking] = useState<number | null>(null);
  const asked = asking === null ? undefined : seats[asking];
  const helped = helping === null ? undefined : seats[helping];
  const help = play.ui.help?.(seats.length);
  if (help && helping !== null && helped)
    return (
      <HelpSheet
        seat={helped}
        text={help}
        onPick={(help) => play.changeSeat(helping, (now) => ({ ...now, help }))}
        onBack={() => setHelping(null)}
      />
    );
  if (asking !== null && asked)
    return (
      <Sheet title={`How does ${isolateBidi(asked.name)} play?`} back="Done" onBack={() => setAsking(null)}>
        <WaysToPlay seat={asked} onChange={(to) => play.changeSeat(asking, () => to)} />
      </Sheet>
    );
  return (
    <Sheet title="Time for a break?" onBack={onBack} back="Play on">
      <div class="table-menu">
        <Button icon="meal" onClick={onShelf}>
          Dinner! Keep the game
        </Button>
        <p>
          {play.unsaved.value
            ? 'Not everything is saved yet. Please do not close this page: the game waits in it.'
            : 'Everything is kept. Tap “Go on” on the shelf to come back to this very moment.'}
        </p>
        <div class="table-menu-row">
          {openBook && (
            <Button tone="quiet" icon="open-book" aria-haspopup="dialog" onClick={() => openBook(null)}>
              Rule book
            </Button>
          )}
          <Button tone="quiet" icon="cog" onClick={onSettings}>
            Settings
          </Button>
          {onTime && (
            <Button tone="quiet" icon="hourglass" onClick={onTime}>
              Time machine
            </Button>
          )}
        </div>
        {onUpdate && (
          <Button tone="quiet" onClick={onUpdate}>
            A new version is here. Take it: the game goes on.
          </Button>
        )}
        {Object.keys(play.box.game.rolls).length > 0 && (
          <fieldset>
            <legend>Who throws real dice?</legend>
            {seats.map((seat, i) =>
              seat.player.kind === 'person' ? (
                <Button
                  key={seat.name}
                  tone="quiet"
                  size="small"
                  aria-pressed={seat.dice === 'real'}
                  onClick={() => play.changeSeat(i, (now) => ({ ...now, dice: seat.dice === 'real' ? 'app' : 'real' }))}
                >
                  {isolateBidi(seat.name)}: {seat.dice === 'real' ? 'real dice' : 'app dice'}
                </Button>
              ) : null,
            )}
          </fieldset>
        )}
        {help && (
          <fieldset>
            <legend>Too easy, or too hard?</legend>
            {seats.map((seat, i) =>
              seat.player.kind === 'person' ? (
                <Button key={seat.name} tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setHelping(i)}>
                  <HelpGlyph level={seat.help} size={1.5} />
                  {isolateBidi(seat.name)}: {HELP_NAMES[seat.help].toLowerCase()}
                </Button>
              ) : null,
            )}
          </fieldset>
        )}
        <fieldset>
          <legend>Who plays by ear, by keys, by a switch?</legend>
          {seats.map((seat, i) =>
            seat.player.kind === 'person' ? (
              <Button key={seat.name} tone="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(i)}>
                {isolateBidi(seat.name)}: ways to play
              </Button>
            ) : null,
          )}
        </fieldset>
        {play.settings.value.compass && (
          <fieldset>
            <legend>Who sits where? Tap somebody to send them round the table</legend>
            <TableTop seats={seats} from={from} onSide={(i, side) => play.changeSeat(i, (now) => ({ ...now, side }))} />
          </fieldset>
        )}
        <fieldset>
          <legend>Has somebody left, or come back?</legend>
          {seats.map((seat, i) => (
            <SeatSwap
              key={seat.name}
              seat={seat}
              onSwap={(player) => {
                play.changeSeat(i, (now) => ({ ...now, player }));
                // the game goes on at once: two taps are enough to leave, and to come back
                onBack();
              }}
            />
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}
