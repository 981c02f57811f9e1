import type { Event } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { CoinFlight, type Flight } from '../../../parts/CoinFlight.tsx';

const token = (seat: number) => `[data-token="${seat}"]`;
const purse = (seat: number) => `[data-purse="${seat}"]`;

/** From where to where gold goes; null when none does. */
export function flightOf(event: Event | undefined): Flight | null {
  switch (event?.do) {
    case 'gold-gained':
      return { from: token(event.seat), to: purse(event.seat), many: event.amount };
    case 'gold-lost':
      return { from: purse(event.seat), to: token(event.seat), many: event.amount };
    case 'stored':
      return { from: '.moment-who', to: '.moment .chest', many: event.amount };
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
export const CoinFlights = ({ event, id }: { event: Event | undefined; id: number }) => <CoinFlight flight={flightOf(event)} id={id} />;
