/** The browser's small storage, beside the games: what lies there may be damaged, and where it is full or switched off one plays all the same. */

const keyOf = (name: string): string => `pass-the-torch/${name}`;

/** What lies there under a name; null when that is nothing, or nothing that can be read. */
export function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a piece of JSON where the device can; whoever asks later may find nothing. */
export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // full or switched off: nothing that matters is lost
  }
}
