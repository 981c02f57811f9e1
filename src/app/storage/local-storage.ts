/** Access to localStorage. Stored data may be damaged. When localStorage is full or disabled, the app works without it. */

const keyOf = (name: string): string => `pass-the-torch/${name}`;

/** The JSON value stored under a name; null when there is none or it cannot be read. */
export function readLocal(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value if possible. Never throws. */
export function writeLocal(name: string, value: unknown): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // full or disabled: the value is not important enough to report
  }
}
