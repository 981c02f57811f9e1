// @vitest-environment node
import { expect, test } from 'vitest';
import { byTag, byTagIfAny, onTag, onTagIfAny, type Rows, type RowsOn } from '../../src/engine/kit/rows.ts';

type Snack = { readonly do: 'bake'; readonly cakes: number } | { readonly do: 'spill'; readonly what: string };
const ROWS: Rows<Snack, [name: string], string> = {
  bake: ({ cakes }, name) => `${name} bakes ${cakes} cakes.`,
  spill: ({ what }, name) => `${name} spills the ${what}.`,
};

test('a table is one function: the row of the record’s own kind answers, with all that it is given', () => {
  const tell = byTag(ROWS);
  expect(tell({ do: 'bake', cakes: 2 }, 'Mira')).toBe('Mira bakes 2 cakes.');
  expect(tell({ do: 'spill', what: 'tea' }, 'Otto')).toBe('Otto spills the tea.');
});

test('where only some kinds have a row, nothing comes of the others', () => {
  const tell = byTagIfAny<Snack, [name: string], string>({ bake: ROWS.bake });
  expect(tell({ do: 'bake', cakes: 2 }, 'Mira')).toBe('Mira bakes 2 cakes.');
  expect(tell({ do: 'spill', what: 'tea' }, 'Otto')).toBeUndefined();
});

test('a row that works on something gets that first, and then its record', () => {
  const rows: RowsOn<string[], Snack, [name: string], number> = {
    bake: (plate, { cakes }) => plate.push(...Array.from({ length: cakes }, () => 'cake')),
    spill: (plate, { what }, name) => plate.push(`${what} of ${name}`),
  };
  const plate: string[] = [];
  const serve = onTag(rows);
  expect(serve(plate, { do: 'bake', cakes: 2 }, 'Mira')).toBe(2);
  expect(serve(plate, { do: 'spill', what: 'tea' }, 'Otto')).toBe(3);
  const serveCakes = onTagIfAny<string[], Snack, [name: string], number>({ bake: rows.bake });
  expect(serveCakes(plate, { do: 'spill', what: 'tea' }, 'Otto')).toBeUndefined();
  expect(serveCakes(plate, { do: 'bake', cakes: 1 }, 'Otto')).toBe(4);
  expect(plate).toEqual(['cake', 'cake', 'tea of Otto', 'cake']);
});
