import { randomly } from '../../src/engine/bots/random.ts';
import { search } from '../../src/engine/bots/search.ts';
import type { Mind } from '../../src/engine/bots/wits.ts';
import { Random } from '../../src/engine/random.ts';
import { deal } from '../../src/engine/session.ts';
import { playOn } from '../../src/engine/simulate.ts';
import { Table } from '../../src/engine/table.ts';
import { dustUpBox } from '../../src/games/dust-up/box.ts';
import type { DustUp } from '../../src/games/dust-up/vocabulary.ts';
import { wits } from '../../src/games/dust-up/wits.ts';
import { gameOf, play, seat, thinker } from './dust-up-io.ts';
import { compare, type Played, type Rounds } from './rounds.ts';

/** Dust-Up of four, at random, on both sides; and what it costs a bot to play one game to the end in its head. */

const { game, content } = dustUpBox;
const PLAYERS = 4;

function ours(seed: number): Played {
  const table = new Table(game, content, deal(game, content, PLAYERS, {}, seed));
  playOn(table, randomly(Random.seed(-seed)));
  return { moves: table.answered, winners: table.outcome?.winners ?? [] };
}
function theirs(seed: number): Played {
  const rules = gameOf(content, PLAYERS, Random.seed(seed));
  return play(seat(rules, PLAYERS), rules, Random.seed(-seed));
}

/** So many games in our head, at the first question of a game; how many they were. */
const ourThoughts =
  (greedy: Mind<DustUp>, iterations: number) =>
  (seed: number): number => {
    const table = new Table(game, content, deal(game, content, PLAYERS, {}, seed));
    const choice = table.advance();
    if (choice) search({ game, content, greedy }, { iterations }, Random.seed(-seed))(table.options(choice), choice, table);
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
    thoughts: compare({ ...time, ours: ourThoughts(randomly, 300), theirs: theirThoughts(25) }),
    greedyThoughts: compare({ ...time, ours: ourThoughts(wits.greedy, 300), theirs: theirThoughts(25) }),
  };
}
