// What a family has to load. Measures the build in dist/ (made by build.mjs) against the budgets of the design; fails when one is broken.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REPORT } from './build.mjs';
import { addUp, firstLoad } from './weights.mjs';

const KB = 1000;
const FIRST = 35 * KB;
const SHARED = 40 * KB;
// docs/decisions/027: what each game is held to; the large ones a little above what they weigh, so that no part grows unseen
const SMALL = {
  seats: 10 * KB,
  table: 30 * KB,
  code: 30 * KB,
  styles: 10 * KB,
  content: 20 * KB,
  sprite: 40 * KB,
  bots: 5 * KB,
  workshop: 25 * KB,
};
const LARGE = { ...SMALL, seats: 15 * KB, table: 45 * KB, code: 82 * KB, styles: 12 * KB, content: 60 * KB, bots: 10 * KB };
const BUDGETS = {
  'magic-and-mayhem': LARGE,
  labyrinth: { ...LARGE, code: 60 * KB },
};
const budgetOf = (game) => BUDGETS[game] ?? SMALL;
const WORDS = {
  seats: 'code to sit down',
  table: 'code to play on',
  code: 'all code',
  bots: 'what bots think with',
  workshop: 'to make cards and try them',
};
const PRECACHE = 2000 * KB;

const dist = join(import.meta.dirname, '../../dist');
if (!existsSync(join(dist, 'index.html')) || !existsSync(REPORT)) {
  console.error('there is no build to weigh: node tests/house/build.mjs');
  process.exit(1);
}
const gz = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const chunks = JSON.parse(readFileSync(REPORT, 'utf8')).map((chunk) => ({
  ...chunk,
  size: gz(chunk.file),
  styles: chunk.styles.reduce((sum, file) => sum + gz(file), 0),
}));
const first = firstLoad(readFileSync(join(dist, 'index.html'), 'utf8'), chunks);
const { shared, games } = addUp(chunks, first);
const precached = [...new Set([...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/\burl"?:\s*"([^"]+)"/g)].map(([, url]) => url))];

const rows = [
  ['JavaScript at first load, gz', chunks.filter(({ file }) => first.has(file)).reduce((sum, { size }) => sum + size, 0), FIRST],
  ['the shared table, gz', shared, SHARED],
  ...Object.entries(games).flatMap(([game, weights]) => [
    ...Object.entries(budgetOf(game)).map(([kind, most]) => [`${game}: ${WORDS[kind] ?? kind}, gz`, weights[kind], most]),
    ...Object.entries(weights.places).map(([place, bytes]) => [`${game}: ${WORDS.table} ${place}, gz`, bytes, budgetOf(game).table]),
  ]),
  [`the whole precache (${precached.length} files)`, precached.reduce((sum, url) => sum + statSync(join(dist, url)).size, 0), PRECACHE],
];
let broken = 0;
for (const [what, bytes, most] of rows) {
  if (bytes > most) broken++;
  console.log(`${bytes > most ? 'TOO MUCH' : 'ok      '} ${what.padEnd(44)} ${(bytes / KB).toFixed(1).padStart(8)} of ${most / KB} kB`);
}
if (first.size === 0 || precached.length === 0) {
  console.error(`nothing was weighed: ${readdirSync(dist).join(', ')}`);
  broken++;
}
process.exit(broken > 0 ? 1 : 0);
