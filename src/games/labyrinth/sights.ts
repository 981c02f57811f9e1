import type { Immutable } from '../../engine/game.ts';
import type { Draft, Fight, Foe } from './state.ts';
import type { ClassId, Element, Floor, RaceId, Side, Statistic } from './words.ts';

/** What is seen of Labyrinth. Everybody sees the same: only the order of the decks is hidden. */

type Numbers = { readonly [K in Statistic]: number };

export type HeroView = {
  readonly seat: number;
  readonly race: RaceId;
  readonly class: ClassId;
  readonly elements: readonly Element[];
  /** S, S + T, and the modifier (LA-3). */
  readonly base: Numbers;
  readonly statistics: Numbers;
  readonly modifiers: Numbers;
  readonly alive: boolean;
  readonly hp: number;
  readonly most: number;
  readonly ac: number;
  readonly coins: number;
  readonly pack: readonly string[];
  readonly equipped: readonly string[];
  readonly curses: readonly string[];
  /** LA-8: two attacks a turn. */
  readonly renegade: boolean;
  readonly owes: boolean;
  readonly gambled: boolean;
  readonly story: string | null;
  /**
   * The ways to attack: bare hands (null) where nothing equipped is a weapon, and each weapon; for a wizard with either statistic. `attack` is
   * all that is added to the d20, `damage` to the `die`.
   */
  readonly attacks: readonly {
    readonly weapon: string | null;
    readonly statistic: Statistic;
    readonly attack: number;
    readonly die: string;
    readonly damage: number;
  }[];
};

export type FoeView = Immutable<Foe> & { readonly most: number; readonly ac: number; readonly attack: number; readonly die: string };

export type RoomView = {
  readonly room: number;
  readonly x: number;
  readonly y: number;
  /** Each door with the room behind it; null where nobody has been. */
  readonly doors: readonly { readonly side: Side; readonly to: number | null }[];
  readonly look: string | null;
  /** The encounter, as long as it is not finished. */
  readonly card: string | null;
  readonly foes: readonly FoeView[];
  /** A chest that is still shut. */
  readonly chest: boolean;
  readonly search: 'none' | 'failed' | 'passed';
  /** A stairwell, found; `guarded`: a monster stands before it. */
  readonly stairs: boolean;
  readonly guarded: boolean;
};

export type View = {
  /** The seat of a human dungeon master. */
  readonly dm: number | null;
  readonly floor: Floor;
  readonly unlocked: Floor;
  readonly delves: number;
  readonly slain: boolean;
  readonly won: boolean;
  /** Who decides for the party. */
  readonly torch: number;
  /** By seat; null before the first character is made. */
  readonly heroes: readonly (HeroView | null)[];
  readonly draft: Immutable<Draft> | null;
  /** Where the party is: null in town. */
  readonly at: number | null;
  readonly rooms: readonly RoomView[];
  readonly fight:
    | (Pick<Immutable<Fight>, 'round' | 'order' | 'now' | 'acted' | 'attacks' | 'fled' | 'volley'> & { readonly foes: readonly FoeView[] })
    | null;
  /** Three stalls with what they ask; null is a gap. */
  readonly market: readonly ({ readonly card: string; readonly coins: number } | null)[];
  readonly encounters: { readonly left: number; readonly discard: readonly string[] };
  readonly items: { readonly left: number; readonly discard: readonly string[] };
};
