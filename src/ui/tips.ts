import type { ReadonlySignal } from '@preact/signals';
import type { Tip } from '../games/tip.ts';

/** The tips that were shown on this device. They are not part of a save. */
export interface SeenTips {
  /** Whether tips are switched on. */
  readonly on: ReadonlySignal<boolean>;
  /** The tips that were shown, as `game/tip`, or `game/tip/name` where one player alone has seen it. */
  readonly seen: ReadonlySignal<readonly string[]>;
  saw(tip: string): void;
}

/** Reads the stored list of seen tips. */
export const readSeen = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? [...new Set(kept.filter((one): one is string => typeof one === 'string'))] : [];

/** The first tip with one of these triggers, or null. */
export const dueTip = (tips: readonly Tip[], moments: ReadonlySet<string>): Tip | null =>
  tips.find(({ when }) => moments.has(when)) ?? null;
