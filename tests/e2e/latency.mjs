// npm run latency: a whole game by taps, and the beginning of one on 36 tiles, with the processor slowed six times, and how long each tap
// took to the next paint, beside an empty page with one button in the same run. Figures, not a test: run it alone on the machine. The last
// line is JSON.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play } from './prepare.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'torch-latency-'));
const figures = join(scratch, 'figures.json');
process.exitCode = await play('latency', { env: { LATENCY_FIGURES: figures }, args: ['--reporter=line'] });
if (existsSync(figures)) {
  const { slowed, empty, game, large, slowest } = JSON.parse(readFileSync(figures, 'utf8'));
  const row = (name, { taps, p50, p98, most }) =>
    console.log(`${name.padEnd(28)} ${taps} taps: median ${p50} ms, 98 % under ${p98} ms, at most ${most} ms`);
  console.log(`\nFrom tap to paint, the processor slowed ${slowed} times`);
  row('an empty page, one button', empty);
  row('a whole game', game);
  row('36 tiles, the beginning', large);
  console.log(JSON.stringify({ slowed, empty, game, large, slowest }));
} else process.exitCode = 1;
rmSync(scratch, { recursive: true });
