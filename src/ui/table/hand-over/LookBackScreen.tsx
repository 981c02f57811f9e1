import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes, Seat } from '../../../engine/game.ts';
import { Button } from '../../parts/Button.tsx';
import type { TableController } from '../table-controller.ts';
import './hand-over.css';

type LookBackProps<V extends GameTypes> = { readonly play: TableController<V>; readonly seat: Seat; readonly onEnd: () => void };

/** What is in use: the hand, a card of it that is held up, what explains a word on it; the shade after a tap; and *Take back*, of one's own turn. */
const IN_USE = '[data-looked-at], [aria-modal="true"], .finger-shade, footer [aria-disabled="true"], footer [data-undo]';

/** While somebody looks at what came of their turn, and at new cards, before they give the tablet away. A tap on a card holds it up; every other tap hides the cards. */
export function LookBackScreen<V extends GameTypes>({ play, seat, onEnd }: LookBackProps<V>) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    room.current?.querySelector('button')?.focus({ preventScroll: true });
    const isLook = ({ target }: Event) => target instanceof Element && target.closest(IN_USE) !== null;
    // the finger that has hurried the last picture along came down before
    let meant = false;
    const press = (event: Event) => {
      meant = !isLook(event);
    };
    const hide = (event: MouseEvent) => {
      if (isLook(event)) return;
      event.stopPropagation();
      if (meant || event.detail === 0) onEnd();
    };
    // on the window: nothing else of the table is in use
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', hide, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', hide, true);
    };
  }, []);
  // a pressed key that repeats is still the one that played the card
  const ignoreRepeat = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  return (
    <div ref={room} class="look-back" role="dialog" aria-label={`${play.names.value[seat]}, that was your turn`} onKeyDown={ignoreRepeat}>
      <Button>Hide my cards</Button>
    </div>
  );
}
