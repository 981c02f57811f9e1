import type { SeatRecord } from '../../../engine/seats.ts';
import type { Content } from '../../../games/dust-up/content/content.ts';
import type { ShieldView, View } from '../../../games/dust-up/state/view-types.ts';
import type { Aim, Aims } from './aims.ts';
import type { Cues } from './cues.ts';
import type { Offer, Offers } from './move-targets.ts';
import { PlayerFigure } from './PlayerFigure.tsx';
import { inCamps, isAsleep, teamAt } from './teams.ts';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  /** Who has the light. */
  readonly acting: number;
  readonly offers: Offers;
  readonly cues: Cues;
  /** Who won the last game of a match. */
  readonly star: readonly number[];
  /** The card that somebody took up or carries, and at whom it can be aimed. */
  readonly held: { readonly name: string; readonly aims: Aims } | null;
  readonly onAim: (aim: Aim) => void;
  readonly onOffer: (offer: Offer) => void;
  readonly onPlayer: (seat: number) => void;
  readonly onShield: (seat: number, shield: ShieldView) => void;
};

/** Everybody's stand: hero, hearts and shields. */
export function Stands({ view, seats, acting, star, cues, held, ...shared }: Props) {
  return (
    <ol class="dust-stands" aria-label="Players">
      {inCamps(view, view.players).map((player) => {
        const record = seats[player.seat];
        const hitter = player.hitBy !== null && !view.players[player.hitBy]?.out ? seats[player.hitBy] : undefined;
        return record ? (
          <PlayerFigure
            key={player.seat}
            {...shared}
            player={player}
            record={record}
            team={teamAt(view, player.seat)}
            acting={player.seat === acting}
            asleep={isAsleep(view, player.seat)}
            hasStar={star.includes(player.seat)}
            hitter={hitter ?? null}
            held={held?.aims.seats.has(player.seat) ? held.name : null}
            aimsAtShields={held?.aims.shields ?? false}
            cue={cues.get(player.seat) ?? null}
          />
        ) : null;
      })}
    </ol>
  );
}
