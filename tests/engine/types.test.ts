// @vitest-environment node
/**
 * What must not compile. Each case changes good.ts in one place, or puts a wrong import into one of the source folders. The compiler
 * runs once for all cases, with the tsconfig.json files of the source folders.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const top = resolve(import.meta.dirname, '../..');
/** Not under node_modules: there the compiler would treat the files as a library and allow all imports. */
const house = mkdtempSync(join(tmpdir(), 'torch-types-'));
const good = readFileSync(join(import.meta.dirname, 'types/good.ts'), 'utf8');

type Change = readonly [from: string, to: string];
const field = (name: string): Change[] => [['deck: string[] };', `deck: string[]; ${name} };`]];
const added = (text: string): Change => ['/** What an effect of a card does', `${text}\n/** What an effect of a card does`];
const inHit = (line: string): Change[] => [["context.emit?.({ do: 'ouch', seat });", line]];
const inTurn = (line: string): Change[] => [
  ["      context.next({ do: 'play', seat });", `      ${line}\n      context.next({ do: 'play', seat });`],
];
const inOptions = (line: string): Change[] => [['        const hand = state', `        ${line}\n        const hand = state`]];
const inView = (line: string): Change[] => [
  [
    '=> ({ hearts: state.heroes.map(({ hearts }) => hearts) }),',
    `=> { ${line} return { hearts: state.heroes.map(({ hearts }) => hearts) }; },`,
  ],
];

const spoilt: { readonly [what: string]: readonly Change[] } = {
  'a step without a handler': [[/ {4}hit: \(context[\s\S]*?\n {4}\},\n/.exec(good)?.[0] ?? '', '']],
  'a choice without a handler': [[/ {4}aim: \{\n[\s\S]*?\n {4}\},\n/.exec(good)?.[0] ?? '', '']],
  'a roll without a handler': [[/ {4}attack: .*\n/.exec(good)?.[0] ?? '', '']],
  'a handler for an unknown task': [['  steps: {', '  steps: { dance: () => undefined,']],
  'a handler for a choice among the steps': [['  steps: {', '  steps: { aim: () => undefined,']],
  'an unknown task passed to next': inTurn("context.next({ do: 'plya', seat });"),
  'a task with a wrong field': inTurn("context.next({ do: 'aim', seta: seat });"),
  'an unknown event': [["{ do: 'ouch', seat }", "{ do: 'uoch', seat }"]],
  'an event without one of its fields': [["context.emit?.({ do: 'ouch', seat })", "context.emit?.({ do: 'ouch' })"]],
  'emit without a check that it exists': [['context.emit?.(', 'context.emit(']],
  'an unknown effect on a card': [["[{ do: 'hit', amount: 2 }]", "[{ do: 'hitt', amount: 2 }]"]],
  'an effect without its amount': [["[{ do: 'hit', amount: 2 }]", "[{ do: 'hit' }]"]],
  'an effect without a handler': [[/ {2}heal: [\s\S]*?\n {2}\},\n/.exec(good)?.[0] ?? '', '']],
  'a wrong command for a choice': [["({ do: 'hit', seat })),", "({ do: 'pass' })),"]],
  'an answer that reads a missing field of its command': [['answer: (context, { seat }) =>', 'answer: (context, { seat, card }) =>']],
  'a choice without answers': [["    aim: { do: 'hit'; seat: number };\n", '']],
  'a choice without a seat': [["| { do: 'aim'; seat: number };", "| { do: 'aim' };"]],
  'a roll without a number of dice': [['count: number; faces: number };', 'faces: number };']],
  'a map in the state': field('seen: Map<string, number>'),
  'a set in the state': field('seen: Set<string>'),
  'a date in the state': field('when: Date'),
  'a function in the state': field('later: () => void'),
  'a class instance in the state': [added('export class Boss { hearts = 3; roar(): void {} }'), ...field('boss: Boss')],
  'undefined in the state': field('top: string | undefined'),
  'undefined in a field of the state that may be missing': [...field('top?: string'), ...inHit('context.state.top = undefined;')],
  'a big number in the state': field('gold: bigint'),
  'a typed array in the state': field('walls: Uint8Array'),
  'state changed while options are listed': inOptions('for (const hero of state.heroes) hero.hearts = 1;'),
  'a list of the state grown while options are listed': inOptions("state.deck.push('x');"),
  'state changed in a view': inView('for (const hero of state.heroes) hero.hearts = 1;'),
  'a list of the state sorted in a view': inView('state.deck.sort();'),
  'more in a view than its type says': [['=> ({ hearts: state.heroes', '=> ({ deck: state.deck, hearts: state.heroes']],
  'the random state in a view': [['view: ({ state })', 'view: ({ state, random })']],
  'content written to': inTurn("context.content.cards['x'] = { effects: [] };"),
  'the state replaced': inTurn('context.state = { heroes: [], deck: [] };'),
  'a game without invariants': [[/ {2}invariants: .*\n/.exec(good)?.[0] ?? '', '']],
  'a schema of something else': [['command: any()', 'command: any<{ do: 7 }>()']],
  'the page in a rule': [added('export const title: string = document.title;')],
  'Node in a rule': [added('export const here: string = process.cwd();')],
  'any, implied': [added('export const twice = (x) => x + x;')],
};

