// What a family has to load. Weighs the build in dist/ against its two budgets; fails when one is broken.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;
/** The scripts that the page names, and all that these import at once: the build names them in the page, too. */
const FIRST_LOAD = 35 * KB;
/** All that the service worker keeps. */
const PRECACHE = 2500 * KB;

const dist = join(import.meta.dirname, '../../dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('there is no build to weigh: npm run build');
  process.exit(1);
}
const read = (file) => readFileSync(join(dist, file));
const matches = (file, pattern) => [...new Set([...read(file).toString().matchAll(pattern)].map(([, found]) => found))];
const sum = (files, size) => files.reduce((all, file) => all + size(file), 0);

const scripts = matches('index.html', /<(?:script|link)\b[^>]*\b(?:src|href)="(?:\.\/)?([^"]+\.js)"/g);
const precached = matches('sw.js', /\burl"?:\s*"([^"]+)"/g);
const rows = [
  ['JavaScript at first load, gz', scripts, (file) => gzipSync(read(file), { level: 9 }).length, FIRST_LOAD],
  ['the whole precache', precached, (file) => statSync(join(dist, file)).size, PRECACHE],
];
for (const [what, files, size, most] of rows) {
  const bytes = sum(files, size);
  const kept = files.length > 0 && bytes <= most;
  if (!kept) process.exitCode = 1;
  const line = `${what} (${files.length} files)`.padEnd(44);
  console.log(`${kept ? 'ok      ' : 'TOO MUCH'} ${line} ${(bytes / KB).toFixed(1).padStart(8)} of ${most / KB} kB`);
}
