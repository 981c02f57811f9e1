import type { Plugin, Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds'> | null };

/** All that a module needs at once, itself among it. */
function reached(from: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) take(next);
  };
  take(from);
  return found;
}

/**
 * In the built app the rules that an open box is played by are one file, however many parts ask for some of them: what is compressed
 * together takes less. What the seats need of a game stays out: nobody who sits down waits for its rules.
 */
export function rules(): Plugin {
  const known = new Map<string, ReadonlySet<string>>();
  const reach = (from: string, graph: Graph): ReadonlySet<string> => {
    const found = known.get(from) ?? reached(from, graph);
    known.set(from, found);
    return found;
  };
  return {
    name: 'rules',
    apply: 'build',
    buildStart: () => known.clear(),
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: 'rules',
                  name: (id, graph) => {
                    const [, root = '', game] = /^(.*)\/src\/games\/([^/]+)\//.exec(id) ?? [];
                    const isRule =
                      game &&
                      reach(`${root}/src/games/${game}/open-box.ts`, graph).has(id) &&
                      !reach(`${root}/src/ui/games/${game}/seats.ts`, graph).has(id);
                    return isRule ? `${game}-rules` : null;
                  },
                },
              ],
            },
          },
        },
      },
    }),
  };
}
