import type { Seat, Viewer } from '../game.ts';

/** What one event means for people: who did it to whom, how much, and how it is told and drawn. */

/** Who did it: a seat, or a figure of the game, such as a monster, by its id in the content. */
export type Doer = { readonly seat: Seat } | { readonly figure: string };
/**
 * What is drawn. `hit`: somebody lost hearts. `held`: a shield took it. `broke`: a thing is gone for good. `taken`: it went to somebody else.
 * `out`, `back`: somebody left the game for now, or came back. `given`: somebody got something. `beaten`: a figure was beaten. `news`: all else.
 */
export type HappeningKind = 'hit' | 'held' | 'broke' | 'taken' | 'out' | 'back' | 'given' | 'beaten' | 'news';
/** What is counted. */
export type Unit = 'heart' | 'shield' | 'gold' | 'card';

export type Happening = {
  readonly kind: HappeningKind;
  /** To whom it happened; null where it concerns nobody more than others. */
  readonly to: Seat | null;
  readonly by: Doer | null;
  /** How many of the unit; 0 where there is nothing to count. */
  readonly amount: number;
  readonly unit: Unit | null;
  /** Whether it went well for those who play. */
  readonly good: boolean;
  /** How much it matters: the greatest are shown. */
  readonly weight: number;
  /** A sentence for the reader. */
  readonly words: string;
};

/** To whom happenings are told: a seat ("you"), or the whole table. */
export type Reader = Viewer;
