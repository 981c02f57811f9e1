import { defineConfig } from '@playwright/test';
import { flags } from './browser.mjs';

const { TORCH_SHELL, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;
if (!TORCH_SHELL) throw new Error('run it by node tests/e2e/run.mjs: it finds the browser');

/** No test takes so long, on however busy a machine. What ends one that has stopped is progress-watchdog.ts. */
const TWO_HOURS = 7_200_000;
/** No step of a test takes so long. */
const ONE_HOUR = 3_600_000;
/** What takes longest comes first, so that no worker is left alone with it at the end. */
const LONGEST =
  /\/(accessibility|whole-game|traps|robot|labyrinth|quests|veil|dust-up|errors|memory|kill|failed-writes|insecure|update)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  // most of the time a test looks on while something is shown or saved, so in CI two play on each core; what is measured plays alone
  workers: process.env.TORCH_WORKERS ? Number(process.env.TORCH_WORKERS) : 1,
  retries: 0,
  timeout: TWO_HOURS,
  expect: { timeout: ONE_HOUR },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ...(PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    viewport: { width: 1180, height: 820 },
    hasTouch: true,
    launchOptions: { executablePath: TORCH_SHELL, args: [...flags] },
    trace: 'off',
  },
  projects: [
    { name: 'ci-longest', testMatch: LONGEST },
    { name: 'ci', testMatch: '*.spec.ts', testIgnore: LONGEST },
    { name: 'robot', testMatch: 'robot.spec.ts' },
    { name: 'by-ear', testMatch: 'by-ear.spec.ts' },
    { name: 'long', testMatch: '*.long.ts' },
    { name: 'latency', testMatch: ['latency.measure.ts', 'loading.measure.ts'] },
    { name: 'idle', testMatch: 'idle.measure.ts' },
    { name: 'shots', testMatch: 'take-screenshots.ts' },
  ],
});
