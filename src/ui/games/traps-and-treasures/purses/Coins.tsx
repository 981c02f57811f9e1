import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Event } from '../../../../games/traps-and-treasures/vocabulary.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { prefersStillness } from '../../../parts/stillness.ts';

/** No more than so many fly, however much it is. */
const MOST = 8;
const FLIES = 520;
const APART = 45;

type Flight = { readonly from: string; readonly to: string; readonly many: number };
const token = (seat: number) => `[data-token="${seat}"]`;
const purse = (seat: number) => `[data-purse="${seat}"]`;
const chest = (seat: number) => `[data-chest="${seat}"]`;

/** From where to where gold goes; null when none does. */
export function flightOf(event: Event | undefined): Flight | null {
  switch (event?.do) {
    case 'gold-gained':
      return { from: token(event.seat), to: purse(event.seat), many: event.amount };
    case 'gold-lost':
      return { from: purse(event.seat), to: token(event.seat), many: event.amount };
    case 'stored':
      return { from: purse(event.seat), to: chest(event.seat), many: event.amount };
    case 'stole':
      return { from: purse(event.from), to: purse(event.seat), many: event.amount };
    case 'fooled':
      return { from: purse(event.by), to: purse(event.seat), many: event.amount };
    case 'died':
      return { from: purse(event.seat), to: token(event.seat), many: event.gold };
    default:
      return null;
  }
}

/** Coins that fly from where gold was to where it is now. `id` is new with every event. */
export function Coins({ event, id }: { event: Event | undefined; id: number }) {
  const layer = useRef<HTMLDivElement>(null);
  const flight = flightOf(event);
  const many = flight ? Math.min(MOST, flight.many) : 0;
  useLayoutEffect(() => {
    const here = layer.current;
    const stage = here?.parentElement;
    const [from, to] = [flight && stage?.querySelector(flight.from), flight && stage?.querySelector(flight.to)];
    if (!here || !from || !to || prefersStillness()) return;
    const ground = here.getBoundingClientRect();
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2 - ground.left, y: top + height / 2 - ground.top };
    };
    const [a, b] = [middle(from), middle(to)];
    [...here.children].forEach((coin, i) => {
      const lean = ((i % 3) - 1) * 26;
      coin.animate?.(
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
    <div ref={layer} class="coins-in-flight" aria-hidden="true">
      {Array.from({ length: many }, (_, i) => (
        <span key={`${id} ${i}`}>
          <Coin size={1.75} />
        </span>
      ))}
    </div>
  );
}
