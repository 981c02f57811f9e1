import type { PolicyFactory } from '../../src/engine/bots/policies.ts';
import { randomPolicy } from '../../src/engine/bots/random.ts';
import { treeSearch } from '../../src/engine/bots/tree-search.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { initialPosition } from '../../src/engine/session.ts';
import { playOut } from '../../src/engine/simulate.ts';
import { dustUpModule } from '../../src/games/dust-up/index.ts';
import type { DustUp } from '../../src/games/dust-up/state/tasks.ts';
import { gameOf, play, seat, thinker } from './dust-up-io.ts';
import { compare, type Played, type Rounds } from './rounds.ts';

/** Dust-Up of four, at random, on both sides; and what it costs a bot to play one game to the end in its head. */

const { game, content } = dustUpModule;
const PLAYERS = 4;

function ours(seed: number): Played {
  const table = new Runner(game, content, initialPosition(game, content, PLAYERS, {}, seed));
  playOut(table, randomPolicy(Random.seed(-seed)));
  return { moves: table.answered, winners: table.outcome?.winners ?? [] };
}
function theirs(seed: number): Played {
  const rules = gameOf(content, PLAYERS, Random.seed(seed));
  return play(seat(rules, PLAYERS), rules, Random.seed(-seed));
}

/** So many games in our head, at the first question of a game; how many they were. */
const ourThoughts =
  (greedy: PolicyFactory<DustUp>, iterations: number) =>
  (seed: number): number => {
    const table = new Runner(game, content, initialPosition(game, content, PLAYERS, {}, seed));
    const choice = table.advance();
    if (choice) treeSearch({ game, content, greedy }, PLAYERS, { iterations }, Random.seed(-seed))(table.options(choice), choice, table);
    return iterations;
  };
const theirThoughts =
  (iterations: number) =>
  (seed: number): number => {
    const rules = gameOf(content, PLAYERS, Random.seed(seed));
    const client = seat(rules, PLAYERS);
    client.start();
    const state = client.getState();
    // nothing in it waits: all its thinking is done when it returns its promise
    void thinker(rules, iterations).play(state, state.ctx.currentPlayer);
    client.stop();
    return iterations;
  };

export type DustUpFigures = {
  readonly moves: Rounds;
  /** Both play on at random, to the end. */
  readonly thoughts: Rounds;
  /** Ours as it plays at the table, with its quick bot. */
  readonly greedyThoughts: Rounds;
};

export async function compareDustUp(rounds: number, milliseconds: number): Promise<DustUpFigures> {
  const time = { rounds, milliseconds };
  return {
    moves: compare({ ...time, ours: (from) => ours(from).moves, theirs: (from) => theirs(from).moves, same: [ours, theirs] }),
    thoughts: compare({ ...time, ours: ourThoughts(randomPolicy, 300), theirs: theirThoughts(25) }),
    greedyThoughts: compare({ ...time, ours: ourThoughts(dustUpModule.bots.greedy, 300), theirs: theirThoughts(25) }),
  };
}
