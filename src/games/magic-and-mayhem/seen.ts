import type { Handicap } from './levels.ts';
import type { Lasting } from './words.ts';

/** Figures as everyone sees them. */

/** One hero as everyone sees it, with the numbers that its cards make. */
export type HeroView = {
  readonly seat: number;
  readonly side: number;
  readonly hero: string;
  readonly at: number | null;
  readonly hp: number;
  readonly most: number;
  readonly mov: number;
  readonly str: number;
  readonly int: number;
  readonly gold: number;
  readonly goldLimit: number;
  readonly cards: readonly string[];
  readonly abilities: readonly string[];
  readonly lasting: readonly { readonly state: Lasting; readonly rounds: number; readonly harm: number }[];
  readonly fallen: boolean;
  readonly handicap: Handicap;
  /** The power is used up. */
  readonly spent: boolean;
};
export type MonsterView = {
  readonly number: number;
  readonly monster: string;
  readonly at: number;
  readonly hp: number;
  readonly most: number;
  readonly boss: boolean;
  readonly facing: 0 | 1 | 2 | 3;
  readonly lasting: readonly { readonly state: Lasting; readonly rounds: number; readonly harm: number }[];
  readonly asleep: boolean;
  /** What it has stolen. */
  readonly gold: number;
  readonly cards: readonly string[];
  /** Invisible, and not seen by whoever acts. */
  readonly unseen: boolean;
};
export type QuestView = {
  readonly id: string;
  /** What the table is after just now. */
  readonly goal: string;
  readonly things: readonly { readonly thing: string; readonly at: number | null; readonly by: number | null }[];
};
