import type { Json } from '../../engine/game.ts';
import { broken, DAMAGED } from './refused.ts';

/** A real save has some thousands of values, at most a dozen deep, and some ten thousand letters. */
const DEEPEST = 32;
const MOST_VALUES = 300_000;
const MOST_LETTERS = 4_000_000;
const LONGEST_KEY = 80;
/** Keys that mean something to JavaScript itself. */
const MAGIC: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

type Left = { values: number; letters: number };

/**
 * Takes outside data apart and puts it together again as plain JSON of a bounded size, every object in one place.
 * @throws Refusing for whatever a save cannot hold: NaN, -0, numbers beyond the whole ones, holes, classes, circles, magic keys.
 */
export function plain(value: unknown): Json {
  return take(value, '', 0, { values: MOST_VALUES, letters: MOST_LETTERS });
}

function take(value: unknown, where: string, depth: number, left: Left): Json {
  if (--left.values < 0) throw broken('This is far too big for a saved game.');
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return takeText(value, left);
  if (typeof value === 'number') {
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0)) return value; // NaN is not
    throw broken(`${DAMAGED} It has a number that cannot be.`, where);
  }
  if (typeof value !== 'object') throw broken(DAMAGED, where);
  if (depth === DEEPEST) throw broken(`${DAMAGED} It goes down and down.`, where.slice(0, 200));
  return Array.isArray(value) ? takeList(value, where, depth, left) : takeRecord(value, where, depth, left);
}

function takeText(value: string, left: Left): string {
  left.letters -= value.length;
  if (left.letters < 0) throw broken('This is far too big for a saved game.');
  return value;
}

function takeList(value: readonly unknown[], where: string, depth: number, left: Left): Json {
  if (value.length > left.values) throw broken('This is far too big for a saved game.', where);
  if (Reflect.ownKeys(value).length !== value.length + 1) throw broken(`${DAMAGED} A list has holes.`, where);
  return value.map((inner: unknown, i) => take(inner, `${where}/${i}`, depth + 1, left));
}

function takeRecord(value: object, where: string, depth: number, left: Left): Json {
  const above: unknown = Object.getPrototypeOf(value);
  if (above !== null && Object.getPrototypeOf(above) !== null) throw broken(DAMAGED, where);
  const record: { [key: string]: Json } = {};
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key !== 'string' || MAGIC.has(key) || key.length > LONGEST_KEY) throw broken(DAMAGED, where);
    takeText(key, left);
    record[key] = take((value as { readonly [key: string]: unknown })[key], where ? `${where}/${key}` : key, depth + 1, left);
  }
  return record;
}
