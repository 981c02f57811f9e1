// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { chunks } from '../../src/app/build/chunks.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A project with one game. Each module prints its own path, so that one can see in which file it ended up. */
const PROJECT = {
  'src/app/main.tsx':
    "import './button.ts'; import '../engine/words.ts'; import('./screens/SeatsScreen.tsx'); import('./screens/TableLoader.tsx'); import('../ui/games/tea/setup/index.ts'); import('../ui/games/tea/index.tsx'); import('../games/tea/index.ts');",
  'src/app/button.ts': '',
  'src/app/screens/SeatsScreen.tsx': "import '../button.ts'; import '../chair.ts';",
  'src/app/screens/TableLoader.tsx': "import '../chair.ts'; import '../../engine/session.ts';",
  'src/app/chair.ts': '',
  'src/app/bot-worker/worker.ts': "import '../../engine/words.ts'; import '../../engine/session.ts'; import('../../games/tea/index.ts');",
  'src/engine/words.ts': '',
  'src/engine/session.ts': '',
  'src/games/tea/index.ts': "import './cups.ts'; import './pour.ts'; import '../../engine/session.ts';",
  'src/games/tea/cups.ts': '',
  'src/games/tea/pour.ts': '',
  'src/ui/games/tea/setup/index.ts': "import '../../../../games/tea/cups.ts'; import '../../../parts/rosette.ts';",
  'src/ui/games/tea/index.tsx': "import '../../../games/tea/pour.ts'; import '../../parts/board.ts';",
  'src/ui/parts/rosette.ts': '',
  'src/ui/parts/board.ts': '',
};

/** The modules of each file that the build makes of the project, by the file's name. */
async function built(): Promise<Readonly<Record<string, readonly string[]>>> {
  const root = mkdtempSync(join(tmpdir(), 'torch-chunks-'));
  folders.push(root);
  for (const [path, code] of Object.entries(PROJECT)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), `${code}\nconsole.log('${path}');\n`);
  }
  const [page, worker] = ['src/app/main.tsx', 'src/app/bot-worker/worker.ts'].map((path) => join(root, path));
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [chunks()],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: { page, worker } as Record<string, string> } },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output.flatMap((file) => {
      if (file.type !== 'chunk') return [];
      const inside = Object.keys(PROJECT).filter(
        (path) => file.code.includes(`console.log("${path}")`) || file.code.includes(`console.log('${path}')`),
      );
      return inside.length > 0 ? [[file.name, inside.map((path) => path.replace('src/', '')).sort()]] : [];
    }),
  );
}

test('each screen is one file, and each game is its content, its rules, its seats and its table', async () => {
  expect(await built()).toEqual({
    page: ['app/main.tsx'],
    worker: ['app/bot-worker/worker.ts'],
    base: ['engine/words.ts'],
    engine: ['engine/session.ts'],
    shelf: ['app/button.ts'],
    seats: ['app/chair.ts', 'app/screens/SeatsScreen.tsx', 'ui/parts/rosette.ts'],
    table: ['app/screens/TableLoader.tsx', 'ui/parts/board.ts'],
    'tea-content': ['games/tea/cups.ts'],
    'tea-rules': ['games/tea/index.ts', 'games/tea/pour.ts'],
    'tea-seats': ['ui/games/tea/setup/index.ts'],
    'tea-table': ['ui/games/tea/index.tsx'],
  });
});
