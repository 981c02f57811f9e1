// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { answerList, type ListedAnswer, type ListNode, MAX_STEPS } from '../../src/engine/shared/answer-list.ts';
import { sideOf, wayWords } from '../../src/engine/shared/directions.ts';

/** How many presses it takes to come to each answer: Tab from line to line, Enter to open and to answer. */
function presses(nodes: readonly ListNode[], before = 0): ReadonlyMap<number, number> {
  return new Map(
    nodes.flatMap((node, i) => {
      const here = before + i + 1;
      return 'index' in node ? [[node.index, here] as const] : [...presses(node.nodes, here)];
    }),
  );
}
const SIDES = ['north', 'east', 'south', 'west'] as const;
const walks = (count: number): ListedAnswer[] =>
  Array.from({ length: count }, (_, i) => ({ purpose: 'Walk', words: `Walk ${i}`, part: SIDES[i % SIDES.length] ?? 'north' }));

describe('the list of answers', () => {
  test.each([0, 1, 5, 12, 13, 40, 66, 67, 120, 400])('leads to each of %i answers in at most twelve presses', (count) => {
    const answers = [...walks(count), { purpose: 'End', words: 'Enough' }];
    const steps = presses(answerList(answers, ['Fight', 'Walk', 'End']));
    expect([...steps.keys()].sort((a, b) => a - b)).toEqual(answers.map((_, i) => i));
    expect(Math.max(...steps.values())).toBeLessThanOrEqual(MAX_STEPS);
  });

  test('few answers are a plain list, by purpose and rank', () => {
    const nodes = answerList(
      [
        { purpose: 'End', words: 'Enough' },
        { purpose: 'Fight', words: 'Fight the tall one', rank: 1 },
        { purpose: 'Fight', words: 'Fight the small one' },
      ],
      ['Fight', 'End'],
    );
    expect(nodes.map(({ words }) => words)).toEqual(['Fight the small one', 'Fight the tall one', 'Enough']);
  });

  test('equal answers are told apart', () => {
    const nodes = answerList(
      [1, 2].map(() => ({ purpose: 'Play', words: 'A sock' })),
      ['Play'],
    );
    expect(nodes.map(({ words }) => words)).toEqual(['A sock', 'A sock, number 2']);
  });

  test('a way says how far and where, and no two places have the same', () => {
    expect(wayWords(0, -3)).toBe('3 steps north');
    expect(wayWords(1, 2)).toBe('2 steps south and 1 east');
    expect(wayWords(0, 0)).toBe('here');
    expect(sideOf(3, -1)).toBe('east');
    const near = [-3, -2, -1, 0, 1, 2, 3];
    const all = near.flatMap((x) => near.map((y) => wayWords(x, y)));
    expect(new Set(all).size).toBe(all.length);
  });
});
