// What the bytes of the built app are made of: node tests/repository/heaviest.mjs [part of a module's path] [how many]
// Each module with what is left of it when it has been made small, and its share of its chunk, compressed.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The numbers of one entry of a source map: base 64, five bits a digit, the low ones first, the sign last. */
function numbers(entry) {
  const found = [];
  let value = 0;
  let shift = 0;
  for (const letter of entry) {
    const digit = DIGITS.indexOf(letter);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    found.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return found;
}

/** How many characters of a chunk come from each of its sources. */
function shares({ code, map }) {
  const shares = new Map();
  const lines = code.split('\n');
  let source = 0;
  map.mappings.split(';').forEach((entries, row) => {
    let column = 0;
    let from = null;
    const take = (upTo) => from !== null && shares.set(from, (shares.get(from) ?? 0) + upTo - column);
    for (const entry of entries.split(',').filter(Boolean)) {
      const [right, next] = numbers(entry);
      take(column + right);
      column += right;
      if (next !== undefined) source += next;
      from = next === undefined ? null : map.sources[source];
    }
    take(lines[row].length);
  });
  return shares;
}

const [part = '', most = '60'] = process.argv.slice(2);
const top = join(import.meta.dirname, '../..');
const { output } = await build({ root: top, logLevel: 'error', build: { write: false, sourcemap: 'hidden' } });
const rows = output.flatMap((chunk) => {
  if (chunk.type !== 'chunk' || !chunk.map) return [];
  const size = gzipSync(chunk.code, { level: 9 }).length;
  return [...shares(chunk)].map(([source, length]) => ({
    source: source.replace(/^(\.\.\/)+/, ''),
    chunk: chunk.name,
    length,
    gz: Math.round((size * length) / chunk.code.length),
  }));
});
const found = rows.filter(({ source }) => source.includes(part)).sort((a, b) => b.gz - a.gz);
for (const { source, chunk, length, gz } of found.slice(0, Number(most))) {
  console.log(`${String(length).padStart(8)} ${String(gz).padStart(7)} gz  ${source}  (${chunk})`);
}
const sum = (key) => found.reduce((all, row) => all + row[key], 0);
console.log(
  `${String(sum('length')).padStart(8)} ${String(sum('gz')).padStart(7)} gz  ${found.length} modules${part && ` with "${part}"`}`,
);
