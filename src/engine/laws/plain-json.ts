/**
 * Finds values that JSON loses: NaN, infinities, -0, undefined, class instances, sparse arrays, and objects that occur twice or are in
 * `foreign`. Returns the problem with its path, or null.
 */
export function notPlain(
  value: unknown,
  foreign: ReadonlySet<object> = new Set(),
  seen: Set<object> = new Set(),
  path = '',
): string | null {
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${Object.is(value, -0) ? '-0' : value} at ${path || 'the top'}`;
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value !== 'object') return `${typeof value} at ${path || 'the top'}`;
  if (foreign.has(value)) return `an object of the content at ${path || 'the top'}`;
  if (seen.has(value)) return `an object that occurs twice at ${path || 'the top'}`;
  seen.add(value);
  const wrong = Array.isArray(value) ? notPlainArray(value) : notPlainRecord(value);
  if (wrong) return `${wrong} at ${path || 'the top'}`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, foreign, seen, `${path}/${key}`);
    if (found) return found;
  }
  return null;
}

/** All objects inside `value`. For `foreign`: the state must not contain objects of the content. */
export function objectsIn(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
}

function notPlainArray(value: readonly unknown[]): string | null {
  if (Object.getPrototypeOf(value) !== Array.prototype) return 'an instance of an array subclass';
  return Object.keys(value).length === value.length ? null : 'an array with holes or extra keys';
}

function notPlainRecord(value: object): string | null {
  if (Object.getPrototypeOf(value) !== Object.prototype) return 'an object that is not plain';
  return Reflect.ownKeys(value).length === Object.keys(value).length ? null : 'an object with hidden keys';
}
