import type { GameTypes, Seat } from '../../../engine/game.ts';
import type { Reading, SeatRecord } from '../../../engine/seats.ts';
import type { TableController } from '../table-controller.ts';
import { Veil } from '../veil/Veil.tsx';

/** Who reads the hand that comes, in a sentence; null where that goes without saying. */
const READING_WORDS: { readonly [K in Reading]: (to: SeatRecord, seats: readonly SeatRecord[]) => string | null } = {
  reads: () => null,
  'is-read-to': (_to, seats) => {
    const reader = seats.find(({ player, reading }) => player.kind === 'person' && reading === 'reads');
    return reader ? `${reader.name} reads aloud` : null;
  },
  pair: ({ name }) => `A grown-up reads, ${name} picks`,
};

/** The screen while the tablet is handed over behind the veil. No secret cards are in the page. */
export function VeilScreen<V extends GameTypes>({ play, to, onMenu }: { play: TableController<V>; to: Seat; onMenu: () => void }) {
  const { seats, journal } = play.save.value;
  const { revision } = play;
  const record = seats[to];
  if (!record) return null;
  const giver = seats[journal.at(-1)?.seat ?? to];
  return (
    <Veil
      key={revision}
      from={giver && giver !== record ? giver : null}
      to={record}
      reading={READING_WORDS[record.reading](record, seats)}
      onLift={() => play.liftVeil(revision)}
      onMenu={onMenu}
    />
  );
}
