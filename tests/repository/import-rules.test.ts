// @vitest-environment node
/** Rules for the code that the compiler and the linter do not check. */
import { describe, expect, test } from 'vitest';
import {
  againstTheArrow,
  betweenGames,
  circles,
  forbiddenWords,
  foreignAddresses,
  outsideWorld,
  pageBelowTheScreen,
  sharedElements,
  tooLong,
  unasked,
} from './import-rules.ts';
import { filesIn, type Source, source, sourcesIn, textOf } from './source.ts';

const sources = sourcesIn('src');
const data = [...filesIn('src', /\.(css|html|json|svg|mjs)$/), ...filesIn('content', /\.(json|md|svg)$/)].map((path) => ({
  path,
  text: textOf(path),
}));

test('all sources were read', () => {
  const rooms = new Set(sources.map(({ path }) => path.split('/')[1]));
  expect([...rooms]).toEqual(expect.arrayContaining(['engine', 'cli']));
  expect(sources.length).toBeGreaterThan(20);
});

type Check = (sources: readonly Source[]) => string[];
const checks: {
  readonly [rule: string]: {
    readonly check: Check;
    readonly breaks: { readonly [path: string]: string }[];
    readonly keeps: { readonly [path: string]: string }[];
  };
} = {
  'imports run one way': {
    check: againstTheArrow,
    breaks: [
      { 'src/engine/a.ts': "import { b } from '../games/b.ts';" },
      { 'src/engine/a.ts': "import type { b } from '../ui/b.ts';" },
      { 'src/engine/a.ts': "export * from '../cli/b.ts';" },
      { 'src/games/x/a.ts': "export { b } from '../../ui/b.ts';" },
      { 'src/games/x/a.ts': "type B = import('../../app/b.ts').B; export type C = B;" },
      { 'src/ui/a.tsx': "const b = await import('../app/b.ts');" },
      { 'src/cli/a.ts': "import { b } from '../app/storage.ts';" },
      { 'src/app/a.ts': "import { b } from '../cli/b.ts';" },
      { 'src/engine/a.ts': "import * as v from 'valibot';" },
      { 'src/games/a.ts': "import { signal } from '@preact/signals';" },
      { 'src/games/a.ts': "import { readFileSync } from 'node:fs';" },
    ],
    keeps: [
      { 'src/app/a.ts': "import { b } from '../ui/b.ts'; import { c } from '../engine/c.ts';" },
      { 'src/cli/a.ts': "import { b } from '../app/games/catalogue.ts'; import 'node:fs';" },
      { 'src/games/a.ts': "import * as v from 'valibot'; import deck from '../../content/deck.json';" },
      { 'src/engine/a.ts': "// import { b } from '../games/b.ts';\nexport const a = \"import '../ui/b.ts'\";" },
    ],
  },
  'games keep to themselves': {
    check: betweenGames,
    breaks: [
      { 'src/games/a/a.ts': "import { b } from '../b/b.ts';" },
      { 'src/ui/games/a/A.tsx': "import type { B } from '../../../games/b/b.ts';" },
      { 'src/ui/games/a/A.tsx': "import './../b/b.css';" },
      { 'src/ui/parts/A.tsx': "import { b } from '../games/b/B.tsx';" },
      { 'src/engine/a.ts': "import type { B } from '../games/b/b.ts';" },
    ],
    keeps: [
      { 'src/games/a/a.ts': "import { b } from '../plain.ts'; import { c } from './c.ts';" },
      { 'src/ui/games/a/A.tsx': "import { a } from '../../../games/a/a.ts'; import '../../parts/b.css';" },
      { 'src/app/a.ts': "import { b } from '../ui/games/b/b.ts';" },
      { 'src/cli/a.ts': "import { b } from '../games/b/b.ts';" },
    ],
  },
  'nothing runs in circles': {
    check: circles,
    breaks: [
      { 'src/engine/a.ts': "import './b.ts';", 'src/engine/b.ts': "import './a.ts';" },
      {
        'src/engine/a.ts': "import './b.ts';",
        'src/engine/b.ts': "import './c/c.ts';",
        'src/engine/c/c.ts': "import type { A } from '../a.ts';",
      },
      { 'src/engine/a.ts': "import './a.ts';" },
    ],
    keeps: [
      {
        'src/engine/a.ts': "import './b.ts'; import './c.ts';",
        'src/engine/b.ts': "import './d.ts';",
        'src/engine/c.ts': "import './d.ts';",
        'src/engine/d.ts': '',
      },
    ],
  },
  'words we do without': {
    check: forbiddenWords,
    breaks: [
      { 'src/engine/a.ts': 'export const a = (b: any) => b;' },
      { 'src/engine/a.ts': 'export type A = { readonly b: readonly any[] };' },
      { 'src/ui/a.tsx': 'export const a = <p>{(b as any).c}</p>;' },
      { 'src/engine/a.ts': 'export const a = (b: number[]) => b[0]!;' },
      { 'src/engine/a.ts': 'export class A { b!: number }' },
      { 'src/engine/a.ts': 'export enum A { b }' },
      { 'src/engine/a.ts': 'const enum A { b } export const a = A.b;' },
      { 'src/engine/a.ts': 'export default 1;' },
      { 'src/engine/a.ts': 'const a = 1; export { a as default };' },
    ],
    keeps: [{ 'src/engine/a.ts': "/** any! enum, export default */\nexport const any = (b: boolean) => !b && 'any';" }],
  },
  'files are rooms, not halls': {
    check: tooLong,
    breaks: [{ 'src/engine/a.ts': 'export {};\n'.repeat(421) }],
    keeps: [{ 'src/engine/a.ts': 'export {};\n'.repeat(420) }],
  },
  'the outside world is the business of the app': {
    check: outsideWorld,
    breaks: [
      { 'src/games/a.ts': 'export const a = Math.random();' },
      { 'src/ui/a.ts': "export const a = Math['random']();" },
      { 'src/engine/a.ts': 'export const a = Date.now();' },
      { 'src/ui/a.ts': 'export const a = new Date();' },
      { 'src/ui/a.ts': 'export const a = performance.now();' },
      { 'src/ui/a.ts': "localStorage.setItem('a', 'b');" },
      { 'src/ui/a.ts': "window.localStorage.setItem('a', 'b');" },
      { 'src/ui/a.ts': 'export const a = { indexedDB };' },
      { 'src/ui/a.ts': "export const a = () => fetch('./b');" },
      { 'src/ui/a.tsx': 'export const A = () => <p>{crypto.randomUUID()}</p>;' },
      { 'src/cli/a.ts': "export const a = () => fetch('./b');" },
    ],
    keeps: [
      { 'src/app/a.ts': "export const a = () => fetch('./b' + Math.random() + Date.now());" },
      { 'src/cli/a.ts': 'export const a = performance.now() + Date.now();' },
      { 'src/ui/a.ts': "export const a = (ports: { fetch(): Date }) => [ports.fetch(), Math.floor(1), { crypto: 'word' }];" },
    ],
  },
  'no module keeps an element': {
    check: sharedElements,
    breaks: [
      { 'src/ui/a.tsx': 'const A = <p>a</p>; export const B = () => A;' },
      { 'src/ui/a.tsx': "export const A = { b: (<><b /></>), c: 'c' };" },
    ],
    keeps: [
      { 'src/ui/a.tsx': 'export const A = { b: () => <p>b</p> };' },
      { 'src/app/a.tsx': 'render(<p />, root);' },
      { 'src/ui/a.tsx': 'export function A() { const b = <p />; return b; }' },
    ],
  },
  'no page below the screen': {
    check: pageBelowTheScreen,
    breaks: [
      { 'src/games/a.ts': 'export const a = document.title;' },
      { 'src/engine/a.ts': 'export const a = () => window;' },
      { 'src/games/a.ts': "export const a = typeof navigator === 'object';" },
      { 'src/games/a.ts': 'setTimeout(() => undefined, 1);' },
    ],
    keeps: [
      { 'src/ui/a.ts': 'export const a = document.title;' },
      { 'src/games/a.ts': "export const a = { document: 'a map', 'window': 1 };\nexport const b = a.document;" },
    ],
  },
};

