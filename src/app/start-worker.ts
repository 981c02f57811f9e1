/** A worker of ours, begun in one place alone: each place that begins one is a worker more to be kept offline. */
export const startWorker = (): Worker => new Worker(new URL('./thinking/worker.ts', import.meta.url), { type: 'module' });
