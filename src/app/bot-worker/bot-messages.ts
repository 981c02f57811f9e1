import type { BotQuestion } from '../../engine/bots/choose.ts';
import type { GameTypes, Json } from '../../engine/game.ts';
import type { CardPack } from '../../engine/pack.ts';

/** Messages between the page and the bot worker. `key` connects an answer to its request. */
export type BotRequest = {
  readonly key: number;
  readonly game: string;
  readonly packs: readonly CardPack[];
  readonly question: BotQuestion<GameTypes>;
};
export type Answered = { readonly key: number } & ({ readonly index: number } | { readonly failed: string });

/** The request to estimate a card's danger. The worker answers with progress and at the end with the result. */
export type DangerRequest = { readonly game: string; readonly card: Json; readonly seed: number };
export type TriedOut =
  | { readonly part: number }
  | { readonly danger: { readonly torches: number; readonly words: string } }
  | { readonly failed: string };
