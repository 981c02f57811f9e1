import type { ComponentType } from 'preact';
import type { Json } from '../engine/game.ts';
import type { CardPack, CardPackSupport } from '../engine/pack.ts';
import type { Icons } from './parts/Sprite.tsx';

/** A stored card pack. */
export type StoredCardPack = {
  readonly pack: CardPack;
  /** Whether new games use it. */
  readonly on: boolean;
  /** Milliseconds since 1970, by the device's clock. */
  readonly changed: number;
};

/** The danger or strength of a card: 1 to 5 torches, and the reasons. */
export type Danger = { readonly torches: number; readonly words: string };
/** A running danger estimate. `result` is null when it was stopped, and rejects on an error. */
export type DangerEstimate = { readonly result: Promise<Danger | null>; readonly stop: () => void };

/** The props of a workshop. */
export interface WorkshopProps {
  readonly packs: readonly StoredCardPack[];
  /** Damaged packs, with error messages. */
  readonly damaged: readonly { readonly id: string; readonly words: string }[];
  /** A status message about importing, sending or saving. */
  readonly words: string;
  /** A fresh id, for a pack. */
  readonly freshId: () => string;
  /** A fresh random seed. */
  readonly seed: () => number;
  /** Changes a stored pack: `change` receives the current pack and returns the new one (null: delete). Rejects with a message for the family. */
  readonly onChange: (id: string, change: (kept: StoredCardPack | null) => StoredCardPack | null) => Promise<void>;
  /** Deletes a damaged pack. */
  readonly onForget: (id: string) => void;
  /** Estimates a card's danger. `onPart` receives the progress from 0 to 1. */
  readonly measure: (card: Json, onPart: (part: number) => void) => DangerEstimate;
  readonly onSend: (pack: CardPack) => void;
  readonly onBring: (files: FileList | null) => Promise<void>;
  readonly onBack: () => void;
}

/** A game's part of the workshop, loaded on demand. */
export interface GameWorkshop {
  readonly packing: CardPackSupport<object>;
  readonly icons: Icons;
  readonly Workshop: ComponentType<WorkshopProps>;
}
