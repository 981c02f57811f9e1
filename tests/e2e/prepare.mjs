// What the browser tests need before they begin: a Chromium, the app as it is built for families, and the rules as a program for Node.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { findChromium, findHeadlessShell } from './browser.mjs';

const top = join(import.meta.dirname, '../..');
const cache = join(top, 'node_modules/.cache/e2e');

/** The game's rules as one program for Node, built by Vite, so that import.meta.glob finds the content as it does in the app; in a folder of its own. */
async function buildTwin() {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'twin-'));
  await build({
    root: top,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: join(top, 'tests/e2e/game-model.ts'),
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'twin.mjs' } },
    },
  });
  return folder;
}

/** Runs Playwright on one of the config's projects, or on `*` those whose names begin so; its exit code. The app is built anew, unless TORCH_DIST says where it was: nothing old is ever measured. */
export async function play(project, { args = [], env = {} } = {}) {
  process.chdir(top);
  const chromium = findChromium();
  const shell = findHeadlessShell();
  const dist = process.env.TORCH_DIST ?? join(top, 'dist');
  if (!process.env.TORCH_DIST) await build({ root: top, logLevel: 'warn' });
  const twin = await buildTwin();
  const child = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts', `--project=${project}`, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env, TORCH_CHROMIUM: chromium, TORCH_SHELL: shell, TORCH_DIST: dist, TORCH_TWIN: join(twin, 'twin.mjs') },
    },
  );
  const code = await new Promise((done) => child.on('close', (code) => done(code ?? 1)));
  rmSync(twin, { recursive: true });
  return code;
}
