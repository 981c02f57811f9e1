import type { Immutable } from '../../../engine/game.ts';
import { atSeat } from '../../../engine/shared/cards.ts';
import { behaviourOf } from '../content/behaviour-schema.ts';
import type { Attack, Bonus, TreasureCard, Use } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { type Ability, type Damage, type DoorKind, GOLD_PER_STR, type Lasting, STRONGER } from '../state/constants.ts';
import type { Hero, Monster, Side, State } from '../state/state.ts';
import { boardGeometry } from './board.ts';
import { HELP } from './difficulty.ts';
import { sheetOf } from './monster-phases.ts';
import { inCone, inFront } from './range-and-sight.ts';

/** The numbers and abilities of heroes and monsters. All are computed from their cards, so no bonus can be out of date. */

type AnyHero = Immutable<Hero>;
/** What a hero's numbers hang on, in the state and in the view. */
type Equipped = Pick<AnyHero, 'hero' | 'cards'>;
type AnyState = Immutable<State>;

const has = (abilities: ReadonlySet<Ability>, wanted: Ability): boolean => {
  const stronger = STRONGER[wanted];
  return abilities.has(wanted) || (stronger !== undefined && abilities.has(stronger));
};

/** The abilities of a hero, including those of magical items (MM-17, MM-20). */
export function abilities(hero: Equipped, content: Content): ReadonlySet<Ability> {
  const own = new Set<Ability>(cardOf(content.heroes, hero.hero).abilities);
  for (let grew = true; grew; ) {
    grew = false;
    for (const id of hero.cards) {
      const card = cardOf(content.treasures, id);
      if (card.ability && !has(own, card.ability)) continue;
      for (const bonus of card.bonuses) {
        if (bonus.do !== 'ability' || own.has(bonus.ability)) continue;
        own.add(bonus.ability);
        grew = true;
      }
    }
  }
  return own;
}

/** MM-17: a card with an ability bar needs that ability, or the stronger one of its family. */
export const hasAbility = (hero: Equipped, wanted: Ability | null, content: Content): boolean =>
  wanted === null || has(abilities(hero, content), wanted);

/** The active bonuses of a hero: of its power and of the cards that it can use. */
export function bonuses(hero: Equipped, content: Content): Immutable<Bonus>[] {
  const able = hero.cards.length > 0 ? abilities(hero, content) : null;
  const found: Immutable<Bonus>[] = [...cardOf(content.heroes, hero.hero).power.bonuses];
  for (const id of hero.cards) {
    const card = cardOf(content.treasures, id);
    if (card.bonuses.length > 0 && (card.ability === null || (able && has(able, card.ability)))) found.push(...card.bonuses);
  }
  return found;
}

/** MOV, STR or INT with all bonuses, at least 0. */
export function stat(hero: AnyHero, which: 'mov' | 'str' | 'int', content: Content): number {
  let sum = cardOf(content.heroes, hero.hero)[which];
  if (which === 'mov') sum += HELP[hero.help].mov;
  for (const bonus of bonuses(hero, content)) if (bonus.do === 'stat' && bonus.stat === which) sum += bonus.add;
  return Math.max(0, sum);
}

/** The steps left for the hero in turn: none after an Action (MM-8), none while immobilized (MM-31c). */
export function stepsLeft({ turn, heroes }: AnyState): number {
  const hero = heroes[turn.seat];
  return !standing(hero) || turn.acted || lasts(hero, 'immobilized') ? 0 : turn.steps;
}

/** The maximum life tokens of a hero (MM-33). */
export function mostHp(hero: AnyHero, content: Content): number {
  let sum = cardOf(content.heroes, hero.hero).hp + HELP[hero.help].hp;
  for (const bonus of bonuses(hero, content)) if (bonus.do === 'health') sum += bonus.add;
  return sum;
}

/** MM-21: a hero carries at most 4 × STR gold. */
export const goldLimit = (hero: AnyHero, content: Content): number => GOLD_PER_STR * stat(hero, 'str', content);

/** How much more gold a hero can carry (MM-21). */
export const roomForGold = (state: AnyState, seat: number, content: Content): number => {
  const hero = heroAt(state, seat);
  return Math.max(0, goldLimit(hero, content) - hero.gold);
};

/** MM-18: a weapon needs its STR to be carried. */
export const canCarry = (hero: AnyHero, card: Immutable<TreasureCard>, content: Content): boolean =>
  card.strength === 0 || stat(hero, 'str', content) >= card.strength;

/** MM-18, MM-19: whether a hero could carry `take` after giving `give`, which may raise STR. */
export const canSwap = (hero: AnyHero, give: string, take: string, content: Content): boolean =>
  canCarry({ ...hero, cards: hero.cards.filter((card) => card !== give) }, cardOf(content.treasures, take), content);

/** Whether a figure has this lasting effect now (MM-31). */
export const lasts = (figure: { readonly lasting: readonly { readonly state: Lasting }[] }, state: Lasting): boolean =>
  figure.lasting.some((spell) => spell.state === state);

/** Whether a hero is on the board; false when knocked out. */
export const standing = (hero: AnyHero | undefined): hero is AnyHero & { readonly at: number } => hero !== undefined && hero.at !== null;