type Room = 'engine' | 'games' | 'ui' | 'app' | 'app/bot-worker' | 'app/service-worker' | 'cli';
const reaching: { readonly [what: string]: { readonly room: Room; readonly text: string } } = {
  'the engine using a game': { room: 'engine', text: "import { ware } from '../games/ware.ts';\nexport const mine: number = ware;" },
  'the engine knowing a type of a game': {
    room: 'engine',
    text: "import type { Ware } from '../games/ware.ts';\nexport const mine: Ware[] = [];",
  },
  'the engine using the screen': { room: 'engine', text: "export { ware } from '../ui/ware.ts';" },
  'a game using the screen': { room: 'games', text: "import { ware } from '../ui/ware.ts';\nexport const mine: number = ware;" },
  'a game knowing a type of the screen': {
    room: 'games',
    text: "import type { Ware } from '../ui/ware.ts';\nexport const mine: Ware[] = [];",
  },
  'a game naming a type of the app in passing': { room: 'games', text: "export const mine: import('../app/ware.ts').Ware[] = [];" },
  'the screen using the app': { room: 'ui', text: "import { ware } from '../app/ware.ts';\nexport const mine: number = ware;" },
  'the screen knowing a type of the app': {
    room: 'ui',
    text: "import type { Ware } from '../app/ware.ts';\nexport const mine: Ware[] = [];",
  },
  'a tool using the screen': { room: 'cli', text: "import { ware } from '../ui/ware.ts';\nexport const mine: number = ware;" },
  'the page in the engine': { room: 'engine', text: 'export const title: string = document.title;' },
  'Node in the engine': { room: 'engine', text: 'export const here: string = process.cwd();' },
  'the page in a game': { room: 'games', text: 'export const title: string = document.title;' },
  'the page in the bot worker': { room: 'app/bot-worker', text: 'export const title: string = document.title;' },
  'the page in the service worker': { room: 'app/service-worker', text: 'export const title: string = document.title;' },
  'Node in a game': { room: 'games', text: 'export const here: string = process.cwd();' },
};
const fine: { readonly [what: string]: { readonly room: Room; readonly text: string } } = {
  'a game using the engine': { room: 'games', text: "import { ware } from '../engine/ware.ts';\nexport const mine: number = ware;" },
  'the screen using a game and the page': {
    room: 'ui',
    text: "import { ware } from '../games/ware.ts';\nexport const mine: string = document.title + ware;",
  },
  'the app using the screen': { room: 'app', text: "import type { Ware } from '../ui/ware.ts';\nexport const mine: Ware[] = [];" },
  'a tool using a game and Node': {
    room: 'cli',
    text: "import { ware } from '../games/ware.ts';\nexport const mine: string = process.cwd() + ware;",
  },
};

