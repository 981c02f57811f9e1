import { expect, test } from 'vitest';
import { inHalfUnits, shortDrawing, shortPath } from '../../src/app/build/short-drawings.ts';
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

test('a box in half units is the same picture: all is twice as large, and seen from twice as far', () => {
  const box = inHalfUnits(
    '<svg xmlns="http://www.w3.org/2000/svg" width="252" height="424" viewBox="0 0 252 424"><g transform="matrix(.5 0 0 .5 10 20)"><path stroke="#000" d="M10.2 10.2l20.3 5.4 7.1 9.2"/><circle cx="5" cy="6" r="1.5" stroke="#000" stroke-width="3"/></g></svg>',
  );
  expect(box).toContain('width="252" height="424"');
  expect(box).toContain('viewBox="0 0 504 848"');
  expect(box).toContain('stroke-width="2"');
  expect(box).toContain('matrix(0.5 0 0 0.5 20 40)');
  expect(box).toContain('cx="10" cy="12" r="3" stroke="#000" stroke-width="6"');
  expect(box).toContain('d="m20 20 41 11 14 19"');
});

test('a large arc has radii in whole units, and ends where it did', () => {
  const cloud = 'M128 120a7.6 7.6 0 0 1-4.2 11.6 7.6 7.6 0 0 1-10.7 6.1';
  expect(shortPath(cloud)).toBe('M128 120a7 7 0 0 1-4.2 11.6 7 7 0 0 1-10.7 6.1');
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 252 424"><path d="${cloud}"/></svg>`;
  expect(shortDrawing(drawing)).toContain('a7 7 0 0 1-4.2 11.6 7 7 0 0 1-10.7 6.1');
});

test('a little circle of two halves stays a circle when it is rounded', () => {
  const [, radius, across] =
    /a([\d.]+) [\d.]+ 0 1 [01] ?-?([\d.]+)/.exec(
      inHalfUnits(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 252 424"><path d="M9 9a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0"/></svg>',
      ),
    ) ?? [];
  // a browser makes a radius as large as the ends need; a larger one would bulge
  expect(2 * Number(radius)).toBeLessThanOrEqual(Number(across));
});
