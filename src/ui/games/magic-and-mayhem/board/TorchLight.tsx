import { useLayoutEffect, useRef } from 'preact/hooks';
import { memoized } from '../../../parts/memoize.tsx';
import { moveElement } from '../../../parts/move-element.ts';

/** Three rings of dark around the light, ten units a square; beyond the largest all is equally dark. */
const Sheets = memoized((_: object) => (
  <>
    <svg viewBox="-120 -120 240 240" aria-hidden>
      <use href="#print-shade" />
    </svg>
    <i class="dark north" />
    <i class="dark south" />
    <i class="dark west" />
    <i class="dark east" />
  </>
));

/** The dark, with a pool of light in it around the square (x, y). It glides there on a layer of its own. */
export function TorchLight({ x, y, side }: { x: number; y: number; side: number }) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef({ x, y });
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y };
    if (from.x === x && from.y === y) return;
    const at = (p: { x: number; y: number }) => `translate(${p.x * side}px, ${p.y * side}px)`;
    moveElement(layer.current, [{ transform: at(from) }, { transform: at({ x, y }) }], {
      duration: 420,
      easing: 'cubic-bezier(.2, .9, .3, 1)',
    });
  }, [x, y]);
  return (
    <div class="shade" aria-hidden>
      <div ref={layer} class="light" style={{ transform: `translate(calc(var(--s) * ${x}), calc(var(--s) * ${y}))` }}>
        <Sheets />
      </div>
    </div>
  );
}
