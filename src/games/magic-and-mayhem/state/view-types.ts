import type { HelpLevel, Level } from '../../../engine/seats.ts';
import type { InForce } from '../rules/difficulty.ts';
import type { Lasting } from './constants.ts';
import type { Mode } from './options.ts';
import type { Side } from './state.ts';

/** The view of Magic and Mayhem. All viewers see the same. */

/** A hero with all bonuses of its cards. */
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
  /** Where it lies until a friend helps it up. */
  readonly lies: number | null;
  readonly help: HelpLevel;
  readonly level: Level;
  /** Whether the once-per-game power is used up. */
  readonly spent: boolean;
  /** How often it may be asked still (MM-50); null if there is no limit. */
  readonly questions: number | null;
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
  /** Stolen things. */
  readonly gold: number;
  readonly cards: readonly string[];
  /** Invisible, and not seen by the hero in turn. */
  readonly unseen: boolean;
};
/** What an attack of the hero in turn would do to a monster, from where the hero stands. */
export type AttackPreview = {
  /** The weapon's card, or the hero for the basic attack. */
  readonly source: string;
  readonly number: number;
  /** The hearts that it takes, if the monster does not dodge. */
  readonly damage: number;
  /** The least die with which the monster dodges; null if it cannot. */
  readonly dodgesOn: number | null;
};
type QuestView = {
  readonly id: string;
  /** The current goal of the players. */
  readonly goal: string;
  readonly things: readonly { readonly thing: string; readonly at: number | null; readonly by: number | null }[];
};

export type View = InForce & {
  readonly bossHearts: number;
  readonly mode: Mode;
  readonly round: number;
  /** Rounds left of the torch, this one included; null if it never burns out. */
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
    /** Null: no tile. `'down'`: a face-down tile. */
    readonly slots: readonly (null | 'down' | { readonly tile: string; readonly turn: 0 | 1 | 2 | 3 })[];
    readonly opened: readonly number[];
    readonly blocked: readonly number[];
  };
  readonly spent: readonly number[];
  /** What the lit rooms offer, by slot. `used`: the seats that have used it. `left`: whether anybody still may. */
  readonly features: readonly { readonly slot: number; readonly tile: string; readonly used: readonly number[]; readonly left: boolean }[];
  readonly byTheBook: boolean;
  /** Whether the band is on its way home (MM-54). */
  readonly wakened: boolean;
  /** The most gold that this family has brought out before (MM-55). */
  readonly best: number;
  readonly heroes: readonly HeroView[];
  readonly monsters: readonly MonsterView[];
  readonly previews: readonly AttackPreview[];
  readonly loot: readonly { readonly at: number; readonly gold: number; readonly cards: readonly string[]; readonly shield: boolean }[];
  readonly decks: {
    readonly dangers: { readonly left: number; readonly discard: readonly string[]; readonly out: readonly string[] };
    readonly treasures: { readonly left: number; readonly discard: readonly string[] };
  };
  readonly sides: readonly (Side & { readonly gold: number })[];
  /** The challenges that have been asked, the newest last. */
  readonly challengesAsked: readonly string[];
  readonly quest: QuestView | null;
};
