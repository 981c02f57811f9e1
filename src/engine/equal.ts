import type { Json } from './game.ts';

/** Whether two plain JSON values are equal. The order of keys does not matter. */
export function equal(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const one = a as { readonly [key: string]: Json };
  const two = b as { readonly [key: string]: Json };
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(two).length) return false;
  return keys.every((key) => Object.hasOwn(two, key) && equal(one[key] as Json, two[key] as Json));
}
