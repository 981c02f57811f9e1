// npm run cost: what a command's save costs, with the processor slowed six times, beside a bare put and get of the same bytes.
// Prints a table; the last line sums it up as JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { findChromium, flags } from './browser.mjs';

const top = join(import.meta.dirname, '../..');
const SLOWED = 6;
/** Longer than a frame at sixty a second. */
const FRAME = 16;
const scratch = mkdtempSync(join(tmpdir(), 'torch-cost-'));
const dist = join(scratch, 'dist');

/** Nothing is drawn here, so no picture is needed. */
const noPictures = {
  name: 'no-pictures',
  resolveId: (id) => (id.startsWith('virtual:sprite/') ? id : null),
  load: (id) => (id.startsWith('virtual:sprite/') ? 'export const icons = {};' : null),
};
await build({
  root: top,
  plugins: [noPictures],
  configFile: false,
  logLevel: 'error',
  base: './',
  publicDir: false,
  define: { 'import.meta.env.VITE_BUILD': '"cost"' },
  build: { outDir: dist, target: 'es2022', rolldownOptions: { input: join(top, 'tests/storage/cost.html') } },
});
const server = await preview({
  root: top,
  configFile: false,
  logLevel: 'error',
  build: { outDir: dist },
  preview: { port: 0, host: 'localhost' },
});
const address = `http://localhost:${server.httpServer.address().port}/tests/storage/cost.html`;
const browser = await chromium.launchPersistentContext(join(scratch, 'profile'), { executablePath: findChromium(), args: [...flags] });

const page = await browser.newPage();
if (process.env.VERBOSE) page.on('console', (m) => console.error(m.text())).on('pageerror', (e) => console.error(e.stack));
await page.addInitScript(() => {
  globalThis.long = [];
  new PerformanceObserver((list) => globalThis.long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
});
await page.goto(address);
await page.waitForFunction(() => globalThis.cost !== undefined);
const inside = await browser.newCDPSession(page);
const slow = (rate) => inside.send('Emulation.setCPUThrottlingRate', { rate });
const deal = (...given) => page.evaluate((args) => globalThis.cost.deal(...args), given);
const play = (table, commands, measure = false, stalls = false) =>
  page.evaluate((args) => globalThis.cost.play(...args), [table, commands, measure, stalls]);
/** Plays on and measures, first how long it takes, then for how long nothing else can run. */
async function measure(table, commands) {
  await slow(SLOWED);
  const timed = await play(table, commands, true);
  await page.evaluate(() => globalThis.long.splice(0));
  const stalled = await play(table, commands, true, true);
  const long = await page.evaluate(() => globalThis.long);
  await slow(1);
  return { timed: timed.costs, stalled: stalled.costs, long, over: stalled.over };
}
const together = (parts) => ({
  timed: parts.flatMap(({ timed }) => timed),
  stalled: parts.flatMap(({ stalled }) => stalled),
  long: parts.flatMap(({ long }) => long),
});

const at = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
const median = (list) => at(list, 0.5);
const round = (n) => Math.round(n * 100) / 100;
function figures({ timed, stalled, long }) {
  const of = (key) => timed.map((cost) => cost[key]);
  const stalls = stalled.map(({ saveStall }) => saveStall);
  return {
    commands: `${timed[0]?.command}–${stalled.at(-1)?.command}`,
    'save ms': round(median(of('save'))),
    'p99 ': round(at(of('save'), 0.99)),
    'bare ms': round(median(of('bare'))),
    'p99  ': round(at(of('bare'), 0.99)),
    ratio: round(median(of('save')) / median(of('bare'))),
    'stall ms': round(median(stalls)),
    'p99   ': round(at(stalls, 0.99)),
    'over a frame': stalls.filter((stall) => stall > FRAME).length,
    bare: stalled.filter(({ bareStall }) => bareStall > FRAME).length,
    idle: stalled.filter(({ idleStall }) => idleStall > FRAME).length,
    saves: stalled.length,
    'long tasks': long.length,
    bytes: median(of('bytes')),
    besides: median(of('besides')),
  };
}

/** A game with a state of fixed size: the pillow fight, in which nobody ever gets tired. Early and late in turn, so that both have the same weather. */
const FIXED = ['pillow-fight', 4, 7, { hearts: 1_000_000 }];
const long = await deal(...FIXED);
await play(long, 2000);
const [early, late] = [[], []];
for (let i = 0; i < 8; i++) {
  const fresh = await deal(...FIXED);
  await play(fresh, 5);
  early.push(await measure(fresh, 8));
  late.push(await measure(long, 8));
}

/** The real one, by random play, from the first command to the last. */
const mayhem = await deal('magic-and-mayhem', 4, 7, { tiles: 16 });
const real = [];
for (;;) {
  const measured = await measure(mayhem, 25);
  if (measured.timed.length > 0 && measured.stalled.length > 0) real.push(measured);
  if (measured.over || real.length === 12) break;
  await play(mayhem, 50);
}
await browser.close();
await server.close();
rmSync(scratch, { recursive: true, force: true });

const [begin, end, whole] = [early, late, real].map((parts) => figures(together(parts)));
console.log(`Processor slowed ${SLOWED} times. A stall: how long nothing else could run during one save, at most;`);
console.log('"over a frame": how many were longer than 16 ms, beside those of the bare put and get, and of doing nothing for as long.');
console.log('A game with a state of fixed size, at its beginning and at command 2,000:');
console.table([begin, end]);
console.log('Magic and Mayhem, 4 heroes, 16 tiles:');
console.table([...real.map(figures), whole]);
const grown = (a, b) => round(b / a - 1);
console.log(
  JSON.stringify({
    slowed: SLOWED,
    ratio: whole.ratio,
    save: whole['save ms'],
    saveP99: whole['p99 '],
    bare: whole['bare ms'],
    bareP99: whole['p99  '],
    stallP99: whole['p99   '],
    overAFrame: { save: whole['over a frame'], bare: whole.bare, idle: whole.idle, of: whole.saves },
    longTasks: whole['long tasks'],
    fixed: {
      ratio: [begin.ratio, end.ratio],
      bytes: [begin.bytes, end.bytes],
      bytesGrown: grown(begin.bytes, end.bytes),
      ms: [begin['save ms'], end['save ms']],
      timeGrown: grown(begin['save ms'], end['save ms']),
    },
    real: { besides: real.map((part) => figures(part).besides) },
  }),
);
