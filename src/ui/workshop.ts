import type { ComponentType } from 'preact';
import type { Json } from '../engine/game.ts';
import type { Pack, Packing } from '../engine/pack.ts';
import type { Icons } from './parts/Sprite.tsx';

/** A pack as the device keeps it. */
export type KeptPack = {
  readonly pack: Pack;
  /** Whether the next deal mixes it in. */
  readonly on: boolean;
  /** Milliseconds since 1970, by the device's clock. */
  readonly changed: number;
};

/** How dangerous a card is, or how mighty: 1 to 5 torches, and sentences that say why. */
export type Danger = { readonly torches: number; readonly words: string };
/** A card being tried out, away from the page. `result` is null when it was stopped, and rejects when it cannot be done. */
export type Measuring = { readonly result: Promise<Danger | null>; readonly stop: () => void };

/** What the workshop asks of the outside world. */
export interface WorkshopProps {
  readonly packs: readonly KeptPack[];
  /** Packs on the device that are damaged: what is wrong with each. */
  readonly damaged: readonly { readonly id: string; readonly words: string }[];
  /** What is being said: how it went to bring cards in, to send them, to keep them. */
  readonly words: string;
  /** A fresh id, for a pack. */
  readonly freshId: () => string;
  /** A fresh seed, for chance. */
  readonly seed: () => number;
  /** Keeps a pack as `change` makes it of what lies on the device by now; null throws it away. Rejects with a sentence when nothing was kept. */
  readonly onChange: (id: string, change: (kept: KeptPack | null) => KeptPack | null) => Promise<void>;
  /** Takes a damaged pack off the device for good. */
  readonly onForget: (id: string) => void;
  /** Tries a card out; `onPart` hears how much of that is done, from 0 to 1. */
  readonly measure: (card: Json, onPart: (part: number) => void) => Measuring;
  readonly onSend: (pack: Pack) => void;
  readonly onBring: (files: FileList | null) => Promise<void>;
  readonly onBack: () => void;
}

/** What a game brings to make cards with. Loaded when its workshop is opened. */
export interface GameWorkshop {
  readonly packing: Packing<object>;
  readonly icons: Icons;
  readonly Workshop: ComponentType<WorkshopProps>;
}
