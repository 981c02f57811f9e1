// npm run e2e: the browser tests, on a Chromium that is found or fetched. The last line is "N passed, N failed".
// node tests/e2e/run.mjs offline -g "new version"   hands its arguments on to Playwright.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { play } from './prepare.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'torch-e2e-'));
const report = join(scratch, 'report.json');
let code = 1;
try {
  code = await play('ci*', { args: process.argv.slice(2), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
const { expected = 0, unexpected = 0, flaky = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats : {};
rmSync(scratch, { recursive: true });
const failed = unexpected + flaky;
console.log(`${expected} passed, ${code !== 0 && failed === 0 ? 1 : failed} failed`);
process.exitCode = code !== 0 || expected === 0 ? 1 : 0;
