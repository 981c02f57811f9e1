// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { allDifferent, eachOnce } from '../../src/engine/shared/cards.ts';
import { EAST, Grid, NORTH, SOUTH, WEST } from '../../src/engine/shared/grid.ts';
import { firstMissingReference, isIn } from '../../src/engine/shared/references.ts';
import { refusal, withRefusals } from '../../src/engine/shared/refusals.ts';
import {
  isolateBidi,
  joinWithAnd,
  numeral,
  pluralize,
  speak,
  withArticle,
  withReason,
  withStop,
} from '../../src/engine/shared/sentences.ts';

/**
 * Walls from a drawing: one letter for each square, with `|` and `-` for walls between them.
 * The outer border is always closed.
 */
function walls(...rows: string[]): Uint8Array {
  const height = (rows.length + 1) / 2;
  const width = ((rows[0]?.length ?? 0) + 1) / 2;
  const masks = new Uint8Array(width * height);
  const drawn = (x: number, y: number) => rows[y]?.[x] ?? '#';
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shut = (dx: number, dy: number, side: number) => (drawn(2 * x + dx, 2 * y + dy) === ' ' ? 0 : side);
      masks[y * width + x] = shut(0, -1, NORTH) | shut(1, 0, EAST) | shut(0, 1, SOUTH) | shut(-1, 0, WEST);
    }
  }
  return masks;
}
const open = walls('. . .', '     ', '. . .', '     ', '. . .');
const maze = walls('. .|.', '- -  ', '. . .', '  - -', '. . .');
const cut = walls('.|. .', ' |   ', '.|. .', ' |   ', '.|. .');
const far = (grid: Grid) => [...grid.far];

