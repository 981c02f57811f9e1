import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/dust-up/content/content.ts';
import type { ShieldView, View } from '../../../games/dust-up/state/view-types.ts';
import type { Cues } from './cues.ts';
import type { Offer, Offers } from './move-targets.ts';
import { PlayerFigure } from './PlayerFigure.tsx';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly offers: Offers;
  readonly cues: Cues;
  readonly onOffer: (offer: Offer) => void;
  readonly onPlayer: (seat: number) => void;
  readonly onShield: (seat: number, shield: ShieldView) => void;
};

/** Everybody's stand: hero, hearts and shields. */
export function Stands({ view, seats, cues, ...shared }: Props) {
  return (
    <ol class="dust-stands" aria-label="Players">
      {view.players.map((player) => {
        const record = seats[player.seat];
        const hitter = player.hitBy !== null && !view.players[player.hitBy]?.out ? seats[player.hitBy] : undefined;
        return record ? (
          <PlayerFigure
            key={player.seat}
            {...shared}
            player={player}
            record={record}
            acting={player.seat === view.turn.seat}
            hitter={hitter ?? null}
            cue={cues.get(player.seat) ?? null}
          />
        ) : null;
      })}
    </ol>
  );
}
