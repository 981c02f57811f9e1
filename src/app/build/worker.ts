import type { Plugin } from 'vite';

const WORKER = 'src/app/thinking/worker.ts';

/**
 * `virtual:worker`: the address of the worker's file. In the built app it is one more entry of the page's own build, so that both share
 * every file; Vite would bundle it apart, and each game's rules would lie in the folder twice.
 */
export function worker(): Plugin {
  let building = false;
  return {
    name: 'worker',
    config: () => ({
      build: {
        modulePreload: {
          // a worker cannot preload, since it has no document; what it shares with the page must not try to
          resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
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
