import type { Question } from '../../engine/bots/think.ts';
import type { Vocabulary } from '../../engine/game.ts';
import type { Pack } from '../../engine/pack.ts';

/** What the page and the worker say to each other. `key` tells which answer belongs to which question. */
export type Asked = {
  readonly key: number;
  readonly game: string;
  readonly packs: readonly Pack[];
  readonly question: Question<Vocabulary>;
};
export type Answered = { readonly key: number } & ({ readonly index: number } | { readonly failed: string });
