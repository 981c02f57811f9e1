// @vitest-environment node
import { expect, test } from 'vitest';
import { speak } from '../../src/engine/shared/sentences.ts';
import { linesOf, printed, readBook, strangeLines } from '../../src/games/rule-book.ts';

const BOOK = `# Pillow fight

Take a pillow.
Be kind.

## PF-1 Setting up
Everybody sits on a bed. See PF-10.

Then you need:
- a pillow,
  a soft one
- <b>socks</b>

## PF-10 Bonks
You bonk.
`;

test('a book has a title, a few words to begin with, and its chapters in order', () => {
  expect(readBook(BOOK)).toEqual({
    title: 'Pillow fight',
    opening: [{ kind: 'paragraph', text: 'Take a pillow. Be kind.' }],
    chapters: [
      {
        rule: 'PF-1',
        title: 'Setting up',
        blocks: [
          { kind: 'paragraph', text: 'Everybody sits on a bed. See PF-10.' },
          { kind: 'paragraph', text: 'Then you need:' },
          { kind: 'list', items: ['a pillow, a soft one', '<b>socks</b>'] },
        ],
      },
      { rule: 'PF-10', title: 'Bonks', blocks: [{ kind: 'paragraph', text: 'You bonk.' }] },
    ],
  });
  expect(readBook('')).toEqual({ title: '', opening: [], chapters: [] });
  expect(linesOf(readBook(BOOK).chapters[0]?.blocks ?? [])).toHaveLength(4);
});

test('what a book cannot print is found', () => {
  expect(strangeLines(BOOK)).toEqual(['- <b>socks</b>']);
  for (const line of ['### deep', '## No number', '> quoted', '| a | b |', '1. first', '* star', 'a **bold** word', '[a](b)', '`code`'])
    expect(strangeLines(line)).toEqual([line]);
  for (const line of ['# Title', '## PF-2 Two', 'Roll 4 or more (see PF-1). 2 < 3, is it?', '- an item'])
    expect(strangeLines(line)).toEqual([]);
});

test('the number of a rule leads there, an abbreviation is said in words, the rest is as it stands', () => {
  const line = printed('If your STR is low (see PF-10), it is BLOCKED.', { STR: 'strength' });
  expect(line).toEqual([
    'If your ',
    { symbol: 'STR', spoken: 'strength' },
    ' is low (see ',
    { keyword: 'PF-10', words: 'PF-10', spoken: 'rule 10' },
    '), it is ',
    'BLOCKED',
    '.',
  ]);
  expect(speak(line)).toBe('If your strength is low (see rule 10), it is BLOCKED.');
});
