import { type Plugin, runnerImport } from 'vite';
import { IMPORT_UNPACK, type Plain, packed } from './packed.ts';

/** What a game's src/games/<game>/content/load.ts exports, and nothing else. */
type Decks = { readonly decks: Plain; readonly problems: readonly string[] };
const DECKS = /\/src\/games\/([^/]+)\/content\/load\.ts$/;

/** The module of the built app that exports these decks. */
const moduleOf = (decks: Plain): string =>
  `${IMPORT_UNPACK}\nexport const problems = [];\nexport const decks = unpack(${JSON.stringify(packed(decks))});`;

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
