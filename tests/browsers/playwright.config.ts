import { defineConfig } from '@playwright/test';
import { STILL_MS } from '../e2e/progress-watchdog.ts';
import type { Options } from './device.ts';

const { TORCH_ENGINES, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;
if (!TORCH_ENGINES) throw new Error('run it by node tests/browsers/run.mjs: it finds the engines');

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines/run',
  // most of the time a player looks on while something is shown, so all three play side by side
  workers: 3,
  retries: 0,
  // a player gives up when nothing moves any more; how long a game takes depends on the machine
  timeout: 3_600_000,
  expect: { timeout: STILL_MS },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
