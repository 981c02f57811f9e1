// Which browser engines this machine has, and the Debian packages that bring the others.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../e2e/browser.mjs';

const TEN_MINUTES = 600_000;
const DRIVER = '/usr/bin/WebKitWebDriver';
const PYTHON = '/usr/bin/python3';
const FIREFOXES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Runs a command, telling on stderr what it says where `loud`; whether it went well. */
const run = (command, args, loud = true) =>
  spawnSync(command, args, {
    stdio: ['ignore', loud ? 2 : 'ignore', loud ? 2 : 'ignore'],
    timeout: TEN_MINUTES,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const firefox = () => [process.env.FIREFOX_PATH, ...FIREFOXES].find((path) => path && existsSync(path)) ?? null;
/** WebKitGTK needs its driver, a screen that nobody sees, and the library as Python knows it: host.py is the browser. */
const webkit = () =>
  existsSync(DRIVER) &&
  existsSync('/usr/bin/xvfb-run') &&
  run(PYTHON, ['-c', 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2'], false)
    ? DRIVER
    : null;

const ENGINES = [
  { name: 'firefox', look: firefox, packages: ['firefox-esr'] },
  {
    name: 'webkit',
    look: webkit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'python3-gi', 'python3-gi-cairo', 'gir1.2-webkit2-4.1'],
  },
];

/**
 * Where each engine is: `found` by name, and for each of the `missing` a sentence that says how to get it.
 * As root on Debian a missing one is installed first.
 */
export function findEngines() {
  const found = {};
  const missing = [];
  try {
    found.chromium = findChromium();
  } catch (error) {
    missing.push({ name: 'chromium', why: error.message });
  }
  const wanted = ENGINES.filter(({ look }) => look() === null).flatMap(({ packages }) => packages);
  if (wanted.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`fetching ${wanted.join(', ')}`);
    if (run('apt-get', ['update', '-qq'])) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...wanted]);
  }
  for (const { name, look, packages } of ENGINES) {
    const path = look();
    if (path) found[name] = path;
    else missing.push({ name, why: `not on this machine; as root: apt-get install ${packages.join(' ')}` });
  }
  return { found, missing };
}
