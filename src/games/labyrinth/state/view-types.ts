import type { Immutable } from '../../../engine/game.ts';
import type { HelpLevel } from '../../../engine/seats.ts';
import type { Looks } from '../content/card-schemas.ts';
import type { ClassId, Clue, DifficultyLevel, Element, Floor, RaceId, Side, Statistic, Try } from './constants.ts';
import type { Draft, Fight, Foe, State } from './state.ts';

/** The view of Labyrinth. All viewers see the same, but a human dungeon master sees what lies behind the doors (LA-49). */

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
  /** Permanent bonus of cards, and the whole armour class with it. */
  readonly armour: number;
  readonly ac: number;
  readonly coins: number;
  readonly pack: readonly string[];
  readonly equipped: readonly string[];
  readonly curses: readonly string[];
  /** LA-8: two attacks per turn. */
  readonly renegade: boolean;
  readonly owes: boolean;
  readonly gambled: boolean;
  readonly story: string | null;
  readonly title: string | null;
  readonly feats: readonly string[];
  /**
   * The possible attacks: each equipped weapon, or bare hands (null); for a Wizard with either statistic. `attack`: the bonus on the d20.
   * `damage`: the bonus on the `die`.
   */
  readonly attacks: readonly {
    readonly weapon: string | null;
    readonly statistic: Statistic;
    readonly attack: number;
    readonly die: string;
    readonly damage: number;
  }[];
};

export type FoeView = Immutable<Foe> & {
  readonly most: number;
  readonly ac: number;
  readonly attack: number;
  readonly die: string;
  /** How a family's own monster looks; null for one as it is printed. */
  readonly looks: Immutable<Looks> | null;
};

export type RoomView = {
  readonly room: number;
  readonly x: number;
  readonly y: number;
  /** Each door with the room behind it; null if it is unexplored. `clue`: what a shut door shows to this party (LA-43). */
  readonly doors: readonly { readonly side: Side; readonly to: number | null; readonly clue: Clue | null }[];
  readonly look: string | null;
  /** The encounter, until it is finished. */
  readonly card: string | null;
  readonly foes: readonly FoeView[];
  /** Whether the room has an unopened chest. */
  readonly chest: boolean;
  readonly search: 'none' | 'failed' | 'passed';
  /** A stairwell. `guarded`: a monster is in the room. */
  readonly stairs: boolean;
  readonly guarded: boolean;
  /** The danger of what is still in it, from 1 to 5 torches (LA-40); null if nothing is. */
  readonly torches: number | null;
};

/** What the party knows before a fight (LA-41). */
export type ApproachView = {
  readonly torches: number;
  /** Hit points that a fight costs on average, and how often somebody falls in it. */
  readonly lost: number;
  readonly falls: number;
  /** Who would try, and how often of 20 it works. */
  readonly tries: { readonly [K in Try]: { readonly seat: number; readonly works: number } };
};

/** What the party is after (LA-44). `where`: how near it is. */
export type ErrandView = {
  readonly errand: string;
  readonly floor: Floor;
  readonly where: 'below' | 'floor' | 'door' | 'room' | 'done' | 'failed';
};

/** An encounter to come, and its danger (LA-40). */
type AheadView = { readonly card: string; readonly torches: number };
/** What only the dungeon master sees (LA-49): what lies behind doors, and the next cards of both decks, the first one first. */
export type BehindView = {
  readonly doors: readonly (AheadView & { readonly room: number; readonly side: Side })[];
  readonly encounters: readonly AheadView[];
  readonly items: readonly string[];
};

export type View = {
  /** The seat of a human dungeon master. */
  readonly dm: number | null;
  readonly difficulty: DifficultyLevel;
  readonly byTheBook: boolean;
  readonly floor: Floor;
  readonly unlocked: Floor;
  readonly delves: number;
  /** LA-48: the hit points that the Dragon has left; null: all of them. */
  readonly dragon: number | null;
  readonly slain: boolean;
  readonly won: boolean;
  /** The seat that decides for the party. */
  readonly torch: number;
  /** By seat; null before the character is made. */
  readonly heroes: readonly (HeroView | null)[];
  /** By seat of the heroes (LA-39). */
  readonly help: readonly HelpLevel[];
  readonly draft: Immutable<Draft> | null;
  /** The room of the party; null in town. */
  readonly at: number | null;
  readonly rooms: readonly RoomView[];
  readonly fight:
    | (Pick<Immutable<Fight>, 'round' | 'order' | 'now' | 'acted' | 'attacks' | 'fled' | 'volley'> & { readonly foes: readonly FoeView[] })
    | null;
  /** Before a fight with monsters that are here; null otherwise. */
  readonly approach: ApproachView | null;
  readonly errand: ErrandView | null;
  /** What the town offers, and what was done for it. */
  readonly offered: Immutable<State>['errands']['offered'];
  readonly done: readonly string[];
  readonly book: Immutable<State>['book'];
  /** The three stalls with their prices; null is an empty one. */
  readonly market: readonly ({ readonly card: string; readonly coins: number } | null)[];
  /** Whether unseen stairs are near (LA-43). */
  readonly draught: boolean;
  /** `left`: rooms to come on this floor. */
  readonly encounters: { readonly left: number; readonly discard: readonly string[] };
  readonly items: { readonly left: number; readonly discard: readonly string[] };
  /** Null for everybody else, and at any other time. */
  readonly behind: BehindView | null;
};
