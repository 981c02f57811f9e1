// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { once, unlike } from '../../src/engine/kit/cards.ts';
import { EAST, Grid, NORTH, SOUTH, WEST } from '../../src/engine/kit/grid.ts';
import { allNamed, firstMissing } from '../../src/engine/kit/named.ts';
import { awardsFor, sealedWith } from '../../src/engine/kit/telling.ts';
import { no, trying } from '../../src/engine/kit/trying.ts';
import { because, count, inSentence, list, numeral, one, speak } from '../../src/engine/kit/words.ts';

/**
 * Walls from a drawing: one letter a square, with `|` and `-` for walls between them.
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

  test('goes round walls', () => {
    const grid = new Grid(3, 3);
    grid.flood(maze, [2], 9);
    expect(far(grid)).toEqual([-1, -1, 0, 3, 2, 1, 4, 5, 6]);
  });

  test('never wraps round an edge and never passes a wall', () => {
    const grid = new Grid(3, 3);
    expect(grid.flood(cut, [3], 9)).toBe(3);
    expect(far(grid)).toEqual([1, -1, -1, 0, -1, -1, 1, -1, -1]);
  });

  test('ends at its limit', () => {
    const grid = new Grid(3, 3);
    expect(grid.flood(open, [4], 1)).toBe(5);
    expect(grid.flood(open, [4], 0)).toBe(1);
  });

  test('starts from many squares at once, nearest first', () => {
    const grid = new Grid(3, 3);
    const reached = grid.flood(open, [0, 8, 0], 9);
    expect(far(grid)).toEqual([0, 1, 2, 1, 2, 1, 2, 1, 0]);
    const order = Array.from({ length: reached }, (_, i) => grid.far[grid.reached(i)] ?? -1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(reached).toBe(9);
  });

  test('reaches a square that stops it, and does not pass; a source may stand on one', () => {
    const grid = new Grid(3, 3);
    const stops = Uint8Array.from([0, 0, 0, 1, 1, 1, 0, 0, 0]);
    grid.flood(open, [0], 9, stops);
    expect(far(grid)).toEqual([0, 1, 2, 1, 2, 3, -1, -1, -1]);
    grid.flood(open, [4], 9, stops);
    expect(far(grid)).toEqual([2, 1, 2, 1, 0, 1, 2, 1, 2]);
  });

  test('forgets the one before', () => {
    const grid = new Grid(3, 3);
    grid.flood(open, [0], 9);
    grid.flood(cut, [0], 9);
    expect(far(grid).filter((steps) => steps >= 0)).toHaveLength(3);
  });
});

describe('a path', () => {
  test('is a shortest one, without its start', () => {
    const grid = new Grid(3, 3);
    grid.flood(maze, [2], 9);
    expect(grid.path(maze, 8)).toEqual([5, 4, 3, 6, 7, 8]);
  });

  test('is empty to the start itself, and to where no way leads', () => {
    const grid = new Grid(3, 3);
    grid.flood(cut, [0], 9);
    expect(grid.path(cut, 0)).toEqual([]);
    expect(grid.path(cut, 1)).toEqual([]);
  });
});

describe('words', () => {
  test('a reason follows what happened', () => {
    expect(speak(because(['Mira ducks!'], 'it was close'))).toBe('Mira ducks: it was close.');
    const heart = { symbol: '1♥', spoken: 'one heart' };
    expect(speak(because(['Mira gets ', heart], 'she had none'))).toBe('Mira gets one heart: she had none.');
  });

  test('a sentence is read with the names of its symbols', () => {
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
    expect(list(parts)).toBe(text);
  });

  test.each([
    [1, 'heart', undefined, '1 heart'],
    [0, 'heart', undefined, '0 hearts'],
    [3, 'wolf', 'wolves', '3 wolves'],
  ])('%i of "%s"', (n, one, many, text) => {
    expect(many === undefined ? count(n, one) : count(n, one, many)).toBe(text);
  });
});

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
  const sealed = sealedWith({ draw: 'A card was drawn.', start: 'Here it began.' });
  expect(['draw', 'start', 'far', 'soup'].map(sealed)).toEqual([
    'A card was drawn.',
    'Here it began.',
    'That is too long ago.',
    'Undo goes no further back.',
  ]);
});

test('of what one may try, what is not refused is an option', () => {
  const dice = trying({
    candidates: (_state: { readonly most: number }) => [1, 2, 3, 4],
    refuse: ({ most }, _choice: unknown, die) => (die > most ? no('PF-1', 'That is too many.') : null),
  });
  expect(dice.options({ most: 2 }, null, {})).toEqual([1, 2]);
  expect(dice.candidates({ most: 2 }, null, {})).toHaveLength(4);
  expect(dice.refuse({ most: 2 }, null, 3, {})).toEqual({ rule: 'PF-1', words: 'That is too many.' });
});

test('the first thing that a box does not have is named, with its place', () => {
  const named = [
    ...allNamed('hats', ['top', null, 'tin'], 'On a hook hangs', 'state/hooks'),
    ...allNamed('cats', ['tom'], 'In', 'state/cats'),
  ];
  const what = { hats: 'a hat', cats: 'a cat' };
  expect(firstMissing(named, what, (deck) => deck === 'hats')).toEqual({
    words: 'In “tom”, a cat that this box does not have.',
    where: 'state/cats/0',
  });
  expect(firstMissing(named, what, (_deck, id) => id !== 'tin')).toMatchObject({ where: 'state/hooks/2' });
  expect(firstMissing(named, what, () => true)).toBeNull();
});

test('no two alike; each once and nothing else', () => {
  expect([unlike(['a', 'b']), unlike(['a', 'b', 'a']), unlike([])]).toEqual([true, false, true]);
  expect([once(['b', 'a'], ['a', 'b']), once(['a', 'a'], ['a', 'b']), once(['a', 'b', 'c'], ['a', 'b'])]).toEqual([true, false, false]);
});

describe('what stands in a sentence', () => {
  test.each(['Mira', 'Zoë', '明', '🦊🐙', '<b>', '{0}', 'constructor', 'Олена', 'Bartholomew the Elder'])(
    '%s is as it was typed',
    (name) => {
      expect(inSentence(name)).toBe(name);
    },
  );
  test.each(['שרה', 'محمد', 'Ali علي'])('%s, which runs the other way, is set apart', (name) => {
    expect(inSentence(name)).toBe(`\u2068${name}\u2069`);
  });
  test('what would turn the words around a name is left out', () => {
    expect(inSentence('Mi\u202era\u2069')).toBe('Mira');
    expect(inSentence('\u202bשרה')).toBe('\u2068שרה\u2069');
  });
  test.each([
    [1, 'one'],
    [12, 'twelve'],
    [13, '13'],
  ])('%i is said %s', (n, words) => {
    expect(numeral(n)).toBe(words);
  });
  test('an ogre, a goblin', () => {
    expect([one('Ogre'), one('goblin')]).toEqual(['an Ogre', 'a goblin']);
  });
});
