// @vitest-environment node
import { expect, test } from 'vitest';
import { countOfReport, lastCount, total } from '../counts.mjs';

test('a report counts its tests, and each file that could not be read as a failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(countOfReport({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({ passed: 2, failed: 2 });
});

test.each([
  ['a\n12 passed, 3 failed\n', { passed: 12, failed: 3 }],
  ['12 passed, 3 failed\nand then it fell over', null],
  ['about 12 passed, 3 failed', null],
  ['', null],
])('%j counts %j', (said, count) => {
  expect(lastCount(said)).toEqual(count);
});

test.each([
  ['a stage that went well', true, null, { ok: true, passed: 1, failed: 0 }],
  ['a stage that failed', false, null, { ok: false, passed: 0, failed: 1 }],
  ['tests that all passed', true, { passed: 9, failed: 0 }, { ok: true, passed: 9, failed: 0 }],
  ['tests of which one failed', false, { passed: 8, failed: 1 }, { ok: false, passed: 8, failed: 1 }],
  ['a failure that nothing counted', false, { passed: 9, failed: 0 }, { ok: false, passed: 9, failed: 1 }],
  ['no tests at all', true, { passed: 0, failed: 0 }, { ok: false, passed: 0, failed: 1 }],
])('%s', (_, ok, count, result) => {
  expect(total(ok, count)).toEqual(result);
});
