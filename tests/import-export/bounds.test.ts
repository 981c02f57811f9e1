// @vitest-environment node
import { expect, test } from 'vitest';
import { isWithin } from '../../src/app/import-export/size-limits.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.each<[string, string, number, number, boolean]>([
  ['as deep as may be', nested(5), 5, 99, true],
  ['one deeper', nested(6), 5, 99, false],
  ['records count as lists do', '{"a":{"b":{}}}', 2, 99, false],
  ['side by side is not deep', '[[],[],[]]', 2, 99, true],
  ['as many values as may be', '[1,2,3]', 9, 4, true],
  ['one more', '[1,2,3,4]', 9, 4, false],
  ['brackets in a string', '["[[[[[["]', 1, 99, true],
  ['behind a quote in a string', '["\\"[[[[["]', 1, 99, true],
  ['behind a backslash at the end of a string', '["\\\\",[[]]]', 2, 99, false],
  ['no JSON: the parser refuses it', ']]]]', 1, 99, true],
])('%s', (_, text, deepest, most, within) => expect(isWithin(text, deepest, most)).toBe(within));
