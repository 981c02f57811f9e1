// @vitest-environment node
import { expect, test } from 'vitest';
import { byTag, type Rows } from '../../src/engine/kit/words.ts';

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
