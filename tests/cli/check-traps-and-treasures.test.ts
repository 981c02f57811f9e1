// @vitest-environment node
import { expect, test } from 'vitest';
import { amountProblems, trapsProblems } from '../../src/cli/check-traps-and-treasures.ts';
import { decks } from '../../src/games/traps-and-treasures/content/load.ts';

test('[TT-21] the box keeps its promises: amounts, levels, words, rule book, tips', () => expect(trapsProblems()).toEqual([]));

test('[TT-21] what is missing is named', () => {
  const problems = amountProblems({
    patterns: decks.patterns.slice(1),
    monsters: decks.monsters.slice(0, 19),
    treasures: decks.treasures.slice(0, 8),
    things: decks.things,
  });
  expect(problems).toEqual([
    'patterns: 12, not 13',
    'tiles with two paths: 40, not 48',
    'monster cards, of twenty: 19, not 20',
    'treasure cards, of twenty-four: 8, not 24',
    expect.stringMatching(/^kinds of treasure, of twelve: \d+, not 12$/),
  ]);
});

test('[TT-21] each card has three monsters of six rows, and at least twelve kinds of treasure', () => {
  expect(decks.monsters.length).toBeGreaterThanOrEqual(20);
  for (const { monsters } of decks.monsters) expect(monsters.map(({ rows }) => rows.length)).toEqual([6, 6, 6]);
  const names = decks.monsters.flatMap(({ monsters }) => monsters.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});
