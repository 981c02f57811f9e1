// @vitest-environment node
import { expect, test } from 'vitest';
import { estimateDanger } from '../../../src/games/labyrinth/bots/danger-estimate.ts';
import type { OwnCard } from '../../../src/games/labyrinth/content/card-pack-schema.ts';
import { band, sword, trap } from './own.ts';

/** [LA-34] How dangerous a card is, by simulation. */

function judged(card: OwnCard, seed = 1) {
  const parts: number[] = [];
  const trials = estimateDanger(card, seed, 40);
  for (let step = trials.next(); ; step = trials.next()) {
    if (step.done) return { ...step.value, parts };
    parts.push(step.value);
  }
}
const alone = (count: number | string, monster = 'goblin'): OwnCard => ({
  ...band,
  levels: [2, 2],
  effects: [{ do: 'monsters', monster, count, reward: 1, looks: null }],
});

test('[LA-34] one goblin is a torch, six goblins are more, and three dragons are five', () => {
  const torches = [alone(1), alone(6), alone(3, 'dragon')].map((card) => judged(card).torches);
  expect(torches[0]).toBe(1);
  expect(torches[1]).toBeGreaterThan(2);
  expect(torches[2]).toBe(5);
});
test('[LA-34] it says what a party loses, and how often somebody falls', () => {
  expect(judged(alone(3, 'dragon')).words).toMatch(/^A party of four on floor 2 loses \d+ hit points on average, and somebody falls /);
  expect(judged({ ...trap, levels: [1, 1] }).words).toMatch(
    /^A party of four on floor 1 loses \d+ hit points? on average, and nobody falls\.$/,
  );
});
test('[LA-34] a card of several floors is tried on the first and the last of them', () => {
  expect(judged(trap).words).toMatch(/on floor 1 loses .* On floor 2 it loses /);
});
test('[LA-34] the same card and seed come to the same, and the work is told of as it goes', () => {
  const first = judged(alone(2), 7);
  expect(judged(alone(2), 7)).toEqual(first);
  expect(first.parts.length).toBeGreaterThan(2);
  expect([...first.parts].sort((a, b) => a - b)).toEqual(first.parts);
  expect(first.parts.at(-1)).toBe(1);
});
test('[LA-34] a thing to wear is weighed against going without', () => {
  const mighty = judged({
    ...sword,
    levels: [1, 1],
    die: '2d6',
    worn: { strength: 4, intelligence: 0, luck: 0, attack: 4, ac: 5, damage: 4 },
  });
  const limp = judged({
    ...sword,
    levels: [1, 1],
    die: null,
    worn: { strength: 0, intelligence: 0, luck: 1, attack: 0, ac: 0, damage: 0 },
  });
  expect(mighty.torches).toBe(5);
  expect(limp.torches).toBeLessThan(3);
  expect(mighty.words).toMatch(/^When all four of a party have it, a fight on floor 1 costs them .*, and .* without it\.$/);
});
test('[LA-34] food and treasure need no fight', () => {
  const { id, name, called, flavour, art, levels, copies } = sword;
  const thing = { id, name, called, flavour, art, levels, copies };
  expect(judged({ ...thing, kind: 'healing', amount: '1d6+2', price: 5 })).toMatchObject({
    torches: 2,
    words: expect.stringContaining('6 hit points'),
  });
  expect(judged({ ...thing, kind: 'trinket', price: 40 })).toMatchObject({ torches: 3, words: expect.stringContaining('20 silver') });
});
