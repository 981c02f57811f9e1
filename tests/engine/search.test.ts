// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { randomly } from '../../src/engine/bots/random.ts';
import { search } from '../../src/engine/bots/search.ts';
import type { Position } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { deal } from '../../src/engine/session.ts';
import { type Policy, playOn } from '../../src/engine/simulate.ts';
import { Table } from '../../src/engine/table.ts';
import { type Brawl, brawl, content, type Player } from './brawl.ts';

/** The bot that thinks ahead, at a pillow fight. */

const box = { game: brawl, content, greedy: (random: Random) => randomly<Brawl>(random) };
const thinking = (iterations: number, seed = 1): Policy<Brawl> => search(box, { iterations }, Random.seed(seed));

const somebody = (hearts: number, hand: readonly string[] = []): Player => ({ hearts, hand: [...hand], pile: [...content.deck], done: [] });
const asking = (players: Player[], choice: Brawl['choice'] = { do: 'play', seat: 0 }): Position<Brawl> => ({
  state: { players, most: 8, owed: 0 },
  agenda: choice.do === 'aim' ? [{ do: 'ask', seat: 0 }, choice] : [choice],
  random: Random.seed(3).state,
  outcome: null,
});
function chosen(at: Position<Brawl>, policy: Policy<Brawl>) {
  const table = new Table(brawl, content, at);
  const task = table.agenda[table.agenda.length - 1] as Brawl['choice'];
  const options = table.options(task);
  return options[policy(options, task, table)];
}

describe('a bot that thinks ahead', () => {
  it('plays the card that wins', () => {
    const at = asking([somebody(1, ['cocoa', 'poke', 'whack', 'rummage']), somebody(3, ['whack', 'whack', 'whack'])]);
    expect(chosen(at, thinking(300))).toEqual({ do: 'play', card: 'whack' });
  });

  it('goes for the one whose deck is dangerous', () => {
    const only = (card: string): Player => ({ ...somebody(3, [card]), pile: Array.from({ length: 6 }, () => card) });
    const at = asking([somebody(2), only('cocoa'), only('whack')], { do: 'aim', seat: 0, amount: 3 });
    expect(chosen(at, thinking(300))).toEqual({ do: 'aim', at: 2 });
  });

  it('chooses the same with the same source, and leaves the table as it is', () => {
    const at = deal(brawl, content, 2, { hearts: 8 }, 5);
    const choices = [1, 2].map(() => {
      const table = new Table(brawl, content, at);
      const task = table.advance() as Brawl['choice'];
      const before = JSON.stringify(table.position);
      const pick = thinking(50)(table.options(task), task, table);
      expect(JSON.stringify(table.position)).toBe(before);
      return pick;
    });
    expect(choices[0]).toBe(choices[1]);
  });

  it('looks at the real table only through imagine', () => {
    const seen: string[] = [];
    const spied = {
      ...box,
      game: {
        ...brawl,
        imagine: ((state, ...rest) => {
          for (const player of state.players.slice(1)) player.hand = player.hand.map(() => 'poke');
          brawl.imagine(state, ...rest);
          seen.push(...state.players.slice(1).flatMap(({ hand }) => hand));
        }) as typeof brawl.imagine,
      },
    };
    const at = asking([somebody(8, ['poke', 'whack']), { ...somebody(8, ['giggle', 'whack']), pile: [] }]);
    chosen(at, search(spied, { iterations: 20 }, Random.seed(1)));
    expect(seen.length).toBe(40);
    expect(new Set(seen)).toEqual(new Set(['poke']));
  });

  it('beats a bot that taps anything', { timeout: 20_000 }, () => {
    let won = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const clever = seed % 2;
      const table = new Table(brawl, content, deal(brawl, content, 2, { hearts: 8 }, seed));
      const [wild, wise] = [randomly<Brawl>(Random.seed(seed)), thinking(60, seed)];
      playOn(table, (options, choice, at) => (choice.seat === clever ? wise : wild)(options, choice, at));
      if (table.outcome?.winners.includes(clever)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(26);
  });
});
