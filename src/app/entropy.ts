/** The only source of chance and of time. Everything below the app is given a seed. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
/** Names a new game on this device. */
export const freshId = (): string => crypto.randomUUID().slice(0, 8);
/** Milliseconds since 1970, by the device's clock. */
export const now = (): number => Date.now();
