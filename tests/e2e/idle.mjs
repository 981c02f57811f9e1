// npm run idle: how much of a core's time the browser takes while nobody touches the screen: an empty page, the shelf, the veil and the
// tables, each in a browser of its own, all of them in one run. Figures, not a test. It reads /proc, so it needs Linux. The last line is JSON.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play } from './prepare.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'torch-idle-'));
const figures = join(scratch, 'figures.json');
process.exitCode = await play('idle', { env: { IDLE_FIGURES: figures }, args: ['--reporter=line', ...process.argv.slice(2)] });
if (existsSync(figures)) {
  const { screens, ...measured } = JSON.parse(readFileSync(figures, 'utf8'));
  const [blank] = screens;
  console.log(`\nProcessor time of the whole browser, in percent of one core; median of ${measured.parts} parts of ${measured.seconds} s`);
  console.log(
    `${''.padEnd(34)}${'just touched'.padStart(14)}${`after ${measured.rest} s of rest`.padStart(22)}${'÷ the empty page'.padStart(20)}`,
  );
  for (const { name, touched, rested } of screens)
    console.log(
      `${name.padEnd(34)}${touched.toFixed(2).padStart(14)}${rested.toFixed(2).padStart(22)}${(rested / blank.rested).toFixed(2).padStart(20)}`,
    );
  console.log(JSON.stringify({ ...measured, screens }));
} else process.exitCode = 1;
rmSync(scratch, { recursive: true });
