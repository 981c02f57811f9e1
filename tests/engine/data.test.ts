// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { copy } from '../../src/engine/copy.ts';
import { equal } from '../../src/engine/equal.ts';
import { ValidationError, validate } from '../../src/engine/validate.ts';

describe('copy', () => {
  const original = { a: [1, [2, { b: null }]], c: { d: 'e', f: [] }, g: true };

  test('is equal and shares no object', () => {
    const twin = copy(original);
    expect(twin).toEqual(original);
    twin.c.d = 'changed';
    (twin.a[1] as unknown[]).push(3);
    expect(original).toEqual({ a: [1, [2, { b: null }]], c: { d: 'e', f: [] }, g: true });
  });

  test.each([null, 0, '', false, 'text'])('of %j is %j', (value) => {
    expect(copy(value)).toBe(value);
  });
});

describe('equal', () => {
  test.each([
    [1, 1],
    [null, null],
    [[], []],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
  ])('%j and %j', (a, b) => {
    expect(equal(a, b)).toBe(true);
  });

  test.each([
    [1, '1'],
    [null, {}],
    [null, 0],
    [[], {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 1]],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: [1] } }, { a: { b: [2] } }],
    [{ toString: 1 }, { a: 1 }],
  ])('not %j and %j', (a, b) => {
    expect(equal(a, b)).toBe(false);
  });
});

describe('validate', () => {
  const schema = v.strictObject({ hearts: v.optional(v.number(), 8), friends: v.array(v.strictObject({ name: v.string() })) });

  test('adds defaults', () => {
    expect(validate(schema, { friends: [] }, 'the options')).toEqual({ hearts: 8, friends: [] });
  });

  test('reports the path of the problem', () => {
    expect(() => validate(schema, { friends: [{ name: 'Ada' }, { name: 7 }] }, 'the options')).toThrow(/^the options: friends\/1\/name: /);
    expect(() => validate(schema, null, 'the options')).toThrow(ValidationError);
  });
});
