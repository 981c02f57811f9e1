import { useContext } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { inSentence } from '../../engine/kit/words.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { useBook } from '../book/WithBook.tsx';
import { Button } from '../parts/Button.tsx';
import { Emblem } from '../parts/Emblem.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { TableTop } from '../parts/TableTop.tsx';
import { ScreenSide } from './Compass.tsx';
import type { Play } from './play.ts';
import './menu.css';

type MenuProps<V extends Vocabulary> = {
  readonly play: Play<V>;
  readonly onBack: () => void;
  readonly onShelf: () => void;
  readonly onSettings: () => void;
  readonly onTime: () => void;
  /** A new version waits: the family may take it now. */
  readonly onUpdate: (() => void) | null;
};

/** A seat changes hands: a bot plays on for somebody who has left, until they are back. */
function SeatSwap({ seat, onSwap }: { seat: SeatRecord; onSwap: (player: SeatRecord['player']) => void }) {
  const bot = seat.player.kind === 'bot';
  return (
    <div class="seat-swap">
      <Emblem emblem={seat.emblem} size={2} />
      <span>
        <b>{inSentence(seat.name)}</b> {bot ? 'is a bot now' : 'plays'}
      </span>
      <Button
        tone={bot ? 'teal' : 'quiet'}
        size="small"
        aria-label={bot ? `A person plays for ${seat.name}` : `A bot plays for ${seat.name}`}
        onClick={() => onSwap(bot ? { kind: 'person' } : { kind: 'bot', strength: 'gentle' })}
      >
        {bot ? 'I take over' : 'Let a bot play'}
      </Button>
    </div>
  );
}

/** A break: dinner, settings, the time machine, real dice. */
export function Menu<V extends Vocabulary>({ play, onBack, onShelf, onSettings, onTime, onUpdate }: MenuProps<V>) {
  const { seats } = play.save.value;
  const openBook = useBook();
  const from = useContext(ScreenSide);
  return (
    <Sheet title="Time for a break?" onBack={onBack} back="Play on">
      <div class="table-menu">
        <Button icon="meal" onClick={onShelf}>
          Dinner! Keep the game
        </Button>
        <p>Everything is kept. Tap “Go on” on the shelf to come back to this very moment.</p>
        <div class="table-menu-row">
          {openBook && (
            <Button tone="quiet" icon="open-book" aria-haspopup="dialog" onClick={() => openBook(null)}>
              Rule book
            </Button>
          )}
          <Button tone="quiet" icon="cog" onClick={onSettings}>
            Settings
          </Button>
          <Button tone="quiet" icon="hourglass" onClick={onTime}>
            Time machine
          </Button>
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
                  onClick={() => play.reseat(i, (now) => ({ ...now, dice: seat.dice === 'real' ? 'app' : 'real' }))}
                >
                  {inSentence(seat.name)}: {seat.dice === 'real' ? 'real dice' : 'app dice'}
                </Button>
              ) : null,
            )}
          </fieldset>
        )}
        {play.settings.value.compass && (
          <fieldset>
            <legend>Who sits where? Tap somebody to send them round the table</legend>
            <TableTop seats={seats} from={from} onSide={(i, side) => play.reseat(i, (now) => ({ ...now, side }))} />
          </fieldset>
        )}
        <fieldset>
          <legend>Has somebody left, or come back?</legend>
          {seats.map((seat, i) => (
            <SeatSwap key={seat.name} seat={seat} onSwap={(player) => play.reseat(i, (now) => ({ ...now, player }))} />
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}
