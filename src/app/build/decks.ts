import { type Plugin, runnerImport } from 'vite';

/** What a game's src/games/<game>/decks.ts exports, and nothing else. */
type Decks = { readonly decks: unknown; readonly problems: readonly string[] };
const DECKS = /\/src\/games\/([^/]+)\/decks\.ts$/;

/**
 * In the built app a game's decks.ts is what came out of it: every deck as its schemas read it, checked and filled in. The schemas stay
 * behind, and nobody waits for the check again. A problem stops the build and is named.
 */
export function decks(): Plugin {
  let root = '';
  return {
    name: 'decks',
    apply: 'build',
    // a file of its own: a new word in the rules does not send the decks again, and each is weighed by itself
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: (id) => DECKS.exec(id)?.[1]?.concat('-decks') ?? null, debugName: 'decks' }] } },
        },
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    load: {
      filter: { id: DECKS },
      async handler(id) {
        const { module } = await runnerImport<Decks>(id, { root, configFile: false, logLevel: 'error' });
        if (module.problems.length > 0) throw new Error(module.problems.join('\n'));
        return `export const problems = [];\nexport const decks = JSON.parse(${JSON.stringify(JSON.stringify(module.decks))});`;
      },
    },
  };
}
