// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { planSearch } from '../../src/engine/bots/plan-search.ts';
import type { PlanModel, PolicyFactory } from '../../src/engine/bots/policies.ts';
import type { Budget } from '../../src/engine/bots/tree-search.ts';
import type { Position } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { Runner } from '../../src/engine/runner.ts';
import { type Brawl, brawl, content, type Player } from './brawl.ts';

/** Plan search in a pillow fight. */

const somebody = (hearts: number, hand: readonly string[] = []): Player => ({ hearts, hand: [...hand], pile: [...content.deck], done: [] });
const at: Position<Brawl> = {
  state: { players: [somebody(5, ['cocoa', 'whack', 'poke']), { ...somebody(5, ['giggle', 'whack']), pile: [] }], most: 8, owed: 0 },
  agenda: [{ do: 'play', seat: 0 }],
  random: Random.seed(3).state,
  outcome: null,
};
/** Plays that card whenever it can. */
const fond =
  (card: string): PolicyFactory<Brawl> =>
  () =>
  (options) =>
    Math.max(
      0,
      options.findIndex((option) => option.do === 'play' && option.card === card),
    );
const plans = (...cards: string[]): PlanModel<Brawl> => ({
  plans: cards.map(fond),
  usual: fond('giggle'),
  turns: () => 2,
  worth: ({ players }, seat) => (players[seat]?.hearts ?? 0) - (players[1 - seat]?.hearts ?? 0),
});
function chosen(of: PlanModel<Brawl>, game = brawl, budget: Budget = { iterations: 24 }) {
  const runner = new Runner(brawl, content, at);
  const task = runner.advance() as Brawl['choice'];
  const options = runner.options(task);
  const before = JSON.stringify(runner.position);
  const pick = planSearch({ game, content }, of, budget, Random.seed(1))(options, task, runner);
  expect(JSON.stringify(runner.position), 'the runner is not changed').toBe(before);
  return options[pick];
}
/** Pillow fight that counts the calls of `imagine`. */
function watched() {
  const told = { times: 0, hands: new Set<string>() };
  const imagine: typeof brawl.imagine = (state, ...rest) => {
    told.times++;
    for (const player of state.players.slice(1)) player.hand = player.hand.map(() => 'poke');
    brawl.imagine(state, ...rest);
    for (const player of state.players.slice(1)) for (const card of player.hand) told.hands.add(card);
  };
  return { told, game: { ...brawl, imagine } };
}

describe('plan search', () => {
  it('plays the first command of the best plan', () => {
    expect(chosen(plans('poke', 'whack'))).toEqual({ do: 'play', card: 'whack' });
    expect(chosen(plans('whack', 'poke'))).toEqual({ do: 'play', card: 'whack' });
  });

  it('does not search when all plans begin with the same command', () => {
    const { told, game } = watched();
    expect(chosen(plans('whack', 'whack'), game)).toEqual({ do: 'play', card: 'whack' });
    expect(told.times).toBe(0);
  });

  it('plays the best plan so far when it is stopped', () => {
    for (const [times, card] of [
      [0, 'poke'],
      [1, 'poke'],
      [2, 'whack'],
      [5, 'whack'],
    ] as const) {
      const { told, game } = watched();
      let asked = 0;
      // called once before each round, and once before each playout
      const stop = () => asked++ > times;
      expect(chosen(plans('poke', 'whack'), game, { iterations: 1e9, stop })).toEqual({ do: 'play', card });
      expect(told.times).toBe(times);
    }
  });

  it('plays the first plan when it is stopped before the first playout', () => {
    const { told, game } = watched();
    expect(chosen(plans('whack', 'poke'), game, { iterations: 24, stop: () => true })).toEqual({ do: 'play', card: 'whack' });
    expect(told.times).toBe(0);
  });

  it('uses its budget and reads the true position only through imagine', () => {
    const { told, game } = watched();
    chosen(plans('whack', 'poke', 'cocoa', 'poke'), game);
    expect(told.times).toBeGreaterThanOrEqual(16);
    expect(told.times).toBeLessThanOrEqual(28);
    expect(told.hands).toEqual(new Set(['poke']));
  });
});
