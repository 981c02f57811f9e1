// npm run engines: the same start, play, save, cold start without a server and resume, by real clicks, in Chromium, Firefox and WebKitGTK.
// node tests/browsers/run.mjs firefox webkit   only these.   --all: an engine that is missing has failed.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { findEngines } from './find.mjs';

const top = join(import.meta.dirname, '../..');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const all = process.argv.includes('--all');
const scratch = mkdtempSync(join(tmpdir(), 'torch-engines-'));
const [dist, diaries, report] = ['dist', 'diaries', 'report.json'].map((name) => join(scratch, name));

/** Plays in each of the engines; the exit code of Playwright. */
async function play(found) {
  // a copy: nobody builds it anew while it is served
  const built = process.env.TORCH_DIST ?? join(top, 'dist');
  if (!process.env.TORCH_DIST) await build({ root: top, logLevel: 'warn', build: { outDir: built } });
  cpSync(built, dist, { recursive: true });
  const names = Object.keys(found);
  const playwright = [
    ...['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/browsers/playwright.config.ts'],
    ...names.map((name) => `--project=${name}`),
  ];
  // WebKitGTK has no headless mode: it plays on a screen that nobody sees
  const [command, ...args] = found.webkit
    ? ['xvfb-run', '-a', '-s', '-screen 0 1400x1000x24', process.execPath, ...playwright]
    : [process.execPath, ...playwright];
  const child = spawn(command, args, {
    cwd: top,
    stdio: 'inherit',
    env: {
      ...process.env,
      TORCH_DIST: dist,
      TORCH_DIARIES: diaries,
      TORCH_ENGINES: JSON.stringify(found),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)));
}

/** Whether all engines were asked the same questions, with as many answers to each. */
function agree() {
  const kept = existsSync(diaries) ? readdirSync(diaries).map((file) => ({ file, text: readFileSync(join(diaries, file), 'utf8') })) : [];
  if (kept.length < 2) return null;
  const same = kept.every(({ text }) => text === kept[0].text);
  console.log(same ? `✓ the same game in ${kept.map(({ file }) => basename(file, '.json')).join(', ')}` : '✗ not the same game:');
  if (!same) for (const { file, text } of kept) console.log(`${file} ${text}`);
  return same;
}

let [passed, failed] = [0, 0];
try {
  const { found, missing } = findEngines();
  const wanted = (name) => asked.length === 0 || asked.includes(name);
  const here = Object.fromEntries(Object.entries(found).filter(([name]) => wanted(name)));
  const gone = missing.filter(({ name }) => wanted(name));
  const code = Object.keys(here).length > 0 ? await play(here) : 0;
  const { expected = 0, unexpected = 0, flaky = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {};
  passed = expected;
  failed = unexpected + flaky;
  if (code !== 0 && failed === 0) failed = 1;
  const same = failed === 0 ? agree() : null;
  if (same === true) passed++;
  if (same === false) failed++;
  for (const { name, why } of gone) console.log(`— ${name}: skipped, ${why}`);
  if (gone.length > 0) console.log(`${gone.length} skipped`);
  if (all) failed += gone.length;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  failed++;
}
rmSync(scratch, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
