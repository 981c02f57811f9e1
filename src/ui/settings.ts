import { isRecord } from '../engine/record.ts';

const THEMES = ['torchlight', 'daylight', 'device'] as const;
/** In per cent of the browser's text size. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
const MOTIONS = ['device', 'calm'] as const;
const SPEEDS = ['slow', 'normal', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The settings of a device. They are not part of a save. */
export type Settings = {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** `calm`: reduced motion. */
  readonly motion: (typeof MOTIONS)[number];
  /** The speed of animations. */
  readonly speed: Speed;
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly readAloud: boolean;
  readonly keepAwake: boolean;
  /** Whether the screen rotates to the side of the player who decides. */
  readonly compass: boolean;
  /** Whether tutorial tips are shown. */
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

/** Reads stored settings. Missing or invalid values become the default. */
export function readSettings(kept: unknown): Settings {
  const found = isRecord(kept) ? kept : {};
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
