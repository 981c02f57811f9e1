// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { rules } from '../../src/app/build/rules.ts';

const root = mkdtempSync(join(tmpdir(), 'torch-rules-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A game of tea: what stands in each of its files. Whatever a part names it needs at once, but where it says `import(`. */
const HOUSE: Readonly<Record<string, string>> = {
  'src/engine/kettle.ts': `export const kettle = 'KETTLE';`,
  'src/games/tea/cups.ts': `export const cups = 'CUPS';`,
  'src/games/tea/pour.ts': `import { kettle } from '../../engine/kettle.ts'; export const pour = 'POUR' + kettle;`,
  'src/games/tea/drink.ts': `import { cups } from './cups.ts'; export const drink = 'DRINK' + cups;`,
  'src/games/tea/lay.ts': `export const lay = 'LAY';`,
  'src/games/tea/open-box.ts': `import { pour } from './pour.ts'; import { drink } from './drink.ts'; export const openBox = [pour, drink];`,
  'src/games/tea/box.ts': `import { openBox } from './open-box.ts'; import { lay } from './lay.ts'; export const box = [openBox, lay];`,
  'src/ui/games/tea/seats.ts': `import { cups } from '../../../games/tea/cups.ts'; export const seats = cups;`,
  'src/ui/games/tea/ui.ts': `import { pour } from '../../../games/tea/pour.ts'; export const ui = 'TABLE' + pour;`,
  'src/main.ts': `
    globalThis.all = () => [
      import('./games/tea/open-box.ts'), import('./games/tea/box.ts'), import('./ui/games/tea/seats.ts'), import('./ui/games/tea/ui.ts'),
    ];`,
};

test('what an open box is played by is one file, though others want some of it; what the seats need, and the deal, are not in it', async () => {
  for (const [path, source] of Object.entries(HOUSE)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  const out = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [rules()],
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
  })) as Rolldown.RolldownOutput;
  const chunks = out.output.filter((file) => file.type === 'chunk');
  const holding = (sign: string) => chunks.filter(({ code }) => code.includes(sign));
  const [file] = holding('POUR');
  expect(file?.name).toBe('tea-rules');
  expect(
    Object.keys(file?.modules ?? {})
      .filter((id) => id.startsWith(root))
      .map((id) => id.slice(root.length + 1))
      .sort(),
  ).toEqual(['src/games/tea/drink.ts', 'src/games/tea/open-box.ts', 'src/games/tea/pour.ts']);
  for (const sign of ['CUPS', 'LAY', 'KETTLE', 'TABLE'])
    expect(
      holding(sign).map(({ name }) => name),
      sign,
    ).not.toContain('tea-rules');
});
