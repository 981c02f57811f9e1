import * as v from 'valibot';
import type { SeatRecord } from '../../engine/seats.ts';
import { SeatEntries } from '../import-export/seat-schema.ts';
import { readLocal, writeLocal } from './local-storage.ts';

/** Who sat at a game last, with all that was chosen for them. One small record for each game. */
type LastSeats = {
  readonly seats: readonly SeatRecord[];
  /** Whether somebody has chosen the sides. */
  readonly placed: boolean;
  readonly youngest: number;
  /** What was chosen for the game; older records have none. */
  readonly options?: unknown;
};

const Stored: v.GenericSchema<LastSeats> = v.pipe(
  v.strictObject({
    seats: v.array(v.strictObject(SeatEntries)),
    placed: v.boolean(),
    youngest: v.number(),
    options: v.exactOptional(v.unknown()),
  }),
  v.check(({ seats, youngest }) => seats[youngest] !== undefined && new Set(seats.map(({ emblem }) => emblem)).size === seats.length),
);
const storageName = (game: string): string => `seats/${game}`;

/** Who sat at this game last; null for nobody, or where that cannot be read. */
export function lastSeats(game: string): LastSeats | null {
  const stored = readLocal(storageName(game));
  return v.is(Stored, stored) ? stored : null;
}

/** Stores who sits at this game. A note is about a character, and goes with its game. */
export const rememberSeats = (game: string, { seats, placed, youngest, options }: LastSeats): void =>
  writeLocal(storageName(game), { seats: seats.map(({ note, earlierNotes, ...seat }) => seat), placed, youngest, options });
