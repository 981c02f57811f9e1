// How many tests a stage of npm test was.

/** Of Vitest's JSON report. A file that could not even be read counts as one that failed. */
export function countOfReport({ numPassedTests, numFailedTests, testResults }) {
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unread.length };
}

/** Of a program whose last line says "N passed, N failed"; null of any other. */
export function lastCount(said) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(said.trimEnd().split('\n').at(-1)) ?? [];
  return passed === undefined ? null : { passed: Number(passed), failed: Number(failed) };
}

/** A stage that does not count is one test; one that fails has failed at least once, whatever it counts; one that counts none has not run. */
export function total(ok, count) {
  if (!count) return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const none = count.passed + count.failed === 0;
  const failed = (!ok || none) && count.failed === 0 ? 1 : count.failed;
  return { ok: failed === 0, passed: count.passed, failed };
}
