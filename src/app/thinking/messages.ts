import type { Question } from '../../engine/bots/think.ts';
import type { Json, Vocabulary } from '../../engine/game.ts';
import type { Pack } from '../../engine/pack.ts';

/** What the page and the worker say to each other. `key` tells which answer belongs to which question. */
export type Asked = {
  readonly key: number;
  readonly game: string;
  readonly packs: readonly Pack[];
  readonly question: Question<Vocabulary>;
};
export type Answered = { readonly key: number } & ({ readonly index: number } | { readonly failed: string });

/** What the page asks of a worker that tries a card out, and what it hears: how much is done, and in the end what came of it. */
export type Tried = { readonly game: string; readonly card: Json; readonly seed: number };
export type TriedOut =
  | { readonly part: number }
  | { readonly danger: { readonly torches: number; readonly words: string } }
  | { readonly failed: string };
