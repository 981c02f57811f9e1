import type { ReadonlySignal } from '@preact/signals';

/** A sentence that the table teaches in play, once on each device, at the first moment when it matters. */
export type Tip = {
  readonly id: string;
  /** The kind of an event that has just happened, or of the choice that is asked. */
  readonly when: string;
  readonly sentence: string;
  /** Where the rule book says more. */
  readonly rule: string;
};

/** What this device has been taught. Kept on the device, never in a save. */
export interface Taught {
  /** Whether it wants to be taught at all. */
  readonly on: ReadonlySignal<boolean>;
  /** The tips that were on the screen, as `game/tip`. */
  readonly seen: ReadonlySignal<readonly string[]>;
  saw(tip: string): void;
}

/** Which tips were seen, out of whatever was kept. */
export const readSeen = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? [...new Set(kept.filter((one): one is string => typeof one === 'string'))] : [];

/** The first of the tips whose moment this is. */
export const due = (tips: readonly Tip[], moments: ReadonlySet<string>): Tip | null => tips.find(({ when }) => moments.has(when)) ?? null;
