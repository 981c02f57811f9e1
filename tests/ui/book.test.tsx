import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readBook } from '../../src/games/rule-book.ts';
import { OpenBook } from '../../src/ui/book/OpenBook.tsx';
import { marked, search } from '../../src/ui/book/search.ts';
import { useBook, WithBook } from '../../src/ui/book/WithBook.tsx';
import { SentenceText } from '../../src/ui/parts/SentenceText.tsx';

const TEXT = `# Tea party

You drink tea, politely.

## TP-1 Sitting down
Everybody sits. Nobody walks about (see TP-3).

## TP-2 Pouring
The eldest pours. Your STR must be 2.
- Warm the pot.
- Start with the cups.

## TP-3 Walking
You may walk to fetch a Bûche. Carts are not art.
`;
const SPOKEN = { STR: 'strength' };
const book = readBook(TEXT);
const found = (query: string) => search(book, query).map(({ chapter }) => chapter.rule);
const hits = (text: string, query: string) => marked(text, query).flatMap((piece) => (piece.hit ? [piece.text] : []));

describe('looking for a word', () => {
  test('finds chapters by title and text, those that name it in their title first', () => {
    expect(found('walk')).toEqual(['TP-3', 'TP-1']);
    expect(found('pot')).toEqual(['TP-2']);
    expect(found('TP-2')).toEqual(['TP-2']);
    expect(found('3')).toEqual(['TP-3', 'TP-1']);
  });
  test('heeds neither capitals nor accents, and begins where a word begins', () => {
    expect(found('BUCHE')).toEqual(['TP-3']);
    expect(found('art')).toEqual(['TP-3']);
    expect(hits('Carts are not art. Arthur starts.', 'art')).toEqual(['art', 'Art']);
  });
  test('wants every word, in any order', () => {
    expect(found('cups warm')).toEqual(['TP-2']);
    expect(found('cups walk')).toEqual([]);
  });
  test('takes whatever is typed', () => {
    for (const odd of ['', '   ', '(', '.*', '\\', '?', "'"]) expect(found(odd)).toEqual([]);
    expect(found('pot (')).toEqual(['TP-2']);
  });
  test('shows the sentence in which it stands', () => {
    expect(search(book, 'walk').map(({ excerpt }) => excerpt)).toEqual([
      'You may walk to fetch a Bûche.',
      'Nobody walks about (see TP-3).',
    ]);
  });
  test('loses no letter', () => {
    for (const query of ['a', 'walk to', 'bûche', 'zz', '']) {
      const text = 'You may walk to fetch a Bûche. İstanbul!';
      expect(
        marked(text, query)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
    expect(hits('you walk, walking', 'walking walk')).toEqual(['walk', 'walking']);
  });
});

test('our own book can be searched, too', () => {
  const rules = readBook(readFileSync('content/magic-and-mayhem/rules.md', 'utf8'));
  expect(search(rules, 'moving')[0]?.chapter.rule).toBe('MM-9');
  expect(search(rules, 'Skeleton key').map(({ chapter }) => chapter.rule)).toContain('MM-34');
});

afterEach(cleanup);
const open = (rule: string | null = null, onClose = () => undefined as unknown) =>
  render(<OpenBook text={TEXT} spoken={SPOKEN} rule={rule} onClose={onClose} />);
const chapter = (name: string) => screen.getByRole('article', { name });
const type = (words: string) => fireEvent.input(screen.getByRole('searchbox', { name: 'Look for a word' }), { target: { value: words } });
const listed = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the rule book', () => {
  test('opens at its contents, with a few words to begin with', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Rule book' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Tea party' })).toBeTruthy();
    expect(screen.getByText('You drink tea, politely.')).toBeTruthy();
    expect(listed()).toEqual(['TP-1Sitting down', 'TP-2Pouring', 'TP-3Walking']);
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('opens at a rule: the focus is on its heading', () => {
    open('TP-2');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pouring' }));
    expect(chapter('Pouring').textContent).toContain('TP-2');
    expect(
      within(chapter('Pouring'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Warm the pot.', 'Start with the cups.']);
    expect(screen.getByRole('button', { name: /TP-2/, current: true })).toBeTruthy();
  });

  test('opens at the contents when there is no such rule', () => {
    open('TP-99');
    expect(screen.queryByRole('article')).toBeNull();
    expect(listed()).toHaveLength(3);
  });

  test('is turned leaf by leaf, and has no leaf before the first or after the last', () => {
    open('TP-1');
    expect(screen.queryByRole('button', { name: /^Before/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next Pouring' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pouring' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next Walking' }));
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Before Pouring' }));
    expect(chapter('Pouring')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Contents' }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contents' }));
  });

  test('leads to another rule that a text names', () => {
    open('TP-1');
    fireEvent.click(within(chapter('Sitting down')).getByRole('button', { name: /rule 3/ }));
    expect(chapter('Walking')).toBeTruthy();
  });

  test('says abbreviations in words', () => {
    open('TP-2');
    expect(within(chapter('Pouring')).getByRole('img', { name: 'strength' })).toBeTruthy();
  });

  test('looks while one types, marks what it found, and opens it', () => {
    const { container } = open();
    type('walk');
    expect(listed()).toEqual(['TP-3WalkingYou may walk to fetch a Bûche.', 'TP-1Sitting downNobody walks about (see TP-3).']);
    expect(screen.getByRole('status').textContent).toBe('2 chapters with “walk”.');
    expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Walk', 'walk', 'walk']);
    fireEvent.click(screen.getByRole('button', { name: /Sitting down/ }));
    expect(chapter('Sitting down').querySelector('mark')?.textContent).toBe('walk');
    type('');
    expect(listed()).toHaveLength(3);
    expect(container.querySelector('mark')).toBeNull();
  });

  test('says kindly that it found nothing', () => {
    open();
    type('dragon');
    expect(screen.getByRole('status').textContent).toBe('No “dragon” in here, sorry. Try one short word.');
    expect(within(screen.getByRole('list')).queryByRole('button')).toBeNull();
  });

  test('prints marks of HTML as they are', () => {
    const { container } = render(
      <OpenBook text={'## TP-1 Odd\n<img src=x onerror=alert(1)>'} spoken={{}} rule="TP-1" onClose={() => undefined} />,
    );
    expect(container.querySelector('article img')).toBeNull();
    expect(chapter('Odd').textContent).toContain('<img src=x onerror=alert(1)>');
  });

  test('closes by its button and by Escape', () => {
    const onClose = vi.fn();
    open('TP-1', onClose);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.keyDown(screen.getByRole('heading', { name: 'Sitting down' }), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('a keyword', () => {
  const words = ['It is ', { keyword: 'TP-2', words: 'STR', spoken: 'strength' }, '.'] as const;
  const Card = () => <SentenceText words={words} onKeyword={useBook() ?? undefined} />;

  test('opens the book at its rule, fetched once it is wanted; it is no answer', async () => {
    const fetched = vi.fn(async () => ({ text: TEXT, spoken: SPOKEN }));
    render(
      <WithBook book={fetched}>
        <Card />
      </WithBook>,
    );
    expect(fetched).not.toHaveBeenCalled();
    const keyword = screen.getByRole('button', { name: 'strength' });
    expect(keyword.textContent).toContain('STR');
    for (const hook of ['option', 'narrow', 'roll', 'die', 'reveal']) expect(keyword.dataset[hook]).toBeUndefined();
    keyword.focus();
    fireEvent.click(keyword);
    expect(await screen.findByRole('article', { name: 'Pouring' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(keyword);
  });

  test('is plain words where there is no book, or nothing to tap', () => {
    render(
      <WithBook book={undefined}>
        <Card />
      </WithBook>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('strength')).toBeTruthy();
  });
});
