import type { Seat } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Rosette } from '../../../parts/Rosette.tsx';
import { puppetCut } from '../puppets.ts';
import './moments.css';

type VersusProps = {
  readonly by: Seat;
  readonly on: Seat;
  /** What the thief has rolled. */
  readonly attack: number | null;
  readonly seats: readonly SeatRecord[];
};

/** A thief and a purse: who reaches for whose pocket, and what there is to beat. */
export function Versus({ by, on, attack, seats }: VersusProps) {
  return (
    <div class="versus paper">
      <Who seat={by} seats={seats} />
      <span class="versus-hand">
        <CutOut icon="snatch" print="var(--ember-lo)" holes="var(--glow)" size={5} width={30} />
        {attack !== null && <b>{attack} to beat</b>}
      </span>
      <Who seat={on} seats={seats} flip />
    </div>
  );
}

function Who({ seat, seats, flip = false }: { seat: Seat; seats: readonly SeatRecord[]; flip?: boolean }) {
  return (
    <span class="versus-who">
      <Rosette size={8} emblem={seats[seat]?.emblem ?? 'sun'} {...puppetCut(seat)} flip={flip} label="" />
      <b>{seats[seat]?.name}</b>
    </span>
  );
}
