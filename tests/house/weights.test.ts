// @vitest-environment node
import { expect, test } from 'vitest';
import { addUp, type Chunk, firstLoad, owner } from './weights.mjs';

const chunk = (file: string, size: number, modules: { readonly [id: string]: number }, imports: string[] = [], styles = 0): Chunk => ({
  file,
  size,
  styles,
  imports,
  modules: Object.entries(modules).map(([id, length]) => ({ id, length })),
});
const chunks = [
  chunk('assets/index.js', 20_000, { 'src/app/main.ts': 50 }, ['assets/preact.js']),
  chunk('assets/preact.js', 8_000, { 'node_modules/preact/index.js': 10 }),
  chunk(
    'assets/game.js',
    1_000,
    { 'src/games/tea/box.ts': 30, 'src/ui/games/tea/cups.ts': 10, 'content/tea/cups.json': 50, 'src/ui/table/Die.tsx': 10 },
    ['assets/parts.js', 'assets/preact.js'],
  ),
  chunk('assets/seats.js', 70, { 'src/ui/games/tea/seats.ts': 1 }, ['assets/colours.js'], 30),
  chunk('assets/ui.js', 500, { 'src/ui/games/tea/ui.tsx': 1 }, ['assets/game.js', 'assets/colours.js'], 40),
  chunk('assets/colours.js', 7, { 'src/ui/games/tea/colours.ts': 1 }),
  chunk('assets/scene.js', 1, { 'src/ui/games/tea/Scene.tsx': 1 }, ['assets/ui.js']),
  chunk('assets/sprite.js', 300, { 'virtual:sprite/tea': 7 }),
  chunk('assets/parts.js', 2_000, { 'src/engine/session.ts': 1 }),
  chunk('assets/settings.js', 9_000, { 'src/ui/shell/Settings.tsx': 1 }, [], 900),
];

test('the first load is what the page names, and what that imports at once', () => {
  const html = '<script type="module" crossorigin src="./assets/index.js"></script><link rel="stylesheet" href="./assets/index.css">';
  expect([...firstLoad(html, chunks)]).toEqual(['assets/index.js', 'assets/preact.js']);
  expect(firstLoad('<p>nothing</p>', chunks).size).toBe(0);
});

test('a game weighs its modules; what it imports from all is shared; what nobody needs to play counts for neither', () => {
  const { shared, games } = addUp(chunks, new Set(['assets/index.js', 'assets/preact.js']));
  expect(games.tea).toMatchObject({ code: 400 + 70 + 500 + 7 + 1, styles: 70, content: 500, sprite: 300 });
  expect(shared).toBe(2_100);
});

test('who sits down waits for the seats, and who plays on for the table, with the box', () => {
  const { games } = addUp(chunks, new Set(['assets/index.js', 'assets/preact.js']));
  expect(games.tea).toMatchObject({ seats: 70 + 7, table: 400 + 500 + 7 });
});

test('a table whose stage comes in parts is weighed at each place where a game may be taken up: with the part that shows it', () => {
  const index = new Set(['assets/index.js', 'assets/preact.js']);
  const { games } = addUp(chunks, index, { tea: { 'in the garden': 'Scene.tsx', 'at the seats': 'colours.ts' } });
  expect(games.tea).toMatchObject({
    table: 400 + 500 + 7 + 1,
    places: { 'in the garden': 400 + 500 + 7 + 1, 'at the seats': 400 + 500 + 7 },
  });
  expect(() => addUp(chunks, index, { tea: { 'on the moon': 'Moon.tsx' } })).toThrow('tea: there is no Moon.tsx');
});

test.each([
  ['content/table/riddles.json', null],
  ['virtual:sprite/shell', null],
  ['src/games/boxes.ts', null],
  ['src/games/tea/decks.ts', { game: 'tea', kind: 'content' }],
  ['src/games/tea/rules.ts', { game: 'tea', kind: 'code' }],
  ['src/games/tea/bots.ts', { game: 'tea', kind: 'bots' }],
  ['src/games/tea/bots/greedy.ts', { game: 'tea', kind: 'bots' }],
  ['content/tea/heroes/ada.json', { game: 'tea', kind: 'content' }],
])('%s belongs to %j', (id, whose) => {
  expect(owner(id)).toEqual(whose);
});

test('what only a worker needs, to think or to try out cards, and what own cards are made with is weighed by itself', () => {
  const cup = (file: string, id: string): Chunk => ({ file, imports: [], modules: [{ id, length: 1 }], size: 100, styles: 0 });
  const { games } = addUp(
    [
      cup('a.js', 'src/ui/games/tea/workshop/Editor.tsx'),
      cup('b.js', 'src/games/tea/danger.ts'),
      cup('c.js', 'src/games/tea/bots/greedy.ts'),
      cup('d.js', 'src/games/tea/rules.ts'),
      cup('e.js', 'src/games/tea/cards.ts'),
      cup('f.js', 'src/games/tea/describe/cards.ts'),
    ],
    new Set(),
  );
  expect(games.tea).toMatchObject({ workshop: 300, bots: 100, code: 200 });
});
