import { type Plugin, runnerImport } from 'vite';

/** What a game's src/games/<game>/content/load.ts exports, and nothing else. */
type Decks = { readonly decks: Plain; readonly problems: readonly string[] };
const DECKS = /\/src\/games\/([^/]+)\/content\/load\.ts$/;

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/**
 * The same data without a name for each field of each card: an object becomes a list of its values after the number of its shape, which is a
 * list of field names. A list that begins with a number gets a -1 before it, so that both can be told apart.
 */
export function packed(value: Plain): { readonly shapes: readonly (readonly string[])[]; readonly packed: Plain } {
  const numbers = new Map<string, number>();
  const pack = (one: Plain): Plain => {
    if (typeof one !== 'object' || one === null) return one;
    if (isList(one)) return typeof one[0] === 'number' ? [-1, ...one.map(pack)] : one.map(pack);
    const shape = JSON.stringify(Object.keys(one));
    if (!numbers.has(shape)) numbers.set(shape, numbers.size);
    return [numbers.get(shape) ?? 0, ...Object.values(one).map(pack)];
  };
  const all = pack(value);
  return { shapes: [...numbers.keys()].map((shape) => JSON.parse(shape) as readonly string[]), packed: all };
}
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** What the built app unpacks it with. */
const UNPACK = `const unpack = (one) => {
  if (!Array.isArray(one)) return one;
  const [shape] = one;
  if (typeof shape !== 'number') return one.map(unpack);
  if (shape < 0) return one.slice(1).map(unpack);
  const object = {};
  shapes[shape].forEach((name, i) => { object[name] = unpack(one[i + 1]); });
  return object;
};`;

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
        const data = JSON.stringify(JSON.stringify(packed(module.decks)));
        return `const { shapes, packed } = JSON.parse(${data});\n${UNPACK}\nexport const problems = [];\nexport const decks = unpack(packed);`;
      },
    },
  };
}
