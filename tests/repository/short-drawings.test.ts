import { expect, test } from 'vitest';
import { shortDrawing, shortPath } from '../../src/app/build/short-drawings.ts';
import { filesIn, textOf } from './source.ts';

/** Lines without length, which a round pen draws as dots. */
const dotsIn = (drawing: string): number =>
  [...drawing.matchAll(/(["'`])(M[^"'`]*)\1/g)].reduce(
    (sum, [, , path = '']) => sum + [...path.matchAll(/[Mm][-\d\s.,]+(?:[hv]0|l0[ ,]0|z)(?![\d.])/g)].length,
    0,
  );

test('the pips of a die stay, and the path comes in shorter', () => {
  expect(shortPath('M26 26h0M74 26h0M50 50h0M26 74h0M74 74h0').match(/M/gi)).toHaveLength(5);
  expect(shortPath('M10.04 10.04L20.04 10.04L20.04 20.04Z').length).toBeLessThan(20);
});

test('no drawing loses a dot', () => {
  const files = filesIn('src', /\.svg$/);
  const dotted = files.filter((path) => dotsIn(textOf(path)) > 0);
  expect(dotted.map((path) => [path, dotsIn(shortDrawing(textOf(path)))])).toEqual(dotted.map((path) => [path, dotsIn(textOf(path))]));
});
