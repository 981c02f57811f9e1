// npm run kill -- --times 50: kills the browser (SIGKILL) at random moments of fast play. The last line sums it up as JSON; lost must be 0.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { play } from './prepare.mjs';

const { values } = parseArgs({ options: { times: { type: 'string', default: '50' } } });
const scratch = mkdtempSync(join(tmpdir(), 'torch-kill-'));
const log = join(scratch, 'log');
const code = await play('ci*', { args: ['kill.spec.ts'], env: { KILLS: values.times, KILL_LOG: log } });
const kills = existsSync(log)
  ? readFileSync(log, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
rmSync(scratch, { recursive: true });
const many = (which) => kills.filter(which).length;
console.log(
  JSON.stringify({
    kills: kills.length,
    lost: many(({ acknowledged, revision }) => revision < acknowledged),
    'at the last acknowledged': many(({ acknowledged, revision }) => revision === acknowledged),
    'one ahead': many(({ acknowledged, revision }) => revision === acknowledged + 1),
    'further ahead': many(({ acknowledged, revision }) => revision > acknowledged + 1),
    'not yet written': many(({ played, revision }) => revision < played),
  }),
);
process.exitCode = code;
