import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Graph = { getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null };

const PAGE = 'src/app/main.tsx';
const WORKER = 'src/app/bot-worker/worker.ts';
const SEATS = 'src/app/screens/SeatsScreen.tsx';
const TABLE = ['src/app/screens/TableLoader.tsx', 'src/app/bot-worker/bots.ts'];
/** Matches a module of one game: its rules, screens or images. */
const GAME = /^(?:.*\/src\/(?:ui\/)?games|\0virtual:sprite)\/([^/.]+)(?:\/|$)/;
const gameOf = (id: string): string | undefined => GAME.exec(id)?.[1];

/**
 * Bundles the app into few files: one for each screen, and for each game its content, rules, seats and table. On slow devices, the number
 * of files matters more than their size, because each file goes through the service worker (decision 200).
 */
export function chunks(): Plugin {
  let root = '';
  let games: readonly string[] = [];
  const known = new Map<string, ReadonlySet<string>>();
  /** The modules and their static imports, transitively; with `late` also their dynamic imports. */
  const reach = (graph: Graph, froms: readonly string[], late = false): ReadonlySet<string> => {
    const key = `${froms} ${late}`;
    const before = known.get(key);
    if (before) return before;
    const found = new Set<string>();
    const take = (id: string): void => {
      if (found.has(id)) return;
      found.add(id);
      const info = graph.getModuleInfo(id);
      for (const next of info?.importedIds ?? []) take(next);
      if (late) for (const next of info?.dynamicallyImportedIds ?? []) take(next);
    };
    for (const from of froms) take(from);
    known.set(key, found);
    return found;
  };

  function chunkOf(id: string, graph: Graph): string | null {
    const at = (path: string): string => `${root}/${path}`;
    const needs = (...paths: readonly string[]): boolean => reach(graph, paths.map(at)).has(id);
    const inWorker = reach(graph, [at(WORKER)], true).has(id);
    const game = gameOf(id);
    if (game && games.includes(game)) {
      const rules = needs(`src/games/${game}/index.ts`);
      const seats = needs(`src/ui/games/${game}/setup/index.ts`);
      // the worker has the rules without any screen
      if (rules) return seats ? `${game}-content` : `${game}-rules`;
      if (inWorker) return null;
      if (seats) return `${game}-seats`;
      return needs(`src/ui/games/${game}/index.tsx`) ? `${game}-table` : null;
    }
    const atFirst = needs(PAGE);
    if (id === at(WORKER) || id === at(PAGE)) return null;
    if (inWorker) return atFirst ? 'base' : 'engine';
    if (atFirst) return 'shelf';
    const ofGames = (file: string): string[] => games.map((one) => `src/ui/games/${one}/${file}`);
    if (needs(SEATS, ...ofGames('setup/index.ts'))) return 'seats';
    return needs(...TABLE, ...ofGames('index.tsx')) ? 'table' : null;
  }

  return {
    name: 'chunks',
    apply: 'build',
    buildStart: () => known.clear(),
    configResolved(config) {
      root = config.root;
      const home = join(root, 'src/games');
      games = readdirSync(home).filter((name) => existsSync(join(home, name, 'index.ts')));
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ debugName: 'chunks', name: chunkOf }] } },
        },
      },
    }),
  };
}
