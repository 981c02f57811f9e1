import type { Event } from '../../../games/labyrinth/state/tasks.ts';
import type { Flight } from '../../parts/CoinFlight.tsx';

const purse = (seat: number) => `[data-purse="${seat}"]`;
const SCENE = '[data-coins]';

/** From where to where coins go; null when none do. */
export function flightOf(event: Event | undefined): Flight | null {
  switch (event?.do) {
    case 'coins-gained':
    case 'gambled':
    case 'sold':
      return { from: SCENE, to: purse(event.seat), many: event.coins };
    case 'coins-lost':
    case 'paid':
    case 'bought':
    case 'curse-lifted':
    case 'staked':
      return { from: purse(event.seat), to: SCENE, many: event.coins };
    case 'gave-coins':
      return { from: purse(event.seat), to: purse(event.to), many: event.coins };
    case 'dm-coins':
      return event.by > 0
        ? { from: SCENE, to: purse(event.seat), many: event.by }
        : { from: purse(event.seat), to: SCENE, many: -event.by };
    default:
      return null;
  }
}
