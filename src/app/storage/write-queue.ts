let queue: Promise<unknown> = Promise.resolve();

/** Runs storage operations one after another. Resolves or rejects as `work` does. */
export function enqueueWrite<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work);
  queue = done.catch(() => undefined);
  return done;
}
