import { type Plugin, runnerImport } from 'vite';

/** What a game's src/games/<game>/content/load.ts exports, and nothing else. */
type Decks = { readonly decks: Plain; readonly problems: readonly string[] };
const DECKS = /\/src\/games\/([^/]+)\/content\/load\.ts$/;

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

type Packed = { readonly shapes: readonly (readonly string[])[]; readonly often: readonly Plain[]; readonly packed: Plain };

/**
 * The same data without a name for each field of each card: an object becomes a list of its values after the number of its shape, which is a
 * list of field names. A list that begins with a number gets a -1 before it, so that both can be told apart. What stands there often stands
 * once, in a list of its own, and is named by its number there. A list of texts is one text.
 */
function packed(value: Plain): Packed {
  const numbers = new Map<string, number>();
  const pack = (one: Plain): Plain => {
    if (typeof one === 'string' && (one.startsWith(OFTEN) || one.startsWith(TEXTS)))
      throw new Error(`no text may begin with ${OFTEN} or ${TEXTS}: ${one}`);
    if (typeof one !== 'object' || one === null) return one;
    if (isList(one)) return typeof one[0] === 'number' ? [-1, ...one.map(pack)] : one.map(pack);
    const shape = JSON.stringify(Object.keys(one));
    if (!numbers.has(shape)) numbers.set(shape, numbers.size);
    return [numbers.get(shape) ?? 0, ...Object.values(one).map(pack)];
  };
  const all = pack(value);
  const often = repeats(all);
  const places = new Map(often.map((text, i) => [text, `${OFTEN}${i.toString(36)}`]));
  const short = (one: Plain, whole = false): Plain => {
    const place = whole ? undefined : places.get(JSON.stringify(one));
    return place ?? (isList(one) ? asText(one.map((part) => short(part))) : one);
  };
  return {
    shapes: [...numbers.keys()].map((shape) => JSON.parse(shape) as readonly string[]),
    often: often.map((text) => short(JSON.parse(text) as Plain, true)),
    packed: short(all),
  };
}
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** What begins the name of something that stands there often, and what begins a list of texts, with what stands between two of them. */
const OFTEN = '~';
const TEXTS = '^';
const BETWEEN = '|';
/** A list of two texts or more as one text, which takes no quotes for each. */
const asText = (list: readonly Plain[]): Plain =>
  list.length > 1 && list.every((one) => typeof one === 'string' && !one.startsWith(TEXTS) && !one.includes(BETWEEN))
    ? TEXTS + list.join(BETWEEN)
    : list;
/** The letters of such a name with its quotes and its comma. */
const NAME = 6;
/** The texts and lists that are worth a name, as JSON, the commonest first. */
function repeats(all: Plain): readonly string[] {
  const counts = new Map<string, number>();
  const count = (one: Plain): void => {
    if (typeof one !== 'string' && !isList(one)) return;
    const text = JSON.stringify(one);
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    // what stands inside is counted once more only where the whole is not named
    if (isList(one) && before === 0) for (const part of one) count(part);
  };
  count(all);
  const saved = ([text, times]: readonly [string, number]) => (times - 1) * text.length - times * NAME;
  return [...counts]
    .filter((one) => saved(one) > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([text]) => text);
}

/** What the built app unpacks it with. */
const UNPACK = `const unpack = (one) => {
  if (typeof one === 'string' && one[0] === '${OFTEN}') return unpack(often[parseInt(one.slice(1), 36)]);
  if (typeof one === 'string' && one[0] === '${TEXTS}') return one.slice(1).split('${BETWEEN}').map(unpack);
  if (!Array.isArray(one)) return one;
  const [shape] = one;
  if (typeof shape !== 'number') return one.map(unpack);
  if (shape < 0) return one.slice(1).map(unpack);
  const object = {};
  shapes[shape].forEach((name, i) => { object[name] = unpack(one[i + 1]); });
  return object;
};`;

/** The module of the built app that exports these decks. */
export const moduleOf = (decks: Plain): string =>
  `const { shapes, often, packed } = JSON.parse(${JSON.stringify(JSON.stringify(packed(decks)))});\n${UNPACK}\nexport const problems = [];\nexport const decks = unpack(packed);`;

/**
 * In the built app a game's content/load.ts is replaced by the data that it exported: every deck, checked and filled in by its schemas, and
 * packed. The schemas are not in the app. A problem stops the build and is named.
 */
export function decks(): Plugin {
  let root = '';
  return {
    name: 'decks',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: DECKS },
      async handler(id) {
        const { module } = await runnerImport<Decks>(id, { root, configFile: false, logLevel: 'error' });
        if (module.problems.length > 0) throw new Error(module.problems.join('\n'));
        return moduleOf(module.decks);
      },
    },
  };
}
