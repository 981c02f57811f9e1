import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes, Seat } from '../../../engine/game.ts';
import { Button } from '../../parts/Button.tsx';
import { restBehind } from '../../parts/rest-behind.ts';
import type { TableController } from '../table-controller.ts';
import './hand-over.css';

type NewHandProps<V extends GameTypes> = { readonly play: TableController<V>; readonly seat: Seat; readonly onEnd: () => void };

/** Over the table while somebody looks at their new cards before they give the tablet away. Every tap hides the cards. */
export function NewHandScreen<V extends GameTypes>({ play, seat, onEnd }: NewHandProps<V>) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    room.current?.querySelector('button')?.focus({ preventScroll: true });
    return restBehind(room.current);
  }, []);
  // a pressed key that repeats is still the one that played the card
  const ignoreRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  return (
    <div
      ref={room}
      class="hand-over new-hand"
      role="dialog"
      aria-modal="true"
      aria-labelledby="new-hand"
      onClick={onEnd}
      onKeyDown={ignoreRepeat}
    >
      <span class="new-hand-sign paper">
        <strong id="new-hand">{play.names.value[seat]}, look: new cards!</strong>
        <Button>Hide my cards</Button>
      </span>
    </div>
  );
}
