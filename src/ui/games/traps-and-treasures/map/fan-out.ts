/** Where somebody stands on a tile: its foot in parts of the tile, how large it is in tiles, and how it leans, in degrees. */
export type Stand = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lean: number;
  /** The side where its gold hangs, away from the others. */
  readonly side: -1 | 1;
};

const ALONE: Stand = { x: 0.5, y: 0.9, size: 0.78, lean: 0, side: -1 };
/** Beside what lies there, so that both are seen. */
const BESIDE: Stand = { ...ALONE, x: 0.68, side: 1 };
/** How large each of so many is. */
const SIZES = [0.78, 0.66, 0.6, 0.54, 0.5, 0.48];

/**
 * How those who share a tile stand: fanned out like cards in a hand, so that each face and each purse is seen. `seats` are those on the
 * tile; whoever has the torch stands in front, in the middle of three and more. One alone stands `beside` what lies there.
 */
export function fanOf(seats: readonly number[], torch: number | null, beside = false): ReadonlyMap<number, Stand> {
  const [only] = seats;
  if (seats.length === 1 && only !== undefined) return new Map([[only, beside ? BESIDE : ALONE]]);
  const size = SIZES[seats.length - 1] ?? 0.48;
  if (seats.length === 2) {
    return new Map(
      seats.map((seat, i): [number, Stand] => [
        seat,
        { x: i === 0 ? 0.24 : 0.76, y: seat === torch ? 0.96 : 0.86, size, lean: i === 0 ? -10 : 10, side: i === 0 ? -1 : 1 },
      ]),
    );
  }
  const front = seats.find((seat) => seat === torch) ?? seats[0];
  const behind = seats.filter((seat) => seat !== front);
  const stands = new Map<number, Stand>();
  behind.forEach((seat, i) => {
    // from -1 at the left end of the fan to 1 at the right one
    const at = (2 * i) / (behind.length - 1) - 1;
    stands.set(seat, { x: 0.5 + 0.44 * at, y: 0.52 + 0.2 * Math.abs(at), size, lean: 16 * at, side: at < 0 ? -1 : 1 });
  });
  if (front !== undefined) stands.set(front, { x: 0.5, y: 1.04, size, lean: 0, side: -1 });
  return stands;
}
