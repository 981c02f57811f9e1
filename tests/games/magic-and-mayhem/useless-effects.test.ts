// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../src/games/magic-and-mayhem/content/card-schemas.ts';
import { treasure } from './content-helpers.ts';
import { type Setup, table } from './helpers.ts';

/** What would do no good cannot be used, so that nobody spends an Action, or a card, on thin air (decision 166). */

const bell = (...effects: readonly Effect[]) => [treasure('bell', 'item', { use: { aim: 'nobody', effects: [...effects], spent: false } })];
/** Whether a hero in the middle of a tile may ring a bell that does this. */
const rings = (effects: readonly Effect[], { heroes = [], ...setup }: Setup = {}): boolean => {
  const [first = {}, ...others] = heroes;
  const all = [{ at: 'yard 2,2', cards: ['bell'], ...first }, ...others];
  return table({ ...setup, heroes: all, box: { treasures: bell(...effects) } }).can({ do: 'use', source: 'bell' });
};
const statue = (at: string) => ({ monsters: [{ monster: 'statue', at }] });

describe('[MM-22] what hits all around works only where there is somebody:', () => {
  const stomp: Effect[] = [{ do: 'hit', amount: 1, type: 'melee', at: 'monsters-near' }];
  it('near by', () => {
    expect([rings(stomp), rings(stomp, statue('yard 2,3')), rings(stomp, statue('yard 5,5'))]).toEqual([false, true, false]);
  });
  it('and that it hurts its own hero as well is no good', () => {
    const flop: Effect[] = [...stomp, { do: 'hit', amount: 1, type: 'melee', at: 'self' }];
    expect([rings(flop), rings(flop, statue('yard 2,3'))]).toEqual([false, true]);
  });
  it('the same for what lasts', () => {
    const story: Effect[] = [{ do: 'afflict', state: 'incapacitated', rounds: 2, harm: 0, at: 'monsters-on-tile' }];
    expect([rings(story), rings(story, statue('yard 5,5'))]).toEqual([false, true]);
  });
});

it('[MM-10] what lights a dark tile works only where one is', () => {
  expect([rings([{ do: 'flip' }]), rings([{ do: 'flip' }], { board: ['start yard ?lawn'] })]).toEqual([false, true]);
});

describe('[MM-33] what gives hearts back', () => {
  const pie = (hp: number) =>
    table({
      heroes: [{ at: 'yard 2,2', hp, cards: ['pie'] }, { at: 'yard 2,3' }],
    });
  it('works only for whoever lacks one, and says so', () => {
    const play = pie(5);
    expect([0, 1].map((hero) => play.can({ do: 'use-on-hero', source: 'pie', hero }))).toEqual([true, false]);
    expect(play.whyNot({ do: 'use-on-hero', source: 'pie', hero: 1 })).toEqual({
      rule: 'MM-33',
      words: 'That one has every heart already.',
    });
  });
  it('also when a die decides how many', () => {
    const kiss: Effect = { do: 'heal', amount: 1, at: 'self' };
    const roll: Effect[] = [{ do: 'roll', on: 4, then: [kiss], else: [kiss] }];
    expect([rings(roll), rings(roll, { heroes: [{ hp: 1 }, {}] })]).toEqual([false, true]);
  });
});

it('[MM-31] what takes bad tokens off works only where there are some', () => {
  const cure: Effect[] = [{ do: 'cure', at: 'self' }];
  const lasting = [{ state: 'poisoned', rounds: 2 }] as const;
  expect([rings(cure), rings(cure, { heroes: [{ lasting }, {}] })]).toEqual([false, true]);
});

it('[MM-11] whatever else it does, it may be used', () => {
  const gold: Effect = { do: 'gold', amount: 1 };
  expect(rings([{ do: 'heal', amount: 1, at: 'self' }, gold])).toBe(true);
  expect(rings([{ do: 'afflict', state: 'invisible', rounds: 1, harm: 0, at: 'self' }])).toBe(true);
});
