import type { Immutable } from '../../../engine/game.ts';
import type { MonsterSheet, Use } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { type BoardGeometry, boardGeometry, slotOf } from '../rules/board.ts';
import { damageAfterResistance, goldOf, hasAbility, heroAt, mostHp, sideOf, unseen, useOf } from '../rules/figures.ts';
import { sheetOf } from '../rules/monster-phases.ts';
import { distance } from '../rules/range-and-sight.ts';
import { STAIRS } from '../rules/tiles.ts';
import type { Hero, Monster, State } from '../state/state.ts';
import { type Attack, attacksOf } from './attacks.ts';
import { wants } from './card-values.ts';
import { bossOf } from './enemies.ts';

/**
 * Limits of the evaluation: the share of the torch until which there is time for treasure, the rounds per tile when the torch never burns
 * out, the rounds that a fight may take, and a hero's steps in a round.
 */
const UNHURRIED_SHARE = 0.45;
const UNHURRIED_SHARE_FOR_TITLES = 0.85;
const ROUNDS_PER_TILE = 2;
const FIGHT_ROUNDS = 8;
const STEPS_PER_ROUND = 3;

/** The public information for a decision of the quick bot, computed once per decision. */
export type Situation = {
  readonly state: Immutable<State>;
  readonly content: Content;
  readonly here: BoardGeometry;
  readonly seat: number;
  readonly hero: Immutable<Hero>;
  readonly at: number;
  /** Its attacks. */
  readonly arms: readonly Attack[];
  /** Its cards and power with a use. */
  readonly tools: readonly { readonly source: string; readonly use: Immutable<Use> }[];
  /** The monsters in sight. */
  readonly foes: readonly Foe[];
  readonly boss: Immutable<Monster> | undefined;
  /** The party's aim. */
  readonly aim: 'explore' | 'hunt' | 'home';
  /** Whether the torch is running out. */
  readonly late: boolean;
  /** Whether the hero collects treasure and visits the Store. */
  readonly browsing: boolean;
  readonly shopping: boolean;
};
export type Foe = { readonly monster: Immutable<Monster>; readonly sheet: Immutable<MonsterSheet> };

function toolsOf(hero: Immutable<Hero>, content: Content): Situation['tools'] {
  return [hero.hero, ...hero.cards].flatMap((source) => {
    const use = useOf(hero, source, content);
    const able = source === hero.hero ? !hero.spent : hasAbility(hero, cardOf(content.treasures, source).ability, content);
    return use && able ? [{ source, use }] : [];
  });
}

/** The share of tiles that are face-up. */
function explored(state: Immutable<State>): number {
  const slots = state.board.slots.filter((slot) => slot !== null);
  return slots.filter((slot) => slot.up).length / slots.length;
}

const isAfterTitles = ({ mode, byTheBook }: Immutable<State>): boolean => mode === 'cooperative' && !byTheBook;

/** Whether the torch is short: there must be time to reach the boss, defeat it and return. */
function isLate(state: Immutable<State>, home: number, boss: Immutable<Monster> | undefined, here: BoardGeometry): boolean {
  const { torch, round, board } = state;
  // When the torch never burns out, this ends the game in the end.
  if (torch === null) return round > ROUNDS_PER_TILE * board.slots.length;
  if (round > torch * (isAfterTitles(state) ? UNHURRIED_SHARE_FOR_TITLES : UNHURRIED_SHARE)) return true;
  // A band that has beaten its boss gets a clock of its own for the way home (MM-54).
  if (isAfterTitles(state)) return boss !== undefined && torch - round <= FIGHT_ROUNDS;
  const door = here.marks.findIndex((mark, square) => mark === STAIRS && slotOf(board.wide, square) === home);
  return boss !== undefined && torch - round < FIGHT_ROUNDS + (2 * distance(here, boss.at, door)) / STEPS_PER_ROUND;
}

/** Whether the party prefers to fight the boss now instead of looking for treasure. */
function isReady(state: Immutable<State>, side: number, boss: Immutable<Monster>, content: Content): boolean {
  // Gold buys a title (MM-55): a band that has time looks for more.
  if (isAfterTitles(state)) return false;
  if (explored(state) > 0.7) return true;
  const up = state.heroes.filter((hero) => hero.at !== null && hero.side === side);
  const theirs = sheetOf(state, boss, content).bonuses;
  const punches = up.reduce(
    (sum, hero) => sum + Math.max(0, ...attacksOf(hero, content).map(({ amount, type }) => damageAfterResistance(amount, type, theirs))),
    0,
  );
  const hearts = up.reduce((sum, hero) => sum + hero.hp, 0);
  return Math.ceil(boss.hp / Math.max(1, punches)) <= 3 && hearts > 3 * up.length;
}

/** Whether the boss is beaten and the side should go home: no other side has as much gold, or time is short (MM-42). */
function isHomeward(state: Immutable<State>, side: number): boolean {
  if (state.sides[side]?.bosses === 0) return false;
  const theirs = state.sides.flatMap(({ escaped }, other) => (escaped === null ? [] : [goldOf(state, other)]));
  return theirs.every((gold) => goldOf(state, side) > gold) || (state.torch ?? 0) - state.round < 2;
}

export function situationOf(state: Immutable<State>, seat: number, content: Content): Situation {
  const hero = heroAt(state, seat);
  const { home, bosses } = sideOf(state, seat);
  const boss = bosses > 0 ? undefined : bossOf(state, content);
  const here = boardGeometry(state.board, content);
  const late = isLate(state, home, boss, here);
  const aim =
    !state.quest && isHomeward(state, hero.side) ? 'home' : boss && (late || isReady(state, hero.side, boss, content)) ? 'hunt' : 'explore';
  const browsing = aim === 'explore' && !late;
  return {
    state,
    content,
    here,
    seat,
    hero,
    at: hero.at ?? 0,
    arms: attacksOf(hero, content),
    tools: toolsOf(hero, content),
    foes: state.monsters.flatMap((monster) =>
      unseen(state, monster, content) ? [] : [{ monster, sheet: sheetOf(state, monster, content) }],
    ),
    boss,
    aim,
    late,
    browsing,
    shopping: browsing && wants(state, seat, content),
  };
}

/** The other standing heroes of the same side. */
export const friends = ({
  state,
  seat,
  hero: own,
}: Situation): { readonly seat: number; readonly hero: Immutable<Hero>; readonly at: number }[] =>
  state.heroes.flatMap((hero, other) =>
    other !== seat && hero.side === own.side && hero.at !== null ? [{ seat: other, hero, at: hero.at }] : [],
  );

/** The hearts that a hero has lost. */
export const missing = (hero: Immutable<Hero>, content: Content): number => mostHp(hero, content) - hero.hp;
