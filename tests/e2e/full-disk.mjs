// npm run full-disk -- --runs 60 [--from 1]: plays on a disk that is really full, over each path through the app in turn. The last line sums it up as JSON; lost must be 0.
// It mounts a small disk in memory, so it has to be run as root on Linux.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { play } from './prepare.mjs';

const text = { type: 'string' };
const { values } = parseArgs({ options: { runs: { ...text, default: '60' }, from: { ...text, default: '1' } } });
const scratch = mkdtempSync(join(tmpdir(), 'torch-full-disk-'));
const log = join(scratch, 'log');
const code = await play('ci*', {
  args: ['full-disk.spec.ts'],
  env: { FULL_DISK_RUNS: values.runs, FULL_DISK_FROM: values.from, FULL_DISK_LOG: log },
});
const lines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n') : [];
rmSync(scratch, { recursive: true });
for (const line of lines) console.log(line);
const runs = lines.map((line) => JSON.parse(line));
const sum = (key) => runs.reduce((all, run) => all + run[key], 0);
const most = (key) => Math.max(0, ...runs.map((run) => run[key]));
console.log(
  JSON.stringify({
    runs: Number(values.runs),
    finished: runs.length,
    'moves on the full disk': sum('played') - sum('saved'),
    lost: sum('lost'),
    'seconds until the notice': most('notice'),
    'seconds until room was noticed': most('healed'),
  }),
);
process.exitCode = code;
