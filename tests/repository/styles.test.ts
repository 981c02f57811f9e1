// @vitest-environment node
/** A family plays one game after another without loading the page again: the styles of one must not change the next. */
import { describe, expect, test } from 'vitest';
import { filesIn, source, sourcesIn, textOf } from './source.ts';
import { borrowed, motions, reachingOut, unworn } from './styles.ts';

const A = 'src/ui/games/a/';
const B = 'src/ui/games/b/';
const sheet = (path: string, text: string) => ({ path, text });

const sheets = filesIn('src', /\.css$/).map((path) => sheet(path, textOf(path)));
const sources = sourcesIn('src');

test('all style sheets were read', () => {
  expect(sheets.length).toBeGreaterThan(50);
});
test('each selector of a game’s style sheets names a class of its own', () => {
  expect(reachingOut(sheets, sources)).toEqual([]);
});
test('nothing is dressed that nobody wears', () => {
  expect(unworn(sheets, sources)).toEqual([]);
});
test('no word for how something fares is dressed alone elsewhere', () => {
  expect(borrowed(sheets)).toEqual([]);
});

test('no two motions have one name: the sheet that comes last would move both', () => {
  const named = sheets.flatMap(({ text }) => [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([]);
});

test('everything is cut paper: no filter, blur, mask or blending, no italics, no words in capitals', () => {
  const not = /[^;{}]*\b(?:filter|mask|mix-blend-mode|text-transform|font-style)\s*:[^;}]*/g;
  const plain = (text: string) => text.replace(/\/\*.*?\*\//gs, '');
  expect(sheets.flatMap(({ path, text }) => (plain(text).match(not) ?? []).map((rule) => `${path}: ${rule.trim()}`))).toEqual([]);
});

/** Words that stay until they are read, and come and go in a fifth of that. */
const WORDS = ['cue-says'];
/** A fall in several steps is a scene: it is over in two seconds, and a tap ends it. */
const SCENES = ['knock-out-falls', 'knock-out-sleeps'];
test('what moves explains in 600 ms', () => {
  const found = sheets.flatMap(motions).filter(({ name }) => !WORDS.includes(name) && !SCENES.includes(name));
  expect(found.length).toBeGreaterThan(25);
  expect(found.filter(({ lasts }) => lasts > 600)).toEqual([]);
});

describe('found out is', () => {
  test('a motion that takes its time, and none that goes on and on', () => {
    const css = '.a { animation: hop 0.7s 300ms ease-out; } .b { animation: glow 2s infinite; } .c { animation: rock 1s 8 alternate; }';
    expect(motions(sheet(`${A}a.css`, css))).toEqual([{ name: 'hop', path: `${A}a.css`, lasts: 700 }]);
  });

  test('a class that two games dress', () => {
    expect(reachingOut([sheet(`${A}a.css`, '.mate span { gap: 1px }'), sheet(`${B}b.css`, '.mate > b { gap: 2px }')], [])).toEqual([
      `${A}a.css: .mate span`,
      `${B}b.css: .mate > b`,
    ]);
  });
  test('a class that another game, or a shared part, only uses', () => {
    const worn = (path: string, text: string) => [source(path, `export const X = () => <p class=${text} />;`)];
    const sheets = [sheet(`${A}a.css`, '@media (width > 1px) { .sides, p { gap: 1px } }')];
    expect(reachingOut(sheets, worn(`${B}B.tsx`, '"sides wide"'))).toEqual([`${A}a.css: .sides`, `${A}a.css: p`]);
    expect(reachingOut(sheets, worn('src/ui/parts/C.tsx', '{`x sides`}'))).toEqual([`${A}a.css: .sides`, `${A}a.css: p`]);
    expect(reachingOut(sheets, worn(`${A}A.tsx`, '"sides"'))).toEqual([`${A}a.css: p`]);
  });
  test('a word for how something fares that a shared part dresses alone', () => {
    const mark = sheet('src/ui/parts/mark.css', '.hit { width: 0 } .low > .up { gap: 1px }');
    expect(borrowed([mark, sheet(`${A}a.css`, '.row.hit.up > b { gap: 1px }')])).toEqual([
      `${A}a.css: .row.hit.up > b wears .hit of src/ui/parts/mark.css`,
    ]);
    expect(borrowed([mark, sheet(`${A}a.css`, '.hit { gap: 1px } .row.hit, .row.up > b { gap: 1px }')])).toEqual([]);
  });
  test('nothing, where a shared class is named beside an own one, in what all share, or in the steps of an animation', () => {
    const sheets = [
      sheet(`${A}a.css`, '/* .b { */ .stage .button, .stage:is(.now, .lit) {} @keyframes hop { from {} 50% {} to {} }'),
      sheet('src/ui/parts/button.css', '.button, .now, .lit {}'),
    ];
    expect(reachingOut(sheets, [])).toEqual([]);
  });
});

describe('dressed for nobody is', () => {
  const worn = (text: string) => [source(`${A}A.tsx`, `export const X = ({ n, on }: { n: number; on: boolean }) => ${text};`)];
  const css = (text: string) => [sheet(`${A}a.css`, text)];

  test('a class that stands in no words, and a name that nobody asks for', () => {
    expect(unworn(css('.mate .gone { --wide: 1px; --high: 2px; width: var(--wide); }'), worn('<p class="mate" />'))).toEqual([
      `${A}a.css: .gone`,
      `${A}a.css: --high`,
    ]);
  });
  test('nothing that a template, a choice or a picture of ours names', () => {
    const sheets = css('.many-3 .l2, .now { --wide: 1px; }');
    expect(unworn(sheets, worn(`<p class={on ? 'now' : \`many-\${n} l\${n}\`} style={{ width: 'var(--wide)' }} />`))).toEqual([]);
  });
});
