import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import { RuleButton } from '../book/RuleButton.tsx';
import { pointOnScreen } from '../parts/rotated-points.ts';
import { notePlace } from './note-place.ts';
import type { TableController } from './table-controller.ts';
import './refusal-note.css';

/** Buttons that are in use: answers, ways to an answer, and the bar below. */
const IN_USE = '[data-option], [data-narrow], [data-roll], [data-die], .news-bar button, .call';

type Spot = { readonly x: number; readonly y: number };
/** The middle of what has the focus: who plays by keyboard looks there. */
function focusSpot(): Spot | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Why a tap was refused, with the rule, near the finger. It disappears with the next tap. */
export function RefusalNote<V extends GameTypes>({ play }: { play: TableController<V> }) {
  const refusal = play.refusal.value;
  const note = useRef<HTMLParagraphElement>(null);
  const finger = useRef<Spot | null>(null);
  useEffect(() => {
    const press = ({ clientX: x, clientY: y }: PointerEvent) => {
      finger.current = { x, y };
    };
    const type = () => {
      finger.current = null;
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('keydown', type, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('keydown', type, true);
    };
  }, []);
  useLayoutEffect(() => {
    const paper = note.current;
    const spot = finger.current ?? focusSpot();
    if (!refusal || !paper || !spot) return;
    const { width, height } = paper.getBoundingClientRect();
    const buttons = [...document.querySelectorAll(IN_USE)].map((button) => button.getBoundingClientRect());
    const place = notePlace(spot, { width, height }, { width: window.innerWidth, height: window.innerHeight }, buttons);
    const { x, y } = pointOnScreen(paper, (place.left + place.right) / 2, (place.top + place.bottom) / 2);
    Object.assign(paper.style, { left: `${x}px`, top: `${y}px`, bottom: 'auto' });
  }, [refusal]);
  return (
    <div class="why-not" role="status" aria-live="polite">
      {refusal && (
        <p ref={note}>
          {refusal.words} {refusal.rule && <RuleButton rule={refusal.rule} onOpen={() => play.clearRefusal()} />}
        </p>
      )}
    </div>
  );
}
