/** Two programs that do the same, against each other: turn and turn about, so that whatever else the machine does falls on both. */

export type Played = { readonly moves: number; readonly winners: readonly number[] };
/** So much of something a second, in each round and in the middle of all. */
export type Rounds = {
  readonly ours: number;
  readonly boardgameio: number;
  readonly ratio: number;
  readonly rounds: readonly { readonly ours: number; readonly boardgameio: number; readonly ratio: number }[];
};
/** Does something with this seed; how much of it. */
type Work = (seed: number) => number;

/** Both must have played the same games, or the comparison says nothing. */
const SAME = 100;
export function checkSame([ours, theirs]: readonly [(seed: number) => Played, (seed: number) => Played]): void {
  for (let seed = 1; seed <= SAME; seed++) {
    const [a, b] = [ours(seed), theirs(seed)];
    if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`seed ${seed}: ours ${JSON.stringify(a)}, theirs ${JSON.stringify(b)}`);
  }
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** How often the time of the processor is looked at, in milliseconds: that takes a microsecond, about as long as the shortest game. */
const LOOK = 2;

/** How much is done a second, over about so many milliseconds. All time is that of the processor: what else the machine does does not count. */
export function speed(work: Work, milliseconds: number, firstSeed: number): number {
  let done = 0;
  let seed = firstSeed;
  const from = processorTime();
  let spent = 0;
  while (spent < milliseconds) {
    const look = performance.now() + LOOK;
    do done += work(seed++);
    while (performance.now() < look);
    spent = processorTime() - from;
  }
  return (1000 * done) / spent;
}
export const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

export function compare({
  ours,
  theirs,
  same,
  rounds,
  milliseconds,
}: {
  readonly ours: Work;
  readonly theirs: Work;
  readonly same?: readonly [(seed: number) => Played, (seed: number) => Played];
  readonly rounds: number;
  readonly milliseconds: number;
}): Rounds {
  if (same) checkSame(same);
  speed(ours, milliseconds, 1);
  speed(theirs, milliseconds, 1);
  const played = Array.from({ length: rounds }, (_, round) => {
    const seed = 1000 + round * 100_000;
    const us = speed(ours, milliseconds, seed);
    const them = speed(theirs, milliseconds, seed);
    return { ours: us, boardgameio: them, ratio: us / them };
  });
  return {
    ours: median(played.map((round) => round.ours)),
    boardgameio: median(played.map((round) => round.boardgameio)),
    ratio: median(played.map((round) => round.ratio)),
    rounds: played,
  };
}
