import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import { CutOut } from '../../parts/CutOut.tsx';
import { cutOf } from '../../parts/inks.ts';
import { moveElement } from '../../parts/move-element.ts';
import { middleIn } from '../../parts/rotated-points.ts';
import type { Blow } from './cues.ts';
import './throw.css';

/** As long as the picture of a lunge, at normal speed. */
const FLIES = 180;
/** How much a puppet leans to its side at least, also at somebody straight above or below. */
const LEAST_LEAN = 0.4;

type ThrowProps = {
  readonly blow: Blow | null;
  /** The card that hits; its picture is what flies. */
  readonly card: string | null;
  readonly content: Content;
};

/** What is on a card flies from the attacker at whom the blow is aimed. It tells the stage where that is, for those who lean. */
export function Throw({ blow, card, content }: ThrowProps) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = layer.current;
    const stage = here?.parentElement;
    const puppets = stage?.querySelectorAll('.dust-puppet');
    const thrower = puppets?.[blow?.from ?? -1];
    if (!here || !stage || !blow || !puppets || !thrower) return;
    const from = middleIn(here, thrower);
    const goals = blow.at.flatMap((seat) => {
      const puppet = puppets[seat];
      return puppet ? [middleIn(here, puppet)] : [];
    });
    const [first] = goals;
    if (first) {
      const [x, y] = [first.x - from.x, first.y - from.y];
      const far = Math.hypot(x, y) || 1;
      stage.style.setProperty('--aim-x', ((x < 0 ? -1 : 1) * Math.max(LEAST_LEAN, Math.abs(x / far))).toFixed(2));
      stage.style.setProperty('--aim-y', (y / far).toFixed(2));
    }
    if (blow.kind !== 'lunge') return;
    goals.forEach((to, i) => {
      const turn = to.x < from.x ? -1 : 1;
      const over = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - 30 };
      moveElement(
        here.children[i] ?? null,
        [
          { transform: `translate(${from.x}px, ${from.y}px) rotate(${turn * -30}deg) scale(.6)`, opacity: 1 },
          { transform: `translate(${over.x}px, ${over.y}px) rotate(${turn * 70}deg) scale(1.25)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${to.x}px, ${to.y}px) rotate(${turn * 170}deg)`, opacity: 1 },
        ],
        { duration: FLIES, easing: 'ease-in' },
      );
    });
  }, [blow]);
  const thrown = blow?.kind === 'lunge' && card !== null ? cardOf(content.cards, card) : null;
  return (
    <div ref={layer} class="dust-thrown" aria-hidden>
      {thrown &&
        blow?.at.map((seat) => (
          <span key={`${blow.id} ${seat}`}>
            <CutOut {...cutOf({ ...cardOf(content.heroes, thrown.hero).art, icon: thrown.icon })} width={34} />
          </span>
        ))}
    </div>
  );
}