function spoil(changes: readonly Change[]): string {
  return changes.reduce((text, [from, to]) => {
    if (from === '' || text.split(from).length < 2) throw new Error(`good.ts has no "${from}"`);
    return text.replace(from, () => to);
  }, good);
}
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
};
const slug = (what: string): string => what.replaceAll(/[^a-z]+/gi, '-');

/** The compiler errors by file. */
const complaints = new Map<string, string[]>();

const WARE = 'export const ware = 1;\nexport type Ware = { readonly of: string };\n';

/**
 * A small project with our tsconfig.json files, the real engine, and a separate file for each case to import: the compiler reports an
 * unlisted file only once.
 */
function build(): void {
  mkdirSync(join(house, 'src'));
  symlinkSync(join(top, 'node_modules'), join(house, 'node_modules'));
  cpSync(join(top, 'src/engine'), join(house, 'src/engine'), { recursive: true });
  const base = readFileSync(join(top, 'src/tsconfig.base.json'), 'utf8');
  write('src/tsconfig.base.json', base.replaceAll('node_modules/.cache/rooms', 'cache'));
  const rooms = ['engine', 'games', 'ui', 'app', 'app/import-export', 'app/bot-worker', 'app/service-worker', 'cli'];
  for (const room of rooms) {
    const config = readFileSync(join(top, `src/${room}/tsconfig.json`), 'utf8').replaceAll('node_modules/.cache/rooms', 'cache');
    // the folders inside app list their files by name
    write(`src/${room}/tsconfig.json`, room.startsWith('app/') ? config.replace(/"include": \[[^\]]*\]/, '"include": ["*.ts"]') : config);
  }
  write('tsconfig.json', JSON.stringify({ files: [], references: rooms.map((room) => ({ path: `src/${room}` })) }));
  write('src/app/import-export/check.ts', 'export const check = 1;\n');
  const atHome = (text: string) => text.replaceAll('../../../src/engine/', '../engine/');
  write('src/games/good.ts', atHome(good));
  for (const [what, changes] of Object.entries(spoilt)) write(`src/games/${slug(what)}.ts`, atHome(spoil(changes)));
  for (const [what, { room, text }] of Object.entries({ ...reaching, ...fine })) {
    write(`src/${room}/${slug(what)}.ts`, text.replaceAll('ware.ts', `${slug(what)}-ware.ts`));
    const [, from] = /'\.\.\/(\w+)\/ware\.ts'/.exec(text) ?? [];
    if (from) write(`src/${from}/${slug(what)}-ware.ts`, WARE);
  }
}

beforeAll(() => {
  build();
  const { stdout } = spawnSync(process.execPath, [join(top, 'node_modules/typescript/bin/tsc'), '-b', '--pretty', 'false'], {
    cwd: house,
    encoding: 'utf8',
  });
  for (const line of stdout.split('\n')) {
    const [, file, complaint] = /^src\/(.+?)\(\d+,\d+\): error (.*)$/.exec(line) ?? [];
    if (file && complaint) complaints.set(file, [...(complaints.get(file) ?? []), complaint]);
  }
});

afterAll(() => rmSync(house, { recursive: true }));

test('the correct game and the engine compile', () => {
  const cases = new Set([...Object.keys(spoilt), ...Object.keys(reaching)].map(slug));
  const others = [...complaints.keys()].filter((file) => !cases.has(basename(file, '.ts')));
  expect(others).toEqual([]);
  expect(complaints.size).toBeGreaterThan(0);
});

describe('does not compile:', () => {
  test.each(Object.keys(spoilt))('%s', (what) => {
    expect(complaints.get(`games/${slug(what)}.ts`)).toBeDefined();
  });
  test.each(Object.entries(reaching))('%s', (what, { room }) => {
    expect(complaints.get(`${room}/${slug(what)}.ts`)).toEqual([expect.stringMatching(/is not listed within|Cannot find name/)]);
  });
});

describe('compiles:', () => {
  test.each(Object.entries(fine))('%s', (what, { room }) => {
    expect(complaints.get(`${room}/${slug(what)}.ts`)).toBeUndefined();
  });
});
