import type { Random } from '../engine/random.ts';

/** Ways to spoil a saved game: as text, and as what a browser's storage may hand back. `value` is a copy, and is changed in place. */

type Holder = { [key: string]: unknown };
type Spot = { readonly holder: Holder; readonly key: string; readonly path: string };
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

/** Every place in `value`, with the way there. */
export function spots(value: unknown, path = '', found: Spot[] = [], depth = 0): Spot[] {
  if (!isHolder(value) || depth > 20) return found;
  for (const key of Object.keys(value)) {
    const here = `${path}/${key}`;
    found.push({ holder: value, key, path: here });
    spots(value[key], here, found, depth + 1);
  }
  return found;
}

/** Most of what can go wrong unseen lies in the position, so most of the damage is done there. */
function pick(value: unknown, random: Random): Spot | null {
  const all = spots(value);
  const aim = random.int(10);
  const start = aim < 4 ? '/session/now/state' : aim < 7 ? '/session/now/agenda' : aim < 8 ? '/session' : '/';
  const near = all.filter(({ path }) => path.startsWith(start));
  const from = near.length > 0 ? near : all;
  return from.length > 0 ? random.pick(from) : null;
}

function nest(depth: number, list: boolean): unknown {
  let inner: unknown = 1;
  for (let i = 0; i < depth; i++) inner = list ? [inner] : { a: inner };
  return inner;
}

const JUNK: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => '',
  () => 'tin-hat',
  () => 'constructor',
  () => '__proto__',
  () => '\u0000\uD800\u202E',
  () => 'x'.repeat(5000),
  () => [],
  () => ({}),
  () => -1,
  () => 0,
  () => 1,
  () => 0.5,
  () => 1e308,
  () => -1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => 4294967296,
  () => 1_000_000_000,
  (random) => random.int(300),
  () => nest(60, true),
  () => nest(900, false),
  () => Array.from({ length: 2000 }, (_, i) => i),
  () => ({ do: 'turn', seat: 0 }),
];
/** What JSON cannot carry, and a structured clone or a careless caller can. */
const STRANGE: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => -0,
  () => Number.POSITIVE_INFINITY,
  () => 10n,
  () => Symbol('save'),
  () => () => 1,
  () => new Date(0),
  () => new Map([['a', 1]]),
  () => new Uint8Array(8),
  () => new Array(4_000_000_000),
  () => Object.assign([1, 2], { length: 7 }),
  () => Object.create({ seat: 1 }) as unknown,
  () => Object.defineProperty({}, 'seat', { enumerable: true, get: () => Math.imul(Number('x'), 1) }),
  () =>
    Object.defineProperty({}, 'seat', {
      enumerable: true,
      get: () => {
        throw new Error('a trap');
      },
    }),
  (value) => value,
];

