// npm run latency: a whole game by taps, the beginning of one on 36 tiles, and some turns on a map of Traps and Treasures that has grown to
// over 80, with the processor slowed six times, and how long each tap took to the next paint, beside an empty page with one button in the
// same run. Figures, not a test: run it alone on the machine. The last line is JSON. `-g map` measures that one alone.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play } from './prepare.mjs';

const ROWS = [
  ['empty', 'an empty page, one button'],
  ['game', 'a whole game'],
  ['large', '36 tiles, the beginning'],
  ['map', 'a map of over 80 tiles'],
];
const scratch = mkdtempSync(join(tmpdir(), 'torch-latency-'));
const figures = join(scratch, 'figures.json');
process.exitCode = await play('latency', { env: { LATENCY_FIGURES: figures }, args: ['--reporter=line', ...process.argv.slice(2)] });
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
  console.log(JSON.stringify(found));
} else process.exitCode = 1;
rmSync(scratch, { recursive: true });
