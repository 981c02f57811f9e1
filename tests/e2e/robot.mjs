// npm run robot -- --seeds 20 [--from 1]: taps at random until the last curtain, game after game. The last line sums it up as JSON.
// With --game traps-and-treasures it plays another game than Magic and Mayhem, with --turns 200 only so far.
// With --tiles 36 [--seats 4] every game has that size, and nine answers of ten are the quick bot's, so that it ends the same day.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { play } from './prepare.mjs';

const text = { type: 'string' };
const { values } = parseArgs({
  options: { seeds: { ...text, default: '20' }, from: { ...text, default: '1' }, game: text, turns: text, tiles: text, seats: text },
});
const scratch = mkdtempSync(join(tmpdir(), 'torch-robot-'));
const log = join(scratch, 'log');
const game = values.game ? { ROBOT_GAME: values.game } : {};
const far = values.turns ? { ROBOT_TURNS: values.turns } : {};
const size = values.tiles ? { ROBOT_TILES: values.tiles, ROBOT_SEATS: values.seats ?? '4' } : {};
const code = await play('robot', { env: { ROBOT_SEEDS: values.seeds, ROBOT_FROM: values.from, ROBOT_LOG: log, ...game, ...far, ...size } });
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
    turns: sum('turns'),
    seconds: Math.round(sum('seconds')),
  }),
);
process.exitCode = code;
