import type { Handicap, InForce } from './levels.ts';
import type { Mode } from './options.ts';
import type { Side } from './state.ts';
import type { Lasting } from './words.ts';

/** What may be seen in Magic and Mayhem: everybody sees the same. */

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
type QuestView = {
  readonly id: string;
  /** What the table is after just now. */
  readonly goal: string;
  readonly things: readonly { readonly thing: string; readonly at: number | null; readonly by: number | null }[];
};

export type View = InForce & {
  readonly bossHearts: number;
  readonly mode: Mode;
  readonly round: number;
  /** Rounds that the torch still burns, this one included; null for ever. */
  readonly torch: number | null;
  readonly turn: {
    readonly seat: number;
    readonly steps: number;
    readonly actions: number;
    readonly moved: boolean;
    readonly acted: boolean;
  };
  readonly board: {
    readonly wide: number;
    readonly high: number;
    /** null: no tile lies here. `'down'`: one lies face-down. */
    readonly slots: readonly (null | 'down' | { readonly tile: string; readonly turn: 0 | 1 | 2 | 3 })[];
    readonly opened: readonly number[];
    readonly blocked: readonly number[];
  };
  readonly spent: readonly number[];
  readonly heroes: readonly HeroView[];
  readonly monsters: readonly MonsterView[];
  readonly loot: readonly { readonly at: number; readonly gold: number; readonly cards: readonly string[]; readonly shield: boolean }[];
  readonly decks: {
    readonly dangers: { readonly left: number; readonly discard: readonly string[]; readonly out: readonly string[] };
    readonly treasures: { readonly left: number; readonly discard: readonly string[] };
  };
  readonly sides: readonly (Side & { readonly gold: number })[];
  readonly quest: QuestView | null;
};
