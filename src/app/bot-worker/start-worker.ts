import { workerUrl } from 'virtual:worker';

/** The part of `Worker` that is used. Tests pass their own. */
export type BotWorker = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;
/** Starts the worker of src/app/bot-worker/worker.ts. */
export const startWorker = (): BotWorker => new Worker(workerUrl, { type: 'module' });
