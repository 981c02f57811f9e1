import type { GameTypes, Seat } from '../../../engine/game.ts';
import type { TableController } from '../table-controller.ts';
import { Veil } from '../veil/Veil.tsx';

/** The screen while the tablet is handed over behind the veil. No secret cards are in the page. */
export function VeilScreen<V extends GameTypes>({ play, to }: { play: TableController<V>; to: Seat }) {
  const { seats, journal } = play.save.value;
  const { revision } = play;
  const record = seats[to];
  if (!record) return null;
  const giver = seats[journal.at(-1)?.seat ?? to];
  const reader = seats.find((seat) => seat.player.kind === 'person' && seat.reading === 'reads');
  return (
    <Veil
      key={revision}
      from={giver && giver !== record ? giver : null}
      to={record}
      reader={record.reading === 'is-read-to' ? (reader?.name ?? null) : null}
      onLift={() => play.liftVeil(revision)}
    />
  );
}
