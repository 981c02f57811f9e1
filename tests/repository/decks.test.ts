// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { decks } from '../../src/app/build/content.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** What the build makes of a game whose content/load.ts is this: the code of each file. */
async function built(source: string): Promise<Readonly<Record<string, string>>> {
  const root = mkdtempSync(join(tmpdir(), 'torch-decks-'));
  folders.push(root);
  const home = join(root, 'src/games/tea');
  mkdirSync(join(home, 'content'), { recursive: true });
  writeFileSync(join(home, 'content/load.ts'), source);
  writeFileSync(
    join(home, 'index.ts'),
    `import { decks, problems } from './content/load.ts';\nexport const gameModule = [decks, problems];\n`,
  );
  const out = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [decks()],
    build: {
      write: false,
      lib: { entry: join(home, 'index.ts'), formats: ['es'], fileName: 'index' },
    },
  })) as Rolldown.RolldownOutput[];
  return Object.fromEntries(out.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file.code]] : []))));
}

/** What the built file exports. */
const opened = async (files: Readonly<Record<string, string>>): Promise<unknown> => {
  const { gameModule } = (await import(`data:text/javascript,${encodeURIComponent(Object.values(files).join())}`)) as {
    gameModule: unknown;
  };
  return gameModule;
};

test('the built app has what content/load.ts exported, and nothing of how it was read', async () => {
  const files = await built(`
    const read = (cups: readonly string[]) => cups.map((cup) => ({ cup, saucer: true }));
    export const decks: unknown = { cups: read(['blue', 'a "big" one']) };
    export const problems: readonly string[] = [];
  `);
  const cups = [
    { cup: 'blue', saucer: true },
    { cup: 'a "big" one', saucer: true },
  ];
  expect(await opened(files)).toEqual([{ cups }, []]);
  expect(Object.values(files).join()).not.toContain('read(');
});

test('the name of a field stands once in it, however many cards have it', async () => {
  const decks = {
    cups: [
      { id: 'blue', holds: [3, -1, 0], lid: null },
      { id: 'red', holds: [], lid: { knob: true, of: [['tin'], [{ holds: 'tea', id: 'x' }]] } },
      { id: 'old', holds: [[2], [0, [1]]], lid: 'cork' },
    ],
    none: {},
  };
  const files = await built(`export const decks = ${JSON.stringify(decks)}; export const problems = [];`);
  expect(await opened(files)).toEqual([decks, []]);
  expect(JSON.stringify(await opened(files))).toBe(JSON.stringify([decks, []]));
  expect(
    Object.values(files)
      .join()
      .match(/saucer|lid/g),
  ).toHaveLength(1);
});

test('a problem stops the build and is named', async () => {
  const reading = built(`export const decks = {}; export const problems = ['cups.json: blue: handle: it has none'];`);
  await expect(reading).rejects.toThrow('cups.json: blue: handle: it has none');
});
