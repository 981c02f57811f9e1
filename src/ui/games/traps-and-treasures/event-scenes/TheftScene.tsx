import type { Seat } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Die } from '../../../parts/Die.tsx';
import { DiggerBadge } from '../DiggerBadge.tsx';
import './event-scenes.css';

type VersusProps = {
  readonly duel: NonNullable<View['duel']>;
  readonly players: View['players'];
  readonly seats: readonly SeatRecord[];
};

/** A thief and a purse: who reaches for whose pocket, what is in it, and the dice of both. */
export function TheftScene({ duel, players, seats }: VersusProps) {
  const { by, on, attack, defend } = duel;
  const who = (seat: Seat, die: number | null) => (
    <span class="versus-who">
      <DiggerBadge seat={seat} seats={seats} mood={seat === on ? 'oh' : 'cross'} />
      <b dir="auto">{seats[seat]?.name}</b>
      <Die face={die} size={3} />
      <span class="on-hand risky">
        <Coin size={1.5} />
        {players[seat]?.gold}
      </span>
    </span>
  );
  return (
    <div class="versus paper">
      {who(by, attack)}
      <span class="versus-hand">
        <CutOut icon="snatch" print="var(--ember-lo)" holes="var(--glow)" width={30} />
      </span>
      {who(on, defend)}
    </div>
  );
}
