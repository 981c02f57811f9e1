// Builds the tools with Vite, so that import.meta.glob works as in the app, and runs one of them:
// node src/cli/run.mjs simulate magic-and-mayhem --games 100
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const TOOLS = ['simulate', 'laws', 'rules', 'check-content', 'schemas', 'golden', 'figures', 'fuzz-saves', 'fuzz-packs', 'balance'];
const OLD = 60 * 60 * 1000;
const top = resolve(import.meta.dirname, '../..');
const cacheFolder = join(top, 'node_modules/.cache/cli');

/** A hash of the paths, sizes and times of the source files. */
function sourceHash() {
  const hash = createHash('sha1');
  for (const folder of ['src/engine', 'src/games', 'src/app/import-export', 'src/cli', 'content', 'package-lock.json']) {
    const path = join(top, folder);
    const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).sort() : [''];
    for (const name of inside) {
      const { mtimeMs, size } = statSync(join(path, name));
      hash.update(`${folder}/${name} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds in a temporary folder and then renames it, so that two builds at once cannot mix. */
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

function removeOldBuilds(keep) {
  for (const name of readdirSync(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (path !== keep && Date.now() - statSync(path).mtimeMs > OLD) rmSync(path, { recursive: true, force: true });
  }
}

const [tool, ...args] = process.argv.slice(2);
if (!TOOLS.includes(tool)) {
  console.error(`usage: node src/cli/run.mjs ${TOOLS.join('|')} [its own arguments]`);
  process.exit(2);
}
process.chdir(top);
const built = join(cacheFolder, sourceHash());
if (!existsSync(built)) {
  mkdirSync(cacheFolder, { recursive: true });
  await buildTools(built);
}
utimesSync(built, new Date(), new Date());
removeOldBuilds(built);
const { main } = await import(pathToFileURL(join(built, `${tool}.mjs`)).href);
process.exitCode = await main(args);
