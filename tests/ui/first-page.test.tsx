import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { OpenBook } from '../../src/ui/book/OpenBook.tsx';
import type { BookText } from '../../src/ui/game-ui.ts';
import { book as dustUp } from '../../src/ui/games/dust-up/rule-book.ts';
import { book as labyrinth } from '../../src/ui/games/labyrinth/rule-book.ts';
import { book as mayhem } from '../../src/ui/games/magic-and-mayhem/rule-book.ts';
import { book as traps } from '../../src/ui/games/traps-and-treasures/rule-book.ts';

/** The four pictures before the rules of a game. */

afterEach(cleanup);
const GAMES: readonly (readonly [string, () => Promise<BookText>])[] = [
  ['Dust-Up', dustUp],
  ['Labyrinth', labyrinth],
  ['Magic and Mayhem', mayhem],
  ['Traps and Treasures', traps],
];
/** The longest sentence that is read at a glance. */
const MAX_LETTERS = 64;

describe.each(GAMES)('%s', (title, load) => {
  test('begins with four pictures, a short sentence under each', async () => {
    render(<OpenBook {...(await load())} rule={null} onClose={() => undefined} />);
    expect(screen.getByRole('heading', { name: `${title}, in four pictures` })).toBeTruthy();
    const panels = screen.getAllByRole('listitem');
    expect(panels).toHaveLength(4);
    for (const panel of panels) {
      expect(panel.querySelectorAll('svg path').length).toBeGreaterThan(10);
      const words = panel.querySelector('p span')?.textContent ?? '';
      expect(words.length).toBeGreaterThan(0);
      expect(words.length).toBeLessThanOrEqual(MAX_LETTERS);
    }
  });
  test('leads to the rules and back', async () => {
    render(<OpenBook {...(await load())} rule={null} onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: 'All the rules' }));
    expect(screen.getByRole('dialog', { name: 'Rule book' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contents' }));
    fireEvent.click(screen.getByRole('button', { name: 'In four pictures' }));
    expect(screen.getByRole('dialog', { name: 'How to play' })).toBeTruthy();
  });
  test('is not in the way of a rule that is looked up', async () => {
    const book = await load();
    const [, first = ''] = /^## ([A-Z]+-\d+)/m.exec(book.text) ?? [];
    render(<OpenBook {...book} rule={first} onClose={() => undefined} />);
    expect(screen.getByRole('article')).toBeTruthy();
  });
});
