import type { ReadonlySignal } from '@preact/signals';
import { afterPaint } from '../../ui/parts/after-paint.ts';
import type { Sound, SoundName } from '../../ui/ports.ts';
import type { Settings } from '../../ui/settings.ts';

/** The parameters of the sounds for zzfx: volume, randomness, frequency, attack, sustain, release, shape … */
const SOUNDS: { readonly [K in SoundName]: readonly [volume: number, randomness: number, ...more: number[]] } = {
  step: [0.25, 0.1, 140, 0.005, 0.01, 0.03, 4, 2.2],
  flip: [0.6, 0.05, 260, 0.01, 0.04, 0.14, 4, 1.4, 9],
  roll: [0.7, 0.2, 190, 0.01, 0.22, 0.18, 4, 2.5, -3, 0, 0, 0, 0.06],
  land: [0.8, 0.05, 110, 0.002, 0.02, 0.09, 4, 1.7],
  hit: [0.9, 0.1, 170, 0.004, 0.03, 0.14, 3, 1.8, -9],
  poof: [0.8, 0.1, 320, 0.01, 0.06, 0.3, 4, 1.1, -14],
  gold: [0.5, 0, 1320, 0.005, 0.05, 0.16, 1, 1.6, 0, 0, 330, 0.05],
  bank: [0.55, 0, 784, 0.005, 0.3, 0.34, 1, 1.4, 0, 0, 392, 0.11, 0.22],
  heal: [0.5, 0, 520, 0.02, 0.08, 0.24, 0, 1, 0, 0, 180, 0.07],
  card: [0.5, 0.05, 420, 0.01, 0.02, 0.12, 4, 1.2, 16],
  won: [0.8, 0, 523, 0.03, 0.3, 0.4, 1, 1.6, 0, 0, 262, 0.09, 0.12],
  lost: [0.7, 0, 220, 0.04, 0.3, 0.5, 1, 1.2, -1.2, 0, -60, 0.15],
  snatch: [0.6, 0, 880, 0.01, 0.04, 0.16, 2, 1.3, -26, 0, 0, 0, 0.05],
  faint: [0.7, 0, 440, 0.02, 0.22, 0.4, 1, 1.1, -5, -0.2, 0, 0, 0.12],
  bell: [0.7, 0, 988, 0.005, 0.12, 0.7, 0, 1.6, 0, 0, 0, 0, 0.28],
  pass: [0.5, 0, 392, 0.02, 0.06, 0.2, 1, 1.4, 0, 0, 130, 0.08],
};

/** An AudioContext that runs keeps the processor and the loudspeaker awake, heard or not: so long after the last sound, in ms, it is suspended. */
const SUSPEND_AFTER = 5000;

/**
 * The sound effects. zzfx creates an AudioContext on import, so it is loaded with the first sound, which follows a tap. Each sound is computed
 * once and played with a slightly random pitch, after the paint of the tap.
 */
export function sound(settings: ReadonlySignal<Settings>): Sound {
  let player: typeof import('zzfx').ZZFX | null = null;
  let asked = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const built: { [noise: string]: number[] } = {};
  const fetch = async () => {
    asked = true;
    player = (await import('zzfx')).ZZFX;
    suspendLater(player.audioContext);
  };
  const suspendLater = (context: AudioContext): void => {
    clearTimeout(silence);
    silence = setTimeout(() => void context.suspend().catch(() => undefined), SUSPEND_AFTER);
  };
  return {
    play(noise) {
      const { sound: on, volume } = settings.peek();
      if (!on || volume === 0) return;
      if (!asked) void fetch().catch(() => undefined);
      if (!player) return;
      const ready = player;
      const [loud, random, ...rest] = SOUNDS[noise];
      const rate = 1 + random * (2 * Math.random() - 1);
      afterPaint(() => {
        built[noise] ??= ready.buildSamples(loud, 0, ...rest);
        void ready.audioContext.resume().catch(() => undefined);
        ready.playSamples([built[noise]], volume, rate);
        suspendLater(ready.audioContext);
      });
    },
  };
}
