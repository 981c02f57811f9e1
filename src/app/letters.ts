/** How long a table waits for its letters, in milliseconds: longer than a device takes that has them. */
const PATIENCE = 1500;
let fetched: Promise<unknown> | null = null;

/**
 * Fetches every weight of every letter that the screens are set in. Done when all are there, or when that takes too long: a table that is set
 * anew under a finger is worse than one that comes a blink later, and one that never comes is worst.
 */
export function letters(): Promise<unknown> {
  const faces = (document as Partial<Document>).fonts ?? [];
  fetched ??= Promise.race([
    Promise.allSettled([...faces].map((face) => face.load())),
    new Promise((done) => {
      setTimeout(done, PATIENCE);
    }),
  ]);
  return fetched;
}
