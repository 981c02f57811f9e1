import type { Json } from '../../engine/game.ts';
import { isRecord, type UnknownRecord } from '../../engine/record.ts';
import { DAMAGED, damaged } from './import-errors.ts';

/** Size limits. A real save has some thousands of values, a depth of at most twelve, and some ten thousand characters. */
export const MAX_DEPTH = 32;
export const MAX_VALUES = 300_000;
const MAX_CHARACTERS = 4_000_000;
const MAX_KEY_LENGTH = 80;
/** Keys with a special meaning in JavaScript. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

type Budget = { values: number; letters: number };

/**
 * Copies outside data to plain JSON of limited size.
 * @throws ImportError for NaN, -0, unsafe integers, sparse arrays, class instances, cycles and forbidden keys.
 */
export function plain(value: unknown): Json {
  return copy(value, '', 0, { values: MAX_VALUES, letters: MAX_CHARACTERS });
}

function copy(value: unknown, where: string, depth: number, left: Budget): Json {
  if (--left.values < 0) throw damaged('This is far too big for a saved game.');
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return copyText(value, left);
  if (typeof value === 'number') {
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER && !Object.is(value, -0)) return value; // NaN is not
    throw damaged(`${DAMAGED} It has a number that cannot be.`, where);
  }
  if (!isRecord(value)) throw damaged(DAMAGED, where);
  if (depth === MAX_DEPTH) throw damaged(`${DAMAGED} It goes down and down.`, where.slice(0, 200));
  return Array.isArray(value) ? copyList(value, where, depth, left) : copyRecord(value, where, depth, left);
}

function copyText(value: string, left: Budget): string {
  left.letters -= value.length;
  if (left.letters < 0) throw damaged('This is far too big for a saved game.');
  return value;
}

function copyList(value: readonly unknown[], where: string, depth: number, left: Budget): Json {
  if (value.length > left.values) throw damaged('This is far too big for a saved game.', where);
  if (Reflect.ownKeys(value).length !== value.length + 1) throw damaged(`${DAMAGED} A list has holes.`, where);
  return value.map((inner: unknown, i) => copy(inner, `${where}/${i}`, depth + 1, left));
}

function copyRecord(value: UnknownRecord, where: string, depth: number, left: Budget): Json {
  const above: unknown = Object.getPrototypeOf(value);
  if (above !== null && Object.getPrototypeOf(above) !== null) throw damaged(DAMAGED, where);
  const record: { [key: string]: Json } = {};
  for (const key of Reflect.ownKeys(value)) {
    if (typeof key !== 'string' || FORBIDDEN_KEYS.has(key) || key.length > MAX_KEY_LENGTH) throw damaged(DAMAGED, where);
    copyText(key, left);
    record[key] = copy(value[key], where ? `${where}/${key}` : key, depth + 1, left);
  }
  return record;
}
