import { SPEEDS, type Speed } from '../engine/seats.ts';

const THEMES = ['torchlight', 'daylight', 'device'] as const;
/** In per cent of what the browser itself is set to. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
export const MOTIONS = ['device', 'calm'] as const;

/** How this device shows and tells the games. Kept on the device, never in a save. */
export type Settings = {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** `calm`: nothing moves that need not. */
  readonly motion: (typeof MOTIONS)[number];
  /** How fast the play is shown. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly readAloud: boolean;
  readonly keepAwake: boolean;
  /** Whether the device lies flat, and the screen turns to the side of whoever is asked. */
  readonly compass: boolean;
  /** Whether the table teaches in play. */
  readonly tips: boolean;
};

export const DEFAULT_SETTINGS: Settings = {
  theme: 'torchlight',
  textSize: 100,
  motion: 'device',
  speed: 'normal',
  sound: true,
  volume: 0.7,
  readAloud: false,
  keepAwake: true,
  compass: false,
  tips: true,
};

const among = <T>(list: readonly T[], value: unknown, otherwise: T): T => list.find((known) => known === value) ?? otherwise;
const yesOrNo = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** Settings out of whatever was kept: what is missing or strange becomes the default. */
export function readSettings(kept: unknown): Settings {
  const found = (typeof kept === 'object' && kept !== null ? kept : {}) as { readonly [K in keyof Settings]?: unknown };
  const { volume } = found;
  return {
    theme: among(THEMES, found.theme, DEFAULT_SETTINGS.theme),
    textSize: among(TEXT_SIZES, found.textSize, DEFAULT_SETTINGS.textSize),
    motion: among(MOTIONS, found.motion, DEFAULT_SETTINGS.motion),
    speed: among(SPEEDS, found.speed, DEFAULT_SETTINGS.speed),
    sound: yesOrNo(found.sound, DEFAULT_SETTINGS.sound),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULT_SETTINGS.volume,
    readAloud: yesOrNo(found.readAloud, DEFAULT_SETTINGS.readAloud),
    keepAwake: yesOrNo(found.keepAwake, DEFAULT_SETTINGS.keepAwake),
    compass: yesOrNo(found.compass, DEFAULT_SETTINGS.compass),
    tips: yesOrNo(found.tips, DEFAULT_SETTINGS.tips),
  };
}
