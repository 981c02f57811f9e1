import { useLayoutEffect, useRef } from 'preact/hooks';
import { CutOut } from '../../parts/CutOut.tsx';
import { prefersStillness } from '../../parts/stillness.ts';
import { middleIn } from '../../parts/turned.ts';
import './fling.css';

/** What lies about in the dust. */
export const BITS = [
  { name: 'fist', icon: 'fist', print: 'var(--plum)', holes: 'var(--paper)' },
  { name: 'boot', icon: 'cowboy-boot', print: 'var(--ember-lo)', holes: 'var(--paper)' },
  { name: 'bone', icon: 'fishbone', print: 'var(--night-700)', holes: 'var(--paper)' },
  { name: 'duck', icon: 'plastic-duck', print: 'var(--wood)', holes: 'var(--flame)' },
] as const;

const FLIES = 440;

/** Something out of the dust flies at each of these seats, tumbling. `id` is new with every throw. */
export function Fling({ at, id }: { at: readonly number[]; id: number }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = layer.current;
    const stage = here?.parentElement;
    const cloud = stage?.querySelector('.dust-cloud');
    const puppets = stage?.querySelectorAll('.dust-puppet');
    if (!here || !cloud || !puppets || prefersStillness()) return;
    const from = middleIn(here, cloud);
    [...here.children].forEach((bit, i) => {
      const puppet = puppets[at[i] ?? -1];
      if (!puppet) return;
      const to = middleIn(here, puppet);
      const turn = to.x < from.x ? -1 : 1;
      const over = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) };
      bit.animate?.(
        [
          { transform: `translate(${from.x}px, ${from.y}px) scale(.7)`, opacity: 1 },
          { transform: `translate(${over.x}px, ${over.y}px) rotate(${turn * 260}deg) scale(1.5)`, opacity: 1, offset: 0.55 },
          { transform: `translate(${to.x}px, ${to.y}px) rotate(${turn * 520}deg)`, opacity: 1 },
        ],
        { duration: FLIES, easing: 'ease-in' },
      );
    });
  }, [id]);
  return (
    <div ref={layer} class="dust-flung" aria-hidden="true">
      {at.map((seat, i) => {
        const { name: _, ...bit } = BITS[(id + i) % BITS.length] ?? BITS[0];
        return (
          <span key={`${id} ${seat}`}>
            <CutOut {...bit} width={34} />
          </span>
        );
      })}
    </div>
  );
}
