// Builds the tools with Vite (so that import.meta.glob finds the content as it does in the app) and runs one of them:
// node src/cli/run.mjs simulate magic-and-mayhem --games 100
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const TOOLS = ['simulate', 'laws', 'rules', 'check-content', 'schemas', 'golden', 'figures', 'fuzz-saves', 'fuzz-packs', 'balance'];
const OLD = 60 * 60 * 1000;
const top = resolve(import.meta.dirname, '../..');
const shelf = join(top, 'node_modules/.cache/cli');

/** A name for the sources as they are now: their paths, sizes and times. */
function stamp() {
  const hash = createHash('sha1');
  for (const folder of ['src/engine', 'src/games', 'src/app/carry', 'src/cli', 'content', 'package-lock.json']) {
    const path = join(top, folder);
    const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).sort() : [''];
    for (const name of inside) {
      const { mtimeMs, size } = statSync(join(path, name));
      hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds beside the shelf and then puts the whole there in one step: two builds at once cannot mix. */
async function buildTools(finished) {
  const outDir = mkdtempSync(`${finished}-`);
  await build({
    root: top,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(TOOLS.map((tool) => [tool, join(top, `src/cli/${tool}.ts`)])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
      },
    },
  });
  if (existsSync(finished)) rmSync(outDir, { recursive: true });
  else renameSync(outDir, finished);
}

function tidy(keep) {
  for (const name of readdirSync(shelf)) {
    const path = join(shelf, name);
    if (path !== keep && Date.now() - statSync(path).mtimeMs > OLD) rmSync(path, { recursive: true, force: true });
  }
}

const [tool, ...args] = process.argv.slice(2);
if (!TOOLS.includes(tool)) {
  console.error(`usage: node src/cli/run.mjs ${TOOLS.join('|')} [its own arguments]`);
  process.exit(2);
}
process.chdir(top);
const built = join(shelf, stamp());
if (!existsSync(built)) {
  mkdirSync(shelf, { recursive: true });
  await buildTools(built);
}
utimesSync(built, new Date(), new Date());
tidy(built);
const { main } = await import(pathToFileURL(join(built, `${tool}.mjs`)).href);
process.exitCode = await main(args);
