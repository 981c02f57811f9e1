// @vitest-environment node
import { expect, test } from 'vitest';
import { fuzzPacks } from '../../src/cli/fuzz-packs.ts';

test('[LA-34] packs that were damaged, or written by somebody who knows better: refused with a sentence, or they fit', async () => {
  const { outcomes, violations } = await fuzzPacks(400, 5);
  expect(violations).toEqual([]);
  const refused = Object.entries(outcomes).filter(([outcome]) => outcome.startsWith('refused'));
  expect(refused.reduce((sum, [, times]) => sum + times, 0)).toBeGreaterThan(200);
  expect(outcomes['let in, and it fits']).toBeGreaterThan(20);
});
