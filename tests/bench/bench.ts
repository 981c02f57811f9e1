import { randomly } from '../../src/engine/bots/random.ts';
import type { Game } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { act, deal, MOST_COMMANDS, start, undo } from '../../src/engine/session.ts';
import { playOn } from '../../src/engine/simulate.ts';
import { Table } from '../../src/engine/table.ts';
import { type Brawl, brawl, content } from '../engine/brawl.ts';
import { play, seat } from './boardgameio.ts';
import { costByDungeon, type DungeonCost } from './dungeon.ts';

const PLAYERS = 4;
const HEARTS = 10;
const options = { hearts: HEARTS };
type Played = { readonly moves: number; readonly winners: readonly number[] };

function ours(seed: number): Played {
  const table = new Table(brawl, content, deal(brawl, content, PLAYERS, options, seed));
  playOn(table, randomly(Random.seed(-seed)));
  return { moves: table.answered, winners: table.outcome?.winners ?? [] };
}
/** One source for deal, shuffles and dice, as in our own position. */
const theirs = (seed: number): Played => play(seat(PLAYERS, HEARTS, content, Random.seed(seed)), Random.seed(-seed));

/** Both must have played the same games, or the comparison says nothing. */
function checkSameGames(games: number): void {
  for (let seed = 1; seed <= games; seed++) {
    const [a, b] = [ours(seed), theirs(seed)];
    if (JSON.stringify(a) !== JSON.stringify(b))
      throw new Error(`seed ${seed}: ours ${JSON.stringify(a)}, boardgame.io's ${JSON.stringify(b)}`);
  }
}

/** Moves a second over about so many milliseconds. */
function speed(game: (seed: number) => Played, milliseconds: number, firstSeed: number): number {
  let moves = 0;
  const from = performance.now();
  let seed = firstSeed;
  while (performance.now() - from < milliseconds) for (let i = 0; i < 10; i++) moves += game(seed++).moves;
  return (1000 * moves) / (performance.now() - from);
}
const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** A fight without an end and without a reveal: each command can be taken back, as far as undo goes. */
const endless: Game<Brawl> = {
  ...brawl,
  steps: { ...brawl.steps, turn: (turn, { seat }) => turn.next({ do: 'aim', seat, amount: 0 }) },
  choices: { ...brawl.choices, aim: { ...brawl.choices.aim, answer: (turn, _, choice) => turn.next({ ...choice }) } },
};

/** What one command costs after so many before it, what taking it back costs, and how much there is to save. */
function costAfter(commands: number) {
  let { session } = start(endless, content, PLAYERS, options, 1);
  const command = { do: 'aim', at: 1 } as const;
  for (let i = 0; i < commands; i++) session = act(endless, content, session, command).session;
  const time = (run: () => unknown, times: number) => {
    const from = performance.now();
    for (let i = 0; i < times; i++) run();
    return (1000 * (performance.now() - from)) / times;
  };
  return {
    commands,
    actMicroseconds: time(() => act(endless, content, session, command), 2000),
    undoMicroseconds: time(() => undo(endless, content, session), 200),
    saveBytes: JSON.stringify(session).length,
  };
}

export type Figures = {
  readonly ours: number;
  readonly boardgameio: number;
  readonly ratio: number;
  readonly rounds: readonly { readonly ours: number; readonly boardgameio: number; readonly ratio: number }[];
  readonly byLength: readonly ReturnType<typeof costAfter>[];
  readonly byDungeon: readonly DungeonCost[];
};

/** Turn and turn about, so that whatever else the machine does falls on both. */
export async function main({ rounds = 7, milliseconds = 700 } = {}): Promise<Figures> {
  checkSameGames(100);
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
    byLength: [0, 10, MOST_COMMANDS, 10 * MOST_COMMANDS].map(costAfter),
    byDungeon: await costByDungeon(),
  };
}
