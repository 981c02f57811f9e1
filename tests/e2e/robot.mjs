// npm run robot -- --seeds 20 [--from 1]: taps at random until the last curtain, game after game. The last line sums it up as JSON.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { play } from './prepare.mjs';

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '20' }, from: { type: 'string', default: '1' } } });
const scratch = mkdtempSync(join(tmpdir(), 'torch-robot-'));
const log = join(scratch, 'log');
const code = await play('robot', { env: { ROBOT_SEEDS: values.seeds, ROBOT_FROM: values.from, ROBOT_LOG: log } });
const outings = existsSync(log)
  ? readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
rmSync(scratch, { recursive: true });
const sum = (key) => outings.reduce((all, outing) => all + outing[key], 0);
const ends = {};
for (const { outcome } of outings) ends[outcome] = (ends[outcome] ?? 0) + 1;
console.log(
  JSON.stringify({
    games: Number(values.seeds),
    finished: outings.length,
    ends,
    taps: sum('taps'),
    commands: sum('moves'),
    seconds: Math.round(sum('seconds')),
  }),
);
process.exitCode = code;