describe('a flood', () => {
  test('counts walking steps', () => {
    const grid = new Grid(3, 3);
    expect(grid.flood(open, [0], 9)).toBe(9);
    expect(far(grid)).toEqual([0, 1, 2, 1, 2, 3, 2, 3, 4]);
  });

  test('goes around walls', () => {
    const grid = new Grid(3, 3);
    grid.flood(maze, [2], 9);
    expect(far(grid)).toEqual([-1, -1, 0, 3, 2, 1, 4, 5, 6]);
  });

  test('does not wrap around an edge or pass a wall', () => {
    const grid = new Grid(3, 3);
    expect(grid.flood(cut, [3], 9)).toBe(3);
    expect(far(grid)).toEqual([1, -1, -1, 0, -1, -1, 1, -1, -1]);
  });

  test('stops at its limit', () => {
    const grid = new Grid(3, 3);
    expect(grid.flood(open, [4], 1)).toBe(5);
    expect(grid.flood(open, [4], 0)).toBe(1);
  });

  test('starts from several squares and returns the nearest first', () => {
    const grid = new Grid(3, 3);
    const reached = grid.flood(open, [0, 8, 0], 9);
    expect(far(grid)).toEqual([0, 1, 2, 1, 2, 1, 2, 1, 0]);
    const order = Array.from({ length: reached }, (_, i) => grid.far[grid.reached(i)] ?? -1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(reached).toBe(9);
  });

  test('reaches a stopping square but does not pass it, unless it is a source', () => {
    const grid = new Grid(3, 3);
    const stops = Uint8Array.from([0, 0, 0, 1, 1, 1, 0, 0, 0]);
    grid.flood(open, [0], 9, stops);
    expect(far(grid)).toEqual([0, 1, 2, 1, 2, 3, -1, -1, -1]);
    grid.flood(open, [4], 9, stops);
    expect(far(grid)).toEqual([2, 1, 2, 1, 0, 1, 2, 1, 2]);
  });

  test('clears the result of the search before', () => {
    const grid = new Grid(3, 3);
    grid.flood(open, [0], 9);
    grid.flood(cut, [0], 9);
    expect(far(grid).filter((steps) => steps >= 0)).toHaveLength(3);
  });
});

describe('a path', () => {
  test('is a shortest path without its start', () => {
    const grid = new Grid(3, 3);
    grid.flood(maze, [2], 9);
    expect(grid.path(maze, 8)).toEqual([5, 4, 3, 6, 7, 8]);
  });

  test('is empty for the start itself and for an unreachable square', () => {
    const grid = new Grid(3, 3);
    grid.flood(cut, [0], 9);
    expect(grid.path(cut, 0)).toEqual([]);
    expect(grid.path(cut, 1)).toEqual([]);
  });
});

describe('sentences', () => {
  test.each([
    ['Roll up', 'Roll up.'],
    ['Mira, who are you?', 'Mira, who are you?'],
    ['The Jam Dragon!', 'The Jam Dragon!'],
    ['It is free.', 'It is free.'],
    ['Or else …', 'Or else …'],
  ])('%s has one end', (words, text) => {
    expect(withStop(words)).toBe(text);
  });

  test('a reason follows the event', () => {
    expect(speak(withReason(['Mira ducks!'], 'it was close'))).toBe('Mira ducks: it was close.');
    const heart = { symbol: '1♥', spoken: 'one heart' };
    expect(speak(withReason(['Mira gets ', heart], 'she had none'))).toBe('Mira gets one heart: she had none.');
  });

  test('symbols are spoken with their names', () => {
    expect(speak(['Take ', { symbol: '2♥', spoken: 'two hearts' }, ' from a ', { keyword: 'near', words: 'near' }, ' monster.'])).toBe(
      'Take two hearts from a near monster.',
    );
  });

  test.each([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a and b'],
    [['a', 'b', 'c'], 'a, b and c'],
  ])('the list of %j is "%s"', (parts, text) => {
    expect(joinWithAnd(parts)).toBe(text);
  });

  test.each([
    [1, 'heart', undefined, '1 heart'],
    [0, 'heart', undefined, '0 hearts'],
    [3, 'wolf', 'wolves', '3 wolves'],
  ])('%i of "%s"', (n, one, many, text) => {
    expect(many === undefined ? pluralize(n, one) : pluralize(n, one, many)).toBe(text);
  });
});

test('the options are the candidates without a refusal', () => {
  const dice = withRefusals({
    candidates: (_state: { readonly most: number }) => [1, 2, 3, 4],
    refuse: ({ most }, _choice: unknown, die) => (die > most ? refusal('PF-1', 'That is too many.') : null),
  });
  expect(dice.options({ most: 2 }, null, {})).toEqual([1, 2]);
  expect(dice.candidates({ most: 2 }, null, {})).toHaveLength(4);
  expect(dice.refuse({ most: 2 }, null, 3, {})).toEqual({ rule: 'PF-1', words: 'That is too many.' });
});

test('allDifferent and eachOnce', () => {
  expect([allDifferent(['a', 'b']), allDifferent(['a', 'b', 'a']), allDifferent([])]).toEqual([true, false, true]);
  expect([eachOnce(['b', 'a'], ['a', 'b']), eachOnce(['a', 'a'], ['a', 'b']), eachOnce(['a', 'b', 'c'], ['a', 'b'])]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('names and numbers in a sentence', () => {
  test.each(['Mira', 'Zoë', '明', '🦊🐙', '<b>', '{0}', 'constructor', 'Олена', 'Bartholomew the Elder'])('%s is not changed', (name) => {
    expect(isolateBidi(name)).toBe(name);
  });
  test.each(['שרה', 'محمد', 'Ali علي'])('%s, a right-to-left name, gets bidi isolates', (name) => {
    expect(isolateBidi(name)).toBe(`\u2068${name}\u2069`);
  });
  test('bidi control characters are removed from a name', () => {
    expect(isolateBidi('Mi\u202era\u2069')).toBe('Mira');
    expect(isolateBidi('\u202bשרה')).toBe('\u2068שרה\u2069');
  });
  test.each([
    [1, 'one'],
    [12, 'twelve'],
    [13, '13'],
  ])('%i is spoken as %s', (n, words) => {
    expect(numeral(n)).toBe(words);
  });
  test('the article before a vowel is "an"', () => {
    expect([withArticle('Ogre'), withArticle('goblin')]).toEqual(['an Ogre', 'a goblin']);
  });
});
describe('references in a position', () => {
  const at = {
    state: { hooks: [{ hat: 'top' }, { hat: null }, { hat: 'tin' }], cat: 'tom' },
    agenda: [
      { do: 'wear', hat: 'top' },
      { do: 'feed', hat: 'bowler' },
    ],
    outcome: null,
  };
  const problem = (there: readonly string[], ...places: readonly string[]) =>
    firstMissingReference([{ called: 'a hat that nobody has', isThere: (hat) => there.includes(String(hat)), places }], at as never, {});

  test('the first missing reference is reported with its path', () => {
    const missing = { words: 'This saved game is about “tin”, a hat that nobody has.', where: 'state/hooks/2/hat' };
    expect(problem(['top'], 'state.hooks.*.hat')).toEqual(missing);
    expect(problem(['top'], 'agenda.*.hat')).toMatchObject({ where: 'agenda/1/hat' });
    expect(problem([], 'agenda.feed.hat')).toMatchObject({ where: 'agenda/1/hat' });
  });
  test('other tasks, null and missing parts are skipped', () => {
    expect(problem(['top'], 'agenda.wear.hat', 'agenda.sell.hat', 'state.dogs.*.hat', 'state.cat.hat')).toBeNull();
    expect(problem(['top', 'tin'], 'state.hooks.*.hat')).toBeNull();
  });
  test('a deck has no card with the name of an inherited property', () => {
    expect([isIn({ tin: 1 }, 'tin'), isIn({ tin: 1 }, 'constructor'), isIn({ tin: 1 }, 0)]).toEqual([true, false, false]);
  });
});
