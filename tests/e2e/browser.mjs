// Finds a Chromium for the browser tests, and fetches one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const top = join(import.meta.dirname, '../..');

/** What a browser under test is started with: nothing of its own on the network, no first-run pages, no GPU. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** Chromium without windows, tabs and menus: the same engine, for half of the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const TEN_MINUTES = 600_000;

/** The machine as it is; a test hands in another. */
const machine = {
  env: process.env,
  has: existsSync,
  /** Where Playwright's own Chromium would be. */
  ours: () => chromium.executablePath(),
  isRoot: () => process.getuid?.() === 0,
  /** Runs a command, telling on stderr what it says; whether it went well. */
  run: (command, args) =>
    spawnSync(command, args, {
      cwd: top,
      stdio: ['ignore', 2, 2],
      timeout: TEN_MINUTES,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
};

/**
 * The path of a Chromium: $CHROMIUM_PATH, the system's, Playwright's own; else one is installed, by Playwright or by apt-get.
 * Throws, and says what to do, where none can be had.
 */
export function findChromium({ env, has, ours, isRoot, run } = machine) {
  if (env.CHROMIUM_PATH) {
    if (has(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and nothing is there`);
  }
  const there = () => [...SYSTEM, ours()].find((path) => path && has(path));
  const found = there();
  if (found) return found;
  if (run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']) && there()) return there();
  if (isRoot() && run('apt-get', ['update'])) run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  const installed = there();
  if (installed) return installed;
  throw new Error('no Chromium: install one (apt-get install chromium, or npx playwright install chromium), or set CHROMIUM_PATH');
}

/** The path of the headless shell where Debian has it; else of a Chromium, as above. For tests that need no profile of a whole browser. */
export function findHeadlessShell(here = machine) {
  const { env, has, isRoot, run } = here;
  if (env.CHROMIUM_PATH) return findChromium(here);
  if (!has(HEADLESS_SHELL) && isRoot() && run('apt-get', ['update']))
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  return has(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium(here);
}
