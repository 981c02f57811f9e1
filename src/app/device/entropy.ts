/** A random seed. This file is the only source of randomness and time. Code below the app receives a seed. */
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
/** A random id of eight hexadecimal digits. `randomUUID` is not available over http. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('');
/** Milliseconds since 1970, by the device's clock. */
export const now = (): number => Date.now();
