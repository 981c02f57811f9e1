// npm run latency: with the processor slowed six times, from a tap to the next paint (a whole game, the beginning of one on 36 tiles, the
// same with a pause before each tap, some turns on a map of Traps and Treasures with over 80 tiles, and some with 8 heroes and 12 monsters,
// beside an empty page with one button), and how long the shelf, the seats and a table take to appear, each game, medians of seven, beside an
// empty Preact page. Figures, not a test: run it alone on the machine. The last line is JSON. `-g map` or `-g loading` measures that alone;
// `--against DIR` measures the build in DIR in turn with this one.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { play } from './prepare.mjs';

const ROWS = [
  ['empty', 'an empty page, one button'],
  ['game', 'a whole game'],
  ['large', '36 tiles, the beginning'],
  ['wakes', 'the same, each tap wakes it'],
  ['map', 'a map of over 80 tiles'],
  ['crowd', '8 heroes, 12 monsters'],
];
const LOADING = [
  ['shelf', 'the shelf visible'],
  ['box to seats', 'box to seats'],
  ['seats to table', 'seats to a table that can be played'],
  ['resume', 'a waiting game to its table'],
  ['resume at once', '… tapped as soon as it is seen'],
];
const args = process.argv.slice(2);
const at = args.indexOf('--against');
const against = at < 0 ? '' : resolve(args.splice(at, 2)[1] ?? '.');
const scratch = mkdtempSync(join(tmpdir(), 'torch-latency-'));
const figures = join(scratch, 'figures.json');
const blank = join(scratch, 'blank');
await build({
  root: join(import.meta.dirname, 'blank'),
  configFile: false,
  logLevel: 'error',
  build: { outDir: blank, emptyOutDir: true },
});
process.exitCode = await play('latency', {
  env: { LATENCY_FIGURES: figures, LATENCY_AGAINST: against, LATENCY_BLANK: blank },
  args: ['--reporter=line', ...args],
});
if (existsSync(figures)) {
  const found = Object.assign(
    {},
    ...readFileSync(figures, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  );
  const row = (name, { taps, p50, p98, most }) =>
    console.log(`${name.padEnd(28)} ${taps} taps: median ${p50} ms, 98 % under ${p98} ms, at most ${most} ms`);
  console.log(`\nFrom tap to paint, the processor slowed ${found.slowed} times`);
  for (const [what, name] of ROWS) if (found[what]) row(name, found[what]);
  if (found.loading) {
    const of = (build, game, what) => found.loading[`${build}|${game}|${what}`]?.median;
    console.log(
      `\nAn empty Preact page: ${of('blank', 'all', 'page')} ms until it is visible, ${of('blank', 'all', 'tap')} ms after a tap`,
    );
    for (const game of new Set(Object.keys(found.loading).map((key) => key.split('|')[1]))) {
      for (const [what, name] of game === 'all' ? [] : LOADING) {
        const [now, before] = [of('this', game, what), of('against', game, what)];
        const beside = before ? `, against ${before} ms: ${(now / before).toFixed(2)}` : '';
        console.log(`${game.padEnd(20)} ${name.padEnd(37)} ${now} ms${beside}`);
      }
    }
  }
  console.log(JSON.stringify(found));
} else process.exitCode = 1;
rmSync(scratch, { recursive: true });