/** The hero of a seat. @throws if the seat has no hero. */
export const heroAt = (state: AnyState, seat: number): AnyHero => atSeat(state.heroes, seat);
/** The monster with this number token, or none if it is gone. */
export const monsterOf = (state: AnyState, number: number): Immutable<Monster> | undefined =>
  state.monsters.find((monster) => monster.number === number);

/** The side of a seat. */
export const sideOf = ({ sides, heroes }: AnyState, seat: number): Immutable<Side> => {
  const side = sides[heroes[seat]?.side ?? 0];
  if (!side) throw new Error(`no side for seat ${seat}`);
  return side;
};
/** The gold that a side's heroes carry, or escaped with. */
export const goldOf = ({ heroes }: AnyState, side: number): number =>
  heroes.reduce((sum, hero) => sum + (hero.side === side ? hero.gold : 0), 0);

/** The attacks of a hero: the basic attack with the hero's id, and each usable weapon. */
export function attacks(hero: AnyHero, content: Content): { readonly source: string; readonly attack: Attack }[] {
  const found: { readonly source: string; readonly attack: Attack }[] = [
    { source: hero.hero, attack: cardOf(content.heroes, hero.hero).attack },
  ];
  for (const id of hero.cards) {
    const card = cardOf(content.treasures, id);
    if (card.attack) found.push({ source: id, attack: card.attack });
  }
  return found;
}

/** The use of a card, or of the hero's power if `source` is the hero's id. */
export function useOf(hero: AnyHero, source: string, content: Content): Immutable<Use> | null {
  if (source === hero.hero) return cardOf(content.heroes, hero.hero).power.use;
  return cardOf(content.treasures, source).use;
}

/** The damage of a hero's attack before the target's resistances. */
export function damageOf(hero: Equipped, attack: Immutable<Attack>, content: Content): number {
  let sum = attack.damage;
  for (const bonus of bonuses(hero, content)) {
    if (bonus.do === 'damage' && (bonus.type === undefined || bonus.type === attack.type)) sum += bonus.add;
  }
  return sum;
}

/** A hero's own attack, with the damage that it does now. */
export function basicAttack(hero: Equipped, content: Content): Attack {
  const { attack } = cardOf(content.heroes, hero.hero);
  return { ...attack, damage: damageOf(hero, attack, content) };
}

/** MM-29: first the damage type (none, half rounded up, double), then flat reductions, at least 0. */
export function damageAfterResistance(amount: number, type: Damage, theirs: readonly Immutable<Bonus>[]): number {
  let half = false;
  let double = false;
  let less = 0;
  for (const bonus of theirs) {
    if (bonus.do === 'less') less += bonus.amount;
    if (bonus.do !== 'takes' || bonus.type !== type) continue;
    if (bonus.times === 'none') return 0;
    if (bonus.times === 'half') half = true;
    else double = true;
  }
  const typed = half === double ? amount : half ? Math.ceil(amount / 2) : amount * 2;
  return Math.max(0, typed - less);
}

export const immune = (type: Damage, theirs: readonly Immutable<Bonus>[]): boolean =>
  theirs.some((bonus) => bonus.do === 'takes' && bonus.type === type && bonus.times === 'none');

/** The minimum roll to dodge, or null if the figure cannot dodge. */
export function dodgesOn(theirs: readonly Immutable<Bonus>[]): number | null {
  let on: number | null = null;
  for (const bonus of theirs) if (bonus.do === 'dodge') on = Math.min(on ?? 6, bonus.on);
  return on;
}

/** The cards, and the hero's id for the power, that can open a door of `kind` (MM-34). */
export function openers(hero: AnyHero, kind: DoorKind, content: Content): string[] {
  const opens = (list: readonly Immutable<Bonus>[]): boolean => list.some((bonus) => bonus.do === 'opens' && bonus.door === kind);
  const found = opens(cardOf(content.heroes, hero.hero).power.bonuses) ? [hero.hero] : [];
  for (const id of hero.cards) {
    const card = cardOf(content.treasures, id);
    if (opens(card.bonuses) && hasAbility(hero, card.ability, content)) found.push(id);
  }
  return found;
}

/** The reason why a hit from `from` does nothing to a monster: protectors or a raised shield. Null if it does damage (MM-22c). */
export function ignoredHitReason(
  state: AnyState,
  monster: Immutable<Monster>,
  from: number | null,
  content: Content,
): 'hides' | 'shields' | null {
  const sheet = sheetOf(state, monster, content);
  const call = behaviourOf(sheet, 'calls');
  if (call?.hides && state.monsters.some((other) => other.monster === call.monster)) return 'hides';
  const covered =
    from !== null && behaviourOf(sheet, 'shields') && inFront(boardGeometry(state.board, content), monster.at, monster.facing, from);
  return covered ? 'shields' : null;
}

/** MM-32: the extra damage of a hit from `from`, if the monster is exposed in its own cone. */
export function exposed(state: AnyState, monster: Immutable<Monster>, from: number | null, content: Content): number {
  const { cone } = sheetOf(state, monster, content);
  return cone && from !== null && inCone(boardGeometry(state.board, content), monster.at, monster.facing, cone.reach, from)
    ? cone.exposed
    : 0;
}

/** MM-31d: an invisible monster counts only for heroes who see it this turn. */
export const unseen = (state: AnyState, monster: Immutable<Monster>, content: Content): boolean =>
  (sheetOf(state, monster, content).invisible || lasts(monster, 'invisible')) && !state.turn.sees.includes(monster.number);
