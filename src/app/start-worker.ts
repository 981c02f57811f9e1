import { workerUrl } from 'virtual:worker';

/** A worker of ours: what it runs is in src/app/thinking. */
export const startWorker = (): Worker => new Worker(workerUrl, { type: 'module' });
