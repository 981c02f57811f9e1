// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { weigh } from '../../src/engine/bots/plans.ts';
import type { Mind, Plans } from '../../src/engine/bots/wits.ts';
import type { Position } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { Table } from '../../src/engine/table.ts';
import { type Brawl, brawl, content, type Player } from './brawl.ts';

/** The bot that weighs plans, at a pillow fight. */

const somebody = (hearts: number, hand: readonly string[] = []): Player => ({ hearts, hand: [...hand], pile: [...content.deck], done: [] });
const at: Position<Brawl> = {
  state: { players: [somebody(5, ['cocoa', 'whack', 'poke']), { ...somebody(5, ['giggle', 'whack']), pile: [] }], most: 8, owed: 0 },
  agenda: [{ do: 'play', seat: 0 }],
  random: Random.seed(3).state,
  outcome: null,
};
/** Plays that card whenever it can. */
const fond =
  (card: string): Mind<Brawl> =>
  () =>
  (options) =>
    Math.max(
      0,
      options.findIndex((option) => option.do === 'play' && option.card === card),
    );
const plans = (...cards: string[]): Plans<Brawl> => ({
  minds: cards.map(fond),
  usual: fond('giggle'),
  turns: () => 2,
  worth: ({ players }, seat) => (players[seat]?.hearts ?? 0) - (players[1 - seat]?.hearts ?? 0),
});
function chosen(of: Plans<Brawl>, game = brawl) {
  const table = new Table(brawl, content, at);
  const task = table.advance() as Brawl['choice'];
  const options = table.options(task);
  const before = JSON.stringify(table.position);
  const pick = weigh({ game, content }, of, { iterations: 24 }, Random.seed(1))(options, task, table);
  expect(JSON.stringify(table.position), 'the table is as it was').toBe(before);
  return options[pick];
}
/** The pillow fight, and how often somebody imagined it. */
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

describe('a bot that weighs plans', () => {
  it('does what the best plan does first', () => {
    expect(chosen(plans('poke', 'whack'))).toEqual({ do: 'play', card: 'whack' });
    expect(chosen(plans('whack', 'poke'))).toEqual({ do: 'play', card: 'whack' });
  });

  it('does not think where all plans begin alike', () => {
    const { told, game } = watched();
    expect(chosen(plans('whack', 'whack'), game)).toEqual({ do: 'play', card: 'whack' });
    expect(told.times).toBe(0);
  });

  it('spends its budget, and looks at the real table only through imagine', () => {
    const { told, game } = watched();
    chosen(plans('whack', 'poke', 'cocoa', 'poke'), game);
    expect(told.times).toBeGreaterThanOrEqual(16);
    expect(told.times).toBeLessThanOrEqual(28);
    expect(told.hands).toEqual(new Set(['poke']));
  });
});
