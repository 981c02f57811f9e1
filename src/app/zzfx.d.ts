declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    /** The samples of one sound, from zzfx's twenty parameters. */
    readonly buildSamples: (...numbers: readonly number[]) => number[];
    readonly playSamples: (channels: readonly (readonly number[])[], volume?: number, rate?: number) => unknown;
  };
}
