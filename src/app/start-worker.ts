import type { Handed, Needs } from './thinking/messages.ts';

/** The decks of every game, by the name of its folder. */
const DECKS = import.meta.glob<unknown>('../games/*/decks.ts', { import: 'decks' });

/**
 * A worker of ours, begun in one place alone: each place that begins one is a worker more to be kept offline. The decks that it needs it is
 * handed here: in the built app it has none of its own.
 */
export function startWorker(): Worker {
  const worker = new Worker(new URL('./thinking/worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<Partial<Needs>>) => {
    const { needs } = event.data;
    if (needs === undefined) return;
    event.stopImmediatePropagation();
    void DECKS[`../games/${needs}/decks.ts`]?.().then((decks) => worker.postMessage({ decksOf: needs, decks } satisfies Handed));
  });
  return worker;
}
