import type { Immutable } from '../../../engine/game.ts';
import type { MinutesTable } from '../../length.ts';
import { type Content, cardOf } from '../content/content.ts';
import { DIFFICULTY_LEVELS, type DifficultyLevel, DRAGON } from '../state/constants.ts';
import type { Delve, State } from '../state/state.ts';
import { diceOf } from './dice.ts';
import { isGuarded, stairsKnown } from './map.ts';

/** What fits the dungeon to the party: how strong monsters are, how many come, and how far it is to the stairs (LA-35, LA-36). */

/** A campaign, or its view. */
type At = Immutable<Pick<State, 'byTheBook' | 'difficulty' | 'floor'>> & { readonly heroes: readonly unknown[] };
type ByLevel = { readonly [K in DifficultyLevel]: number };
type ByHeroes = { readonly [heroes: number]: ByLevel };

/** Monsters but the Dragon have so many hundredths of their printed hit points. */
export const FOE_HP = 50;
/** What monsters add to their printed attack. */
export const FOE_ATTACK: ByLevel = { gentle: 3, fair: 4, cruel: 5 };
/** What monsters add to their printed damage, by the number of heroes. */
export const FOE_DAMAGE: ByHeroes = {
  3: { gentle: 0, fair: 1, cruel: 2 },
  4: { gentle: 1, fair: 2, cruel: 3 },
  5: { gentle: 2, fair: 3, cruel: 4 },
  6: { gentle: 3, fair: 4, cruel: 5 },
};
/** What the Dragon adds to its attack and to its damage beside that. */
export const DRAGON_MORE = { attack: 3, damage: 2 } as const;
/** The hit points of the Dragon, by the number of heroes. */
export const DRAGON_HP: ByHeroes = {
  3: { gentle: 44, fair: 53, cruel: 64 },
  4: { gentle: 72, fair: 78, cruel: 96 },
  5: { gentle: 100, fair: 116, cruel: 136 },
  6: { gentle: 130, fair: 150, cruel: 182 },
};
/** So many fewer than the heroes are the most of a band, on floor 1 and below it. */
const FEWER_ON_FLOOR_1 = 1;
/** The rooms of a floor behind its entrance, and the one of them that has stairs at the latest. */
export const ROOMS = 6;
export const STAIRS_BY = 4;

/** The numbers of a monster. `die`: its damage. */
export type FoeNumbers = {
  readonly hp: number;
  readonly ac: number;
  readonly attack: number;
  readonly die: string;
  readonly fire: boolean;
};

/** Printed hit points as they are in play (LA-35). */
export const hitPointsInPlay = (printed: number): number => Math.max(1, Math.round((printed * FOE_HP) / 100));

/** The numbers of a kind of monster for this party (LA-35, LA-37). */
export function foeNumbers(state: At, kind: string, content: Content): FoeNumbers {
  const printed = cardOf(content.monsters, kind);
  const { byTheBook, difficulty, heroes } = state;
  if (byTheBook) return printed;
  const { hp, ac, attack, die, fire } = printed;
  const { count, faces, plus } = diceOf(die);
  const more = kind === DRAGON ? DRAGON_MORE : { attack: 0, damage: 0 };
  const damage = plus + (FOE_DAMAGE[heroes.length]?.[difficulty] ?? 0) + more.damage;
  return {
    hp: (kind === DRAGON ? DRAGON_HP[heroes.length]?.[difficulty] : undefined) ?? hitPointsInPlay(hp),
    ac,
    attack: attack + FOE_ATTACK[difficulty] + more.attack,
    die: `${count}d${faces}${damage > 0 ? `+${damage}` : ''}`,
    fire,
  };
}

/** The most monsters of a band that come (LA-36); null without a limit. */
export const bandLimit = ({ byTheBook, heroes, floor }: At): number | null =>
  byTheBook ? null : heroes.length - (floor === 1 ? FEWER_ON_FLOOR_1 : 0);

/** How many rooms are left behind the doors of a floor (LA-23, LA-36). */
export const roomsLeft = ({ byTheBook, encounters, delve }: Immutable<State>): number =>
  Math.min(
    encounters.draw.length + (delve?.ahead.length ?? 0),
    byTheBook ? Number.POSITIVE_INFINITY : Math.max(0, ROOMS + 1 - (delve?.rooms.length ?? 1)),
  );

/** Whether the newest room must have stairs (LA-24, LA-36). */
export function needsStairs(state: Immutable<State>, { rooms }: Immutable<Delve>, content: Content): boolean {
  const last = roomsLeft(state) === 0;
  if (state.byTheBook) return last && !stairsKnown(rooms, content);
  // A stairwell that somebody guards is no way out of a floor without more rooms.
  if (last)
    return !stairsKnown(
      rooms.filter((room) => !isGuarded(room)),
      content,
    );
  return rooms.length > STAIRS_BY && !stairsKnown(rooms, content);
}

/** The inputs of the measured figures. If they change, the figures must be generated again. */
export const inputsOfFigures = (): string =>
  JSON.stringify([FOE_HP, FOE_ATTACK, FOE_DAMAGE, Object.values(DRAGON_MORE), DRAGON_HP, FEWER_ON_FLOOR_1, ROOMS, STAIRS_BY]).replace(
    /[^\d,]+/g,
    '',
  );
/** The rules that a campaign can be played by: a difficulty, or the old book. */
export const RULE_SETS = [...DIFFICULTY_LEVELS, 'book'] as const;
export type RuleSet = (typeof RULE_SETS)[number];
/**
 * What campaigns of quick bots were like. `won`, `kindStart`: won, and first delves that all survived, in 100. `delves`: median to the
 * Dragon; 0 where nobody won.
 */
export type Outlook = readonly [won: number, delves: number, kindStart: number];
export type Figures = {
  readonly of: string;
  readonly campaigns: number;
  readonly parties: { readonly [heroes: string]: { readonly [K in RuleSet]: Outlook } };
  /** Of a trip from town and back, by set of rules. */
  readonly minutes: MinutesTable;
};