const put = ({ holder, key }: Spot, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

/** `donor` is another real save, to take from. */
type Way = (value: unknown, random: Random, donor?: unknown) => void;
const at =
  (change: (spot: Spot, random: Random, value: unknown) => void): Way =>
  (value, random) => {
    const spot = pick(value, random);
    if (spot) change(spot, random, value);
  };

/** By kind; some stand more than once, since they get further in. */
function nudgeSpot(spot: Spot, random: Random): void {
  const there = spot.holder[spot.key];
  if (typeof there === 'number') put(spot, there + random.pick([-1, 1, 2, 6, 36, -7]));
  else if (typeof there === 'boolean') put(spot, !there);
}
const nudge = at(nudgeSpot);
const swap = at((spot, random, value) => {
  const like = spots(value).filter(({ holder, key }) => typeof holder[key] === typeof spot.holder[spot.key]);
  const same = like.filter(({ key }) => key === spot.key);
  const other = random.pick(same.length > 1 && random.int(3) > 0 ? same : like);
  const held = other.holder[other.key];
  put(other, structuredClone(spot.holder[spot.key]));
  put(spot, structuredClone(held));
});
const inList = (change: (list: unknown[], random: Random) => void): Way =>
  at((spot, random, value) => {
    const lists = spots(value)
      .map(({ holder, key }) => holder[key])
      .filter((one): one is unknown[] => Array.isArray(one) && one.length > 0);
    const here = spot.holder[spot.key];
    if (lists.length > 0) change(Array.isArray(here) && here.length > 0 ? here : random.pick(lists), random);
  });

/** Puts in what stands in the same place of another real save: all of it is plausible, and nothing fits together. */
const graft: Way = (value, random, donor) => {
  const spot = pick(value, random);
  const other = spot && spots(donor).find(({ path }) => path === spot.path);
  if (spot && other) put(spot, structuredClone(other.holder[other.key]));
};
/** Puts a task of another real save among those that wait. */
const meddle: Way = (value, random, donor) => {
  const waiting = (from: unknown): unknown => spots(from).find(({ path }) => path === '/session/now/agenda')?.holder.agenda;
  const [here, there] = [waiting(value), waiting(donor)];
  if (!Array.isArray(here) || !Array.isArray(there) || there.length === 0) return;
  const task: unknown = structuredClone(random.pick(there));
  if (random.int(3) === 0) nudgeSpot(random.pick(spots(task)), random);
  here.splice(random.int(here.length + 1), random.int(2), task);
};
export const WAYS: readonly (readonly [name: string, way: Way])[] = [
  ['nudge', nudge],
  ['nudge', nudge],
  ['swap', swap],
  ['swap', swap],
  ['graft', graft],
  ['graft', graft],
  ['meddle', meddle],
  ['meddle', meddle],
  ['junk', at((spot, random) => put(spot, random.pick(JUNK)(random)))],
  ['remove', at(({ holder, key }) => void Reflect.deleteProperty(holder, key))],
  ['drop-item', inList((list, random) => void list.splice(random.int(list.length), 1))],
  ['double-item', inList((list, random) => void list.splice(random.int(list.length), 0, structuredClone(random.pick(list))))],
  ['shuffle', inList((list, random) => random.shuffle(list))],
  ['empty-list', inList((list) => void list.splice(0))],
  ['unknown-key', at((spot) => isHolder(spot.holder) && !Array.isArray(spot.holder) && put({ ...spot, key: 'extra' }, 1))],
  [
    'magic-key',
    at((spot, random) => put({ ...spot, key: random.pick(['__proto__', 'constructor', 'prototype']) }, { polluted: true, seat: 0 })),
  ],
  [
    'rename-key',
    at((spot) => {
      put({ ...spot, key: `${spot.key}_` }, spot.holder[spot.key]);
      Reflect.deleteProperty(spot.holder, spot.key);
    }),
  ],
];
/** Puts in what JSON cannot carry. */
export const strange: Way = (value, random) => {
  const spot = pick(value, random);
  if (spot) put(spot, random.pick(STRANGE)(value));
};

/** Spoils the letters of a file. */
export const TEXT_WAYS: readonly (readonly [name: string, way: (text: string, random: Random) => string])[] = [
  [
    'flip-bits',
    (text, random) => {
      const bytes = Buffer.from(text);
      for (let i = 1 + random.int(4); i > 0; i--) {
        const place = random.int(bytes.length);
        bytes[place] = (bytes[place] ?? 0) ^ (1 << random.int(8));
      }
      return bytes.toString();
    },
  ],
  ['truncate', (text, random) => text.slice(0, random.int(text.length))],
  [
    'cut-out',
    (text, random) => {
      const from = random.int(text.length);
      return text.slice(0, from) + text.slice(from + 1 + random.int(200));
    },
  ],
  [
    'say-twice',
    (text, random) => {
      const from = random.int(text.length);
      const to = from + 1 + random.int(200);
      return text.slice(0, to) + text.slice(from);
    },
  ],
  [
    'double-key',
    (text, random) => {
      const keys = [...text.matchAll(/"([a-z]+)":/gi)];
      const key = random.pick(keys);
      return `${text.slice(0, key.index)}"${key[1]}":${random.pick(['0', 'null', '[]', '"x"'])},${text.slice(key.index)}`;
    },
  ],
  ['deep', (text, random) => text.replace(random.pick(['[', '{', '0']), '['.repeat(100_000))],
  ['huge-number', (text, random) => text.replace(random.pick([':0', ':1', ':2']), `:${random.pick(['1e999', '-0', '9'.repeat(400)])}`)],
  ['not-ours', (_, random) => random.pick(['', '{}', 'null', '[]', '"x"', '%PDF-1.4', '{"file":"pass-the-torch"}', '\uFEFF{}'])],
];
