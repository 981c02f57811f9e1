import type { Plugin } from 'vite';

const WORKER = 'src/app/bot-worker/worker.ts';
/** The files of the worker. */
const IN_WORKER = /\/(base|engine|worker|[a-z-]+-(content|rules))-[^/]*$/;
/** The files that the page loads first: nothing has to name them again. */
const AT_FIRST = /\/(base|shelf|rolldown-runtime)-[^/]*$/;

/**
 * `virtual:worker`: the URL of the worker script. In the built app the worker is an entry of the page's build, so that both share files.
 * Vite would bundle the worker separately and include each game's rules twice.
 */
export function worker(): Plugin {
  let building = false;
  return {
    name: 'worker',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_file, needed, { hostId, hostType }) => {
            if (hostType === 'html') return needed;
            // a worker has no document, so modules that it shares with the page must not preload
            return IN_WORKER.test(hostId) ? [] : needed.filter((file) => !AT_FIRST.test(file));
          },
        },
      },
    }),
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:worker$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:worker$/ },
      handler() {
        if (!building) return `export { default as workerUrl } from '/${WORKER}?worker&url';`;
        return `export const workerUrl = import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: WORKER, name: 'worker' })};`;
      },
    },
  };
}
