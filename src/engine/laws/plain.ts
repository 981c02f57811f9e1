/**
 * Looks for everything that JSON texts hide: NaN, infinities and -0, undefined, class instances, sparse arrays, and one object
 * in two places, or one of `foreign`. Returns what is wrong and where, or null.
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
  if (foreign.has(value)) return `a piece of the content at ${path || 'the top'}`;
  if (seen.has(value)) return `an object that stands elsewhere too at ${path || 'the top'}`;
  seen.add(value);
  const wrong = Array.isArray(value) ? notPlainArray(value) : notPlainRecord(value);
  if (wrong) return `${wrong} at ${path || 'the top'}`;
  for (const [key, inner] of Object.entries(value)) {
    const found = notPlain(inner, foreign, seen, `${path}/${key}`);
    if (found) return found;
  }
  return null;
}

/** Every object inside `value`: what `foreign` needs, since content must not be put into the state. */
export function objectsIn(value: unknown, found: Set<object> = new Set()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) objectsIn(inner, found);
  return found;
}

function notPlainArray(value: readonly unknown[]): string | null {
  if (Object.getPrototypeOf(value) !== Array.prototype) return 'an array of a class of its own';
  return Object.keys(value).length === value.length ? null : 'an array with holes, or with more than a list';
}

function notPlainRecord(value: object): string | null {
  if (Object.getPrototypeOf(value) !== Object.prototype) return 'an object that is not plain';
  return Reflect.ownKeys(value).length === Object.keys(value).length ? null : 'an object with hidden keys';
}
