import type { Immutable } from '../../../engine/game.ts';
import { type Ground, ground, slotOf } from '../board.ts';
import type { MonsterSheet, Use } from '../cards.ts';
import { type Content, need } from '../content.ts';
import { goldOf, hasAbility, heroAt, lands, mostHp, sideOf, unseen, useOf } from '../figures.ts';
import { sheetOf } from '../phases.ts';
import { distance } from '../reach.ts';
import type { Hero, Monster, State } from '../state.ts';
import { STAIRS } from '../tiles.ts';
import { type Arm, armsOf } from './arms.ts';
import { bossOf } from './foes.ts';
import { wants } from './goods.ts';

/**
 * Until this part of the torch is burnt there is time for treasure, and where it burns for ever, so many rounds for each tile; rounds that a
 * fight may take; steps that a hero goes in a round.
 */
const EASY = 0.45;
const BRAVE = 2;
const FIGHT = 8;
const PACE = 3;

/** What the quick bot takes in before it decides: only what lies open, worked out once for each decision. */
export type Sight = {
  readonly state: Immutable<State>;
  readonly content: Content;
  readonly here: Ground;
  readonly seat: number;
  readonly hero: Immutable<Hero>;
  readonly at: number;
  /** What it can attack with. */
  readonly arms: readonly Arm[];
  /** What it can use. */
  readonly tools: readonly { readonly source: string; readonly use: Immutable<Use> }[];
  /** The monsters that it sees. */
  readonly foes: readonly Foe[];
  readonly boss: Immutable<Monster> | undefined;
  /** What the party is about. */
  readonly aim: 'explore' | 'hunt' | 'home';
  /** Whether the torch presses. */
  readonly late: boolean;
  /** Whether it would go out of its way for treasure, and into the shop. */
  readonly browsing: boolean;
  readonly shopping: boolean;
};
export type Foe = { readonly monster: Immutable<Monster>; readonly sheet: Immutable<MonsterSheet> };

function toolsOf(hero: Immutable<Hero>, content: Content): Sight['tools'] {
  return [hero.hero, ...hero.cards].flatMap((source) => {
    const use = useOf(hero, source, content);
    const able = source === hero.hero ? !hero.spent : hasAbility(hero, need(content.treasures, source).ability, content);
    return use && able ? [{ source, use }] : [];
  });
}

/** How many of the tiles lie face-up. */
function explored(state: Immutable<State>): number {
  const slots = state.board.slots.filter((slot) => slot !== null);
  return slots.filter((slot) => slot.up).length / slots.length;
}

/** Whether the torch is a reason to make haste: there must be time to get to the boss, to beat it and to come home. */
function isLate({ torch, round, board }: Immutable<State>, home: number, boss: Immutable<Monster> | undefined, here: Ground): boolean {
  // where it burns for ever, nobody hides in a corner for ever
  if (torch === null) return round > BRAVE * board.slots.length;
  if (round > torch * EASY) return true;
  const door = here.marks.findIndex((mark, square) => mark === STAIRS && slotOf(board.wide, square) === home);
  return boss !== undefined && torch - round < FIGHT + (2 * distance(here, boss.at, door)) / PACE;
}

/** Whether the party would rather fight the boss now than look for more treasure. */
function isReady(state: Immutable<State>, side: number, boss: Immutable<Monster>, content: Content): boolean {
  if (explored(state) > 0.7) return true;
  const up = state.heroes.filter((hero) => hero.at !== null && hero.side === side);
  const theirs = sheetOf(state, boss, content).bonuses;
  const punches = up.reduce(
    (sum, hero) => sum + Math.max(0, ...armsOf(hero, content).map(({ amount, type }) => lands(amount, type, theirs))),
    0,
  );
  const hearts = up.reduce((sum, hero) => sum + hero.hp, 0);
  return Math.ceil(boss.hp / Math.max(1, punches)) <= 3 && hearts > 3 * up.length;
}

/** Whether the boss is beaten and it is time to go home: no others are out with as much gold, or there is no time to find more (MM-42). */
function isHomeward(state: Immutable<State>, side: number): boolean {
  if (state.sides[side]?.bosses === 0) return false;
  const theirs = state.sides.flatMap(({ escaped }, other) => (escaped === null ? [] : [goldOf(state, other)]));
  return theirs.every((gold) => goldOf(state, side) > gold) || (state.torch ?? 0) - state.round < 2;
}

export function sightOf(state: Immutable<State>, seat: number, content: Content): Sight {
  const hero = heroAt(state, seat);
  const { home, bosses } = sideOf(state, seat);
  const boss = bosses > 0 ? undefined : bossOf(state, content);
  const here = ground(state.board, content);
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
    arms: armsOf(hero, content),
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

/** The others of its side who stand. */
export const friends = ({
  state,
  seat,
  hero: own,
}: Sight): { readonly seat: number; readonly hero: Immutable<Hero>; readonly at: number }[] =>
  state.heroes.flatMap((hero, other) =>
    other !== seat && hero.side === own.side && hero.at !== null ? [{ seat: other, hero, at: hero.at }] : [],
  );

/** How many hearts a hero lacks. */
export const missing = (hero: Immutable<Hero>, content: Content): number => mostHp(hero, content) - hero.hp;
