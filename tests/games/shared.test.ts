// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { awardsFor } from '../../src/games/awards.ts';
import { undoEndReasons } from '../../src/games/undo-reasons.ts';

/** The sentences that all games share. */

describe('the last screen', () => {
  const prizes = [
    { title: 'Tallest', fits: (n: number, all: readonly number[]) => all.every((other) => other <= n), words: (n: number) => `${n} feet` },
    { title: 'Present', fits: () => true, words: () => 'was there' },
  ];
  const spare = { title: 'Also', words: 'was there' };

  test('has an award for everybody: the first that fits, none twice, and a spare one when they run out', () => {
    expect(awardsFor([2, 5, 5, 1], prizes, spare).map(({ title }) => title)).toEqual(['Present', 'Tallest', 'Also', 'Also']);
    expect(awardsFor([5], prizes, spare)).toEqual([{ title: 'Tallest', words: '5 feet' }]);
  });
});

test('why undo ends is told in the words of the game, or of all games, or in general', () => {
  const sealed = undoEndReasons({ draw: 'A card was drawn.', start: 'Here it began.' });
  expect(['draw', 'start', 'far', 'soup'].map(sealed)).toEqual([
    'A card was drawn.',
    'Here it began.',
    'That is too long ago.',
    'Undo goes no further back.',
  ]);
});
