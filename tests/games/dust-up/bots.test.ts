// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../../src/engine/bots/random.ts';
import { treeSearch } from '../../../src/engine/bots/tree-search.ts';
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { initialPosition } from '../../../src/engine/session.ts';
import { imagine, type Policy, playOut } from '../../../src/engine/simulate.ts';
import { greedy } from '../../../src/games/dust-up/bots/greedy.ts';
import { dustUp, dustUpModule } from '../../../src/games/dust-up/index.ts';
import type { DustUp } from '../../../src/games/dust-up/state/tasks.ts';
import { content, Ring, SPARE } from './helpers.ts';

/** What bots make of it. */

const idle = { hand: ['poke'], pile: SPARE } as const;
const quick = () => greedy(Random.seed(1));

function chosen(ring: Ring, policy: Policy<DustUp>, round = 3) {
  const { now } = ring.session;
  const table = new Runner(dustUp, content, { ...now, state: { ...now.state, round } });
  const task = table.agenda[table.agenda.length - 1] as DustUp['choice'];
  const options = table.options(task);
  return options[policy(options, task, table)];
}

describe('the quick bot', () => {
  it('knocks out whom it can', () => {
    const ring = new Ring({ players: [{ hand: ['bonk', 'gulp'] }, { ...idle, hp: 3 }, idle, idle] }).plays('red-bonk');
    expect(chosen(ring, quick())).toEqual({ do: 'attack', at: 1, shield: null });
  });

  it.each([1, 2])('but not in round %i, unless there is nobody else', (round) => {
    const weak = { ...idle, hp: 3 };
    const attack = (...others: readonly object[]) =>
      chosen(new Ring({ players: [{ hand: ['bonk', 'gulp'] }, weak, ...others] }).plays('red-bonk'), quick(), round);
    expect(attack({ ...idle, hp: 4 }, weak)).toEqual({ do: 'attack', at: 2, shield: null });
    expect(attack(weak)).toMatchObject({ do: 'attack' });
  });

  it('hits whoever leads, and the largest shield that breaks', () => {
    const players = [
      { hand: ['bonk', 'gulp'] },
      { ...idle, hp: 8 },
      {
        ...idle,
        hp: 7,
        shields: [
          ['gate', 0],
          ['lid', 1],
          ['lid', 0],
        ] as const,
      },
    ];
    expect(chosen(new Ring({ players }).plays('red-bonk'), quick())).toEqual({ do: 'attack', at: 2, shield: 2 });
    expect(chosen(new Ring({ players: [...players, idle] }).plays('red-bonk'), quick())).toEqual({ do: 'attack', at: 2, shield: 2 });
  });

  it.each([
    ['heals when it is low', { hp: 2, hand: ['cocoa', 'poke', 'sip'] }, 'cocoa'],
    ['hits when it is well', { hp: 10, hand: ['cocoa', 'poke', 'sip'] }, 'poke'],
    ['does not shake the house when it would fall itself', { hp: 3, hand: ['quake', 'poke'] }, 'poke'],
    ['swaps hearts when it has few', { hp: 1, hand: ['trade', 'bonk'] }, 'trade'],
    ['and not when it has many', { hp: 10, hand: ['trade', 'poke'] }, 'poke'],
  ])('%s', (_, me, card) => {
    expect(chosen(new Ring({ players: [me, idle, idle] }), quick())).toEqual({ do: 'play', card: `red-${card}` });
  });

  it('looks at no hand but its own, and at no pile', () => {
    const { content: box } = dustUpModule;
    for (let seed = 1; seed <= 8; seed++) {
      const table = new Runner(dustUp, box, initialPosition(dustUp, box, 3, {}, seed));
      const wild = randomPolicy<DustUp>(Random.seed(seed));
      playOut(table, (options, choice, at) => {
        const real = greedy(Random.seed(2))(options, choice, at);
        const world = imagine(dustUp, box, at.position, choice.seat, Random.seed(seed + at.answered));
        expect(greedy(Random.seed(2))(options, choice, world)).toBe(real);
        return wild(options, choice, at);
      });
    }
  });
});

describe('the bot that thinks ahead', () => {
  const { content: box } = dustUpModule;

  it('chooses the same when what it cannot see is dealt anew', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const table = new Runner(dustUp, box, initialPosition(dustUp, box, 2 + (seed % 3), {}, seed));
      playOut(table, greedy(Random.seed(seed)), seed);
      const task = table.advance() as DustUp['choice'];
      const options = table.options(task);
      const picks = [table, imagine(dustUp, box, table.position, task.seat, Random.seed(77))].map((world) =>
        treeSearch({ ...dustUpModule, greedy }, 2 + (seed % 3), { iterations: 60 }, Random.seed(3))(options, task, world),
      );
      expect(picks[0]).toBe(picks[1]);
    }
  });

  it('beats one that taps anything', () => {
    let won = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const clever = seed % 2;
      const table = new Runner(dustUp, box, initialPosition(dustUp, box, 2, {}, seed));
      const [wild, wise] = [
        randomPolicy<DustUp>(Random.seed(seed)),
        treeSearch({ ...dustUpModule, greedy }, 2, { iterations: 60 }, Random.seed(seed)),
      ];
      playOut(table, (options, choice, at) => (choice.seat === clever ? wise : wild)(options, choice, at));
      if (table.outcome?.winners.includes(clever)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  });
});
