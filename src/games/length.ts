/** How long a game takes, from measured games (npm run figures) and from what this family took before. */

/** Minutes of people, by the kind of game that the options make, then by the number of players. */
export type MinutesTable = { readonly [kind: string]: { readonly [players: string]: number } };
/** Who plays: a bot is quicker than a person. */
export type Sitting = { readonly people: number; readonly bots: number };
/** A finished game of this family: its kind, who played, and how many minutes it took. */
export type Played = Sitting & { readonly game: string; readonly kind: string; readonly minutes: number };

/** The time of a bot's turn, in parts of a person's. */
const BOT = 0.25;
/** So many of the last games say how quick a family is. */
const GAMES = 6;
/** The measured games count as so many of a family's. */
const MEASURED = 1;
/** A family may be so many times as quick or as slow as the measure. */
const FASTEST = 0.4;
const SLOWEST = 3;

/** The minutes that so many people take. Between two measured numbers it is on the line between them; null where nothing was measured. */
function measured(table: MinutesTable, kind: string, players: number): number | null {
  const known = Object.entries(table[kind] ?? {}).map(([count, minutes]) => ({ count: Number(count), minutes }));
  const below = known.filter(({ count }) => count <= players).at(-1) ?? known[0];
  const above = known.find(({ count }) => count >= players) ?? known.at(-1);
  if (!below || !above) return null;
  const way = above.count === below.count ? 0 : (players - below.count) / (above.count - below.count);
  return below.minutes + way * (above.minutes - below.minutes);
}

/** The minutes that these players take, at the pace of the measure. */
function expected(table: MinutesTable, kind: string, { people, bots }: Sitting): number | null {
  const minutes = measured(table, kind, people + bots);
  return minutes === null ? null : (minutes * (people + BOT * bots)) / (people + bots);
}

/** How many times as long as the measured games this family takes. 1 before its first game. */
export function paceOf(table: MinutesTable, game: string, played: readonly Played[]): number {
  const ratios = played
    .filter((one) => one.game === game)
    .slice(-GAMES)
    .flatMap((one) => {
      const minutes = expected(table, one.kind, one);
      return minutes ? [Math.min(SLOWEST, Math.max(FASTEST, one.minutes / minutes))] : [];
    });
  return (MEASURED + ratios.reduce((sum, ratio) => sum + ratio, 0)) / (MEASURED + ratios.length);
}

/** How many minutes a game of this kind takes these players; null where nothing was measured. */
export function minutesOf(table: MinutesTable, kind: string, sitting: Sitting, pace: number): number | null {
  const minutes = expected(table, kind, sitting);
  return minutes === null ? null : minutes * pace;
}

/** How many games it takes until one of so many sides has won `goal` of them, if all are even. */
export function gamesOfMatch(sides: number, goal: number): number {
  /** By how many games each side has won, the most first: which side it was does not matter. */
  const known = new Map<string, number>();
  const after = (won: readonly number[]): number => {
    if (won[0] === goal) return 0;
    const key = won.join();
    const games =
      known.get(key) ??
      1 + won.reduce((sum, _, side) => sum + after(won.map((n, i) => (i === side ? n + 1 : n)).sort((a, b) => b - a)), 0) / sides;
    known.set(key, games);
    return games;
  };
  return after(Array<number>(sides).fill(0));
}

/** The lengths that a family may ask for, in minutes. */
export const LENGTHS = [15, 30, 60] as const;
export type Length = (typeof LENGTHS)[number];
/** A game counts as one of `length` if it takes at most so many times as long, or as short. */
const NEAR = Math.SQRT2;

const apart = (minutes: number, length: Length): number => Math.max(minutes / length, length / minutes);
/** Whether so many minutes count as this length. Whatever is shorter than the first one is short. */
const isNear = (minutes: number, length: Length): boolean => apart(minutes, length) <= NEAR || (length === LENGTHS[0] && minutes < length);
/** The length that so many minutes come to; null if none is near. */
export const lengthOf = (minutes: number): Length | null => LENGTHS.find((length) => isNear(minutes, length)) ?? null;

/** For each length that can be had, the choice that is nearest to it. `plain` ones come first. */
export function choicesOf<T>(
  choices: readonly { readonly choice: T; readonly minutes: number; readonly plain: boolean }[],
): readonly { readonly length: Length; readonly choice: T; readonly minutes: number }[] {
  return LENGTHS.flatMap((length) => {
    const [best] = choices
      .filter(({ minutes }) => isNear(minutes, length))
      .sort((a, b) => Number(b.plain) - Number(a.plain) || apart(a.minutes, length) - apart(b.minutes, length));
    return best ? [{ length, choice: best.choice, minutes: best.minutes }] : [];
  });
}
