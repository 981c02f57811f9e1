import { defineConfig } from '@playwright/test';
import type { Options } from './device.ts';

const { TORCH_ENGINES, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;
if (!TORCH_ENGINES) throw new Error('run it by node tests/engines/run.mjs: it finds the engines');

export default defineConfig<Options>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines/run',
  // most of the time a player looks on while something is shown, so two play side by side
  workers: 2,
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  projects: (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({ name: engine, use: { engine } })),
});
