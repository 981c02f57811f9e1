import type { Seat, Vocabulary } from '../../engine/game.ts';
import type { Play } from './play.ts';
import { Veil } from './Veil.tsx';

/** The tablet goes from hand to hand: nobody's cards are in the page. */
export function Handing<V extends Vocabulary>({ play, to }: { play: Play<V>; to: Seat }) {
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
      onLift={() => play.lift(revision)}
    />
  );
}
