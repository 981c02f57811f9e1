import type { Random } from '../engine/random.ts';

/** Damages for saved games, as text and as storage records. `value` is a copy and is changed in place. */

type Container = { [key: string]: unknown };
type Place = { readonly container: Container; readonly key: string; readonly path: string };
const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

/** All places in `value`, with their paths. */
function placesIn(value: unknown, path = '', found: Place[] = [], depth = 0): Place[] {
  if (!isContainer(value) || depth > 20) return found;
  for (const key of Object.keys(value)) {
    const here = `${path}/${key}`;
    found.push({ container: value, key, path: here });
    placesIn(value[key], here, found, depth + 1);
  }
  return found;
}

/** A random place, mostly in the position: errors there are the hardest to detect. */
function pick(value: unknown, random: Random): Place | null {
  const all = placesIn(value);
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
/** Values that JSON cannot contain but a structured clone or a wrong caller can. */
const NON_JSON: readonly ((value: unknown) => unknown)[] = [
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
        throw new Error('getter');
      },
    }),
  (value) => value,
];

const put = ({ container: holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
};

/** `donor` is another real save, a source of plausible values. */
type Damage = (value: unknown, random: Random, donor?: unknown) => void;
const atRandomPlace =
  (change: (spot: Place, random: Random, value: unknown) => void): Damage =>
  (value, random) => {
    const spot = pick(value, random);
    if (spot) change(spot, random, value);
  };

/** Changes a number or a boolean a little. */
function changePlace(spot: Place, random: Random): void {
  const there = spot.container[spot.key];
  if (typeof there === 'number') put(spot, there + random.pick([-1, 1, 2, 6, 36, -7]));
  else if (typeof there === 'boolean') put(spot, !there);
}
const changeValue = atRandomPlace(changePlace);
const swap = atRandomPlace((spot, random, value) => {
  const like = placesIn(value).filter(({ container: holder, key }) => typeof holder[key] === typeof spot.container[spot.key]);
  const same = like.filter(({ key }) => key === spot.key);
  const other = random.pick(same.length > 1 && random.int(3) > 0 ? same : like);
  const held = other.container[other.key];
  put(other, structuredClone(spot.container[spot.key]));
  put(spot, structuredClone(held));
});
const inList = (change: (list: unknown[], random: Random) => void): Damage =>
  atRandomPlace((spot, random, value) => {
    const lists = placesIn(value)
      .map(({ container: holder, key }) => holder[key])
      .filter((one): one is unknown[] => Array.isArray(one) && one.length > 0);
    const here = spot.container[spot.key];
    if (lists.length > 0) change(Array.isArray(here) && here.length > 0 ? here : random.pick(lists), random);
  });

/** Copies the value at the same path of the donor: plausible, but inconsistent. */
const copyFromDonor: Damage = (value, random, donor) => {
  const spot = pick(value, random);
  const other = spot && placesIn(donor).find(({ path }) => path === spot.path);
  if (spot && other) put(spot, structuredClone(other.container[other.key]));
};
/** Inserts a task of the donor into the agenda. */
const insertForeignTask: Damage = (value, random, donor) => {
  const waiting = (from: unknown): unknown => placesIn(from).find(({ path }) => path === '/session/now/agenda')?.container.agenda;
  const [here, there] = [waiting(value), waiting(donor)];
  if (!Array.isArray(here) || !Array.isArray(there) || there.length === 0) return;
  const task: unknown = structuredClone(random.pick(there));
  if (random.int(3) === 0) changePlace(random.pick(placesIn(task)), random);
  here.splice(random.int(here.length + 1), random.int(2), task);
};
export const DAMAGES: readonly (readonly [name: string, way: Damage])[] = [
  ['nudge', changeValue],
  ['nudge', changeValue],
  ['swap', swap],
  ['swap', swap],
  ['graft', copyFromDonor],
  ['graft', copyFromDonor],
  ['meddle', insertForeignTask],
  ['meddle', insertForeignTask],
  ['junk', atRandomPlace((spot, random) => put(spot, random.pick(JUNK)(random)))],
  ['remove', atRandomPlace(({ container: holder, key }) => void Reflect.deleteProperty(holder, key))],
  ['drop-item', inList((list, random) => void list.splice(random.int(list.length), 1))],
  ['double-item', inList((list, random) => void list.splice(random.int(list.length), 0, structuredClone(random.pick(list))))],
  [
    'shuffle',
    inList((list, random) => {
      // an earlier damage may have left holes
      const items = list.filter(() => true);
      random.shuffle(items);
      list.splice(0, list.length, ...items);
    }),
  ],
  ['empty-list', inList((list) => void list.splice(0))],
  [
    'unknown-key',
    atRandomPlace((spot) => isContainer(spot.container) && !Array.isArray(spot.container) && put({ ...spot, key: 'extra' }, 1)),
  ],
  [
    'magic-key',
    atRandomPlace((spot, random) =>
      put({ ...spot, key: random.pick(['__proto__', 'constructor', 'prototype']) }, { polluted: true, seat: 0 }),
    ),
  ],
  [
    'rename-key',
    atRandomPlace((spot) => {
      put({ ...spot, key: `${spot.key}_` }, spot.container[spot.key]);
      Reflect.deleteProperty(spot.container, spot.key);
    }),
  ],
];
/** Inserts a value that JSON cannot contain. */
export const insertNonJson: Damage = (value, random) => {
  const spot = pick(value, random);
  if (spot) put(spot, random.pick(NON_JSON)(value));
};

/** Damages to the text of a file. */
export const TEXT_DAMAGES: readonly (readonly [name: string, way: (text: string, random: Random) => string])[] = [
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