describe.each(Object.entries(checks))('%s', (_, { check, breaks, keeps }) => {
  const read = (files: { readonly [path: string]: string }) => Object.entries(files).map(([path, text]) => source(path, text));

  test('in this project', () => expect(check(sources)).toEqual([]));
  test.each(breaks)('is broken by $0 %j', (files) => expect(check(read(files))).toHaveLength(1));
  test.each(keeps)('is kept by %j', (files) => expect(check(read(files))).toEqual([]));
});

describe('what is exported is asked for', () => {
  const read = (files: { readonly [path: string]: string }) => Object.entries(files).map(([path, text]) => source(path, text));

  test('in this project, by its tests or by its build', () => {
    const build = 'vite.config.ts';
    expect(unasked(sources, [...sourcesIn('tests'), source(build, textOf(build))])).toEqual([]);
  });
  test('or it is named: a function, a constant, a type, what is handed on', () => {
    const files = read({
      'src/engine/a.ts': 'export const one = 1; export function two() { return one; } export type Three = number; export const four = 4;',
      'src/engine/b.ts': "export { four } from './a.ts'; export { five as six } from './c.ts';",
      'src/engine/c.ts': 'export const five = 5;',
    });
    expect(unasked(files)).toEqual(['src/engine/a.ts: one', 'src/engine/a.ts: two', 'src/engine/a.ts: Three', 'src/engine/b.ts: six']);
    expect(unasked(files, read({ 'tests/a.ts': "import { one, two, type Three } from './a.ts'; import { six } from './b.ts';" }))).toEqual(
      [],
    );
  });
});

describe('nothing is loaded from elsewhere', () => {
  test('in this project', () => expect(foreignAddresses([...sources, ...data])).toEqual([]));

  test.each([
    ['src/ui/a.css', '@import url(https://fonts.example.com/a.css);'],
    ['content/a.json', '{ "picture": "http://pictures.example.org/a.png" }'],
    ['src/ui/a.tsx', "export const A = () => <a href='https://example.com'>here</a>;"],
    ['src/ui/a.ts', 'export const a = "https://www.w3.org.example.com/";'],
  ])('is broken by %s: %s', (path, text) => expect(foreignAddresses([{ path, text }])).toHaveLength(1));

  test.each([
    ['src/ui/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['content/a.json', '{ "$schema": "https://json-schema.org/draft/2020-12/schema" }'],
    ['src/ui/shell/credits.tsx', "export const link = 'https://example.com/artist';"],
    ['src/ui/a.ts', "export const a = './b.json';"],
  ])('is kept by %s: %s', (path, text) => expect(foreignAddresses([{ path, text }])).toEqual([]));
});
