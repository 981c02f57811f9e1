/** Time limit for loading fonts, in milliseconds. Cached fonts load faster. */
const TIMEOUT = 1500;
let fetched: Promise<unknown> | null = null;

/**
 * Loads all fonts. Resolves when they are loaded or the time limit is over. The table waits for this, because a late font would move the
 * layout under a finger.
 */
export function fontsReady(): Promise<unknown> {
  const faces = (document as Partial<Document>).fonts ?? [];
  fetched ??= Promise.race([
    Promise.allSettled([...faces].map((face) => face.load())),
    new Promise((done) => {
      setTimeout(done, TIMEOUT);
    }),
  ]);
  return fetched;
}
