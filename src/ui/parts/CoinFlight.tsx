import { useLayoutEffect, useRef } from 'preact/hooks';
import { Coin } from './Coin.tsx';
import './coin-flight.css';
import { moveElement } from './move-element.ts';
import { middleIn } from './rotated-points.ts';

/** The maximum number of animated coins. */
const MOST = 8;
const FLIES = 520;
const APART = 45;

/** From where to where coins go, as selectors inside the element around the flight, and how many. */
export type Flight = { readonly from: string; readonly to: string; readonly many: number };

/** Coins that fly from where gold was to where it is now. `id` is new with every flight. */
export function CoinFlight({ flight, id }: { flight: Flight | null; id: number }) {
  const layer = useRef<HTMLDivElement>(null);
  const many = flight ? Math.min(MOST, flight.many) : 0;
  useLayoutEffect(() => {
    const here = layer.current;
    const stage = here?.parentElement;
    const [from, to] = [flight && stage?.querySelector(flight.from), flight && stage?.querySelector(flight.to)];
    if (!here || !from || !to) return;
    const [a, b] = [middleIn(here, from), middleIn(here, to)];
    [...here.children].forEach((coin, i) => {
      const lean = ((i % 3) - 1) * 26;
      moveElement(
        coin,
        [
          { transform: `translate(${a.x}px, ${a.y}px) scale(.6)`, opacity: 1 },
          { transform: `translate(${(a.x + b.x) / 2 + lean}px, ${Math.min(a.y, b.y) - 30 + lean}px) scale(1.25)`, opacity: 1, offset: 0.5 },
          { transform: `translate(${b.x}px, ${b.y}px) scale(.8)`, opacity: 1 },
        ],
        { duration: FLIES, delay: i * APART, easing: 'ease-in-out' },
      );
    });
  }, [id]);
  return (
    <div ref={layer} class="coins-in-flight" aria-hidden>
      {Array.from({ length: many }, (_, i) => (
        <span key={`${id} ${i}`}>
          <Coin size={1.75} />
        </span>
      ))}
    </div>
  );
}
