// @vitest-environment node
import { expect, test } from 'vitest';
import {
  dispatch,
  dispatchIfAny,
  dispatchOn,
  dispatchOnIfAny,
  type HandlerTable,
  type TargetHandlerTable,
} from '../../src/engine/shared/handlers.ts';

type Snack = { readonly do: 'bake'; readonly cakes: number } | { readonly do: 'spill'; readonly what: string };
const ROWS: HandlerTable<Snack, [name: string], string> = {
  bake: ({ cakes }, name) => `${name} bakes ${cakes} cakes.`,
  spill: ({ what }, name) => `${name} spills the ${what}.`,
};

test('dispatch calls the handler of the record with all arguments', () => {
  const tell = dispatch(ROWS);
  expect(tell({ do: 'bake', cakes: 2 }, 'Mira')).toBe('Mira bakes 2 cakes.');
  expect(tell({ do: 'spill', what: 'tea' }, 'Otto')).toBe('Otto spills the tea.');
});

test('a partial table returns undefined for records without a handler', () => {
  const tell = dispatchIfAny<Snack, [name: string], string>({ bake: ROWS.bake });
  expect(tell({ do: 'bake', cakes: 2 }, 'Mira')).toBe('Mira bakes 2 cakes.');
  expect(tell({ do: 'spill', what: 'tea' }, 'Otto')).toBeUndefined();
});

test('dispatchOn passes the target first and then the record', () => {
  const rows: TargetHandlerTable<string[], Snack, [name: string], number> = {
    bake: (plate, { cakes }) => plate.push(...Array.from({ length: cakes }, () => 'cake')),
    spill: (plate, { what }, name) => plate.push(`${what} of ${name}`),
  };
  const plate: string[] = [];
  const serve = dispatchOn(rows);
  expect(serve(plate, { do: 'bake', cakes: 2 }, 'Mira')).toBe(2);
  expect(serve(plate, { do: 'spill', what: 'tea' }, 'Otto')).toBe(3);
  const serveCakes = dispatchOnIfAny<string[], Snack, [name: string], number>({ bake: rows.bake });
  expect(serveCakes(plate, { do: 'spill', what: 'tea' }, 'Otto')).toBeUndefined();
  expect(serveCakes(plate, { do: 'bake', cakes: 1 }, 'Otto')).toBe(4);
  expect(plate).toEqual(['cake', 'cake', 'tea of Otto', 'cake']);
});
