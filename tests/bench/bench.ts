import { randomPolicy } from '../../src/engine/bots/random.ts';
import type { Game } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { act, initialPosition, startSession, undo } from '../../src/engine/session.ts';
import { playOut } from '../../src/engine/simulate.ts';
import { MAX_UNDO } from '../../src/engine/undo-limit.ts';
import { type Brawl, brawl, content } from '../engine/brawl.ts';
import { type Anchors, compareAnchors } from './anchors.ts';
import { play, seat } from './boardgameio-pillow-fight.ts';
import { costByDungeon, type DungeonCost } from './dungeon.ts';
import { compareDustUp, type DustUpFigures } from './dust-up.ts';
import { compare, type Played, type Rounds } from './rounds.ts';

const PLAYERS = 4;
const HEARTS = 10;
const options = { hearts: HEARTS };

function ours(seed: number): Played {
  const table = new Runner(brawl, content, initialPosition(brawl, content, PLAYERS, options, seed));
  playOut(table, randomPolicy(Random.seed(-seed)));
  return { moves: table.answered, winners: table.outcome?.winners ?? [] };
}
/** One source for deal, shuffles and dice, as in our own position. */
const theirs = (seed: number): Played => play(seat(PLAYERS, HEARTS, content, Random.seed(seed)), Random.seed(-seed));

/** A fight without an end and without a reveal: each command can be taken back, as far as undo goes. */
const endless: Game<Brawl> = {
  ...brawl,
  steps: { ...brawl.steps, turn: (context, { seat }) => context.next({ do: 'aim', seat, amount: 0 }) },
  choices: { ...brawl.choices, aim: { ...brawl.choices.aim, answer: (context, _, choice) => context.next({ ...choice }) } },
};

/** What one command costs after so many before it, what taking it back costs, and how much there is to save. */
function costAfter(commands: number) {
  let { session } = startSession(endless, content, PLAYERS, options, 1);
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

/** The pillow fight's, and what is measured beside it. */
export type Figures = Rounds & {
  readonly dustUp: DustUpFigures;
  readonly anchors: Anchors;
  readonly byLength: readonly ReturnType<typeof costAfter>[];
  readonly byDungeon: readonly DungeonCost[];
};

export async function main({ rounds = 7, milliseconds = 700 } = {}): Promise<Figures> {
  const time = { rounds, milliseconds };
  return {
    ...compare({ ...time, ours: (from) => ours(from).moves, theirs: (from) => theirs(from).moves, same: [ours, theirs] }),
    dustUp: await compareDustUp(rounds, milliseconds),
    anchors: compareAnchors(rounds, milliseconds),
    byLength: [0, 10, MAX_UNDO, 10 * MAX_UNDO].map(costAfter),
    byDungeon: await costByDungeon(),
  };
}
