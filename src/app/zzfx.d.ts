declare module 'zzfx' {
  export const ZZFX: {
    /** The samples of one noise: see the twenty numbers of zzfx. */
    readonly buildSamples: (...numbers: readonly number[]) => number[];
    readonly playSamples: (channels: readonly (readonly number[])[], volume?: number, rate?: number) => unknown;
  };
}
