// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { compare, proofsIn, rulesIn } from '../../src/cli/rule-tests.ts';

test('a rule stands at the beginning of a line, after its marks', () => {
  const book = [
    '# Pillow fight',
    '',
    '## PF-1 Setting up',
    'See also PF-7.',
    '- **PF-2** Take a pillow.',
    'PF-3',
    '> PF-10 Sleep.',
    '## PF-1 again',
    'APF-4',
  ];
  expect(rulesIn(book.join('\n'))).toEqual(['PF-1', 'PF-2', 'PF-3', 'PF-10']);
});

describe('a proof is', () => {
  const rules = (text: string) => proofsIn('a.test.tsx', text).map(({ rule }) => rule);

  test.each([
    ['a test', "test('[PF-1] hits', () => {});", ['PF-1']],
    ['part of a rule', "it('hits [PF-12b]', () => {});", ['PF-12']],
    ['a title of several rules', 'test("[PF-1] [PF-2a] hits", () => {});', ['PF-1', 'PF-2']],
    ['a template', `test(\`[PF-1] hits \${1}\`, () => {});`, ['PF-1']],
    ['a group', "describe('[PF-1]', () => { test('hits [PF-2]', () => {}); });", ['PF-1', 'PF-2']],
    ['a table of cases', "test.each([[1], [2]])('[PF-1] hits %i', () => {});", ['PF-1']],
    ['a written table', `test.each\`a\n\${1}\`('[PF-1] hits', () => {});`, ['PF-1']],
  ])('%s', (_, text, found) => expect(rules(text)).toEqual(found));

  test.each([
    ['a test that is skipped', "test.skip('[PF-1] hits', () => {});"],
    ['a test to be written', "test.todo('[PF-1] hits');"],
    ['a group that is skipped', "describe.skip.each([1])('[PF-1] %i', () => {});"],
    ['a comment', "// test('[PF-1] hits', () => {});"],
    ['a sentence', 'const words = "test(\'[PF-1] hits\')";'],
    ['another call', "play('[PF-1] hits');"],
    ['a later argument', "test('hits', { tag: '[PF-1]' });"],
  ])('not %s', (_, text) => expect(rules(text)).toEqual([]));
});

test('gaps and strangers are found', () => {
  const proofs = proofsIn('a.test.ts', "test('[PF-1] hits', f); test('[PF-1b] misses', f); test('[PF-9] flies', f);");
  const { proven, gaps, unknownRules: strangers } = compare(['PF-1', 'PF-2'], proofs);
  expect(proven.get('PF-1')?.map(({ title }) => title)).toEqual(['[PF-1] hits', '[PF-1b] misses']);
  expect(gaps).toEqual(['PF-2']);
  expect(strangers).toEqual([{ rule: 'PF-9', title: '[PF-9] flies', file: 'a.test.ts' }]);
});
