declare module 'zzfx' {
  export const zzfx: (...numbers: readonly (number | undefined)[]) => unknown;
}
