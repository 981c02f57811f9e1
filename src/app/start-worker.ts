import { workerUrl } from 'virtual:worker';

/** What of a worker is needed here; a test has its own. */
export type Thinking = Pick<Worker, 'postMessage' | 'addEventListener' | 'terminate'>;
/** A worker of ours: what it runs is in src/app/thinking. */
export const startWorker = (): Thinking => new Worker(workerUrl, { type: 'module' });
