import type { Immutable } from '../../engine/game.ts';
import { atSeat } from '../../engine/kit/cards.ts';
import { behaviour } from './behaviour.ts';
import { ground } from './board.ts';
import type { Attack, Bonus, TreasureCard, Use } from './cards.ts';
import { type Content, need } from './content.ts';
import { HELP } from './levels.ts';
import { sheetOf } from './phases.ts';
import { inCone, inFront } from './reach.ts';
import type { Hero, Monster, Side, State } from './state.ts';
import { type Ability, type Damage, type DoorKind, type Lasting, STRONGER } from './words.ts';

/** What heroes and monsters can do just now. Everything here is computed from what is held, so no bonus can be forgotten or kept too long. */

type AnyHero = Immutable<Hero>;
type AnyState = Immutable<State>;

const has = (abilities: ReadonlySet<Ability>, wanted: Ability): boolean => {
  const stronger = STRONGER[wanted];
  return abilities.has(wanted) || (stronger !== undefined && abilities.has(stronger));
};

/** The abilities of a hero, with those that its magical items grant (MM-17, MM-20). */
export function abilities(hero: AnyHero, content: Content): ReadonlySet<Ability> {
  const own = new Set<Ability>(need(content.heroes, hero.hero).abilities);
  for (let grew = true; grew; ) {
    grew = false;
    for (const id of hero.cards) {
      const card = need(content.treasures, id);
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

/** MM-17: a card with an ability bar is used only by who has that ability or the stronger one of its family. */
export const hasAbility = (hero: AnyHero, wanted: Ability | null, content: Content): boolean =>
  wanted === null || has(abilities(hero, content), wanted);

/** The bonuses that count for a hero: its power's, and those of the cards it can use. */
export function bonuses(hero: AnyHero, content: Content): Immutable<Bonus>[] {
  const able = hero.cards.length > 0 ? abilities(hero, content) : null;
  const found: Immutable<Bonus>[] = [...need(content.heroes, hero.hero).power.bonuses];
  for (const id of hero.cards) {
    const card = need(content.treasures, id);
    if (card.bonuses.length > 0 && (card.ability === null || (able && has(able, card.ability)))) found.push(...card.bonuses);
  }
  return found;
}

/** MOV, STR or INT with all that is added to it, and never less than nothing. */
export function stat(hero: AnyHero, which: 'mov' | 'str' | 'int', content: Content): number {
  let sum = need(content.heroes, hero.hero)[which];
  if (which === 'mov') sum += HELP[hero.handicap].mov;
  for (const bonus of bonuses(hero, content)) if (bonus.do === 'stat' && bonus.stat === which) sum += bonus.add;
  return Math.max(0, sum);
}

/** Steps that the hero in turn has left: none once it has acted (MM-8), none while it is immobilized (MM-31c). */
export function stepsLeft({ turn, heroes }: AnyState): number {
  const hero = heroes[turn.seat];
  return !standing(hero) || turn.acted || lasts(hero, 'immobilized') ? 0 : turn.steps;
}

/** The most life tokens that a hero may have (MM-33). */
export function mostHp(hero: AnyHero, content: Content): number {
  let sum = need(content.heroes, hero.hero).hp + HELP[hero.handicap].hp;
  for (const bonus of bonuses(hero, content)) if (bonus.do === 'health') sum += bonus.add;
  return sum;
}

/** MM-21: gold carried is at most 4 × STR. */
export const goldLimit = (hero: AnyHero, content: Content): number => 4 * stat(hero, 'str', content);

/** MM-18: a hero below a weapon's STR cannot carry it. */
export const canCarry = (hero: AnyHero, card: Immutable<TreasureCard>, content: Content): boolean =>
  card.strength === 0 || stat(hero, 'str', content) >= card.strength;

/** MM-18, MM-19: whether a hero could carry `take` once it has given `give` away, which may be what makes it strong. */
export const canSwap = (hero: AnyHero, give: string, take: string, content: Content): boolean =>
  canCarry({ ...hero, cards: hero.cards.filter((card) => card !== give) }, need(content.treasures, take), content);

/** Whether a figure is in this state just now (MM-31). */
export const lasts = (figure: { readonly lasting: readonly { readonly state: Lasting }[] }, state: Lasting): boolean =>
  figure.lasting.some((spell) => spell.state === state);

/** A hero on the board; null when it has fallen. */
export const standing = (hero: AnyHero | undefined): hero is AnyHero & { readonly at: number } => hero !== undefined && hero.at !== null;

/** The hero of a seat. @throws where nobody sits there. */
export const heroAt = (state: AnyState, seat: number): AnyHero => atSeat(state.heroes, seat);
/** The monster with this number token; none once it is gone. */
export const monsterOf = (state: AnyState, number: number): Immutable<Monster> | undefined =>
  state.monsters.find((monster) => monster.number === number);

/** The side of whoever sits at `seat`. */
export const sideOf = ({ sides, heroes }: AnyState, seat: number): Immutable<Side> => {
  const side = sides[heroes[seat]?.side ?? 0];
  if (!side) throw new Error(`no side for seat ${seat}`);
  return side;
};
/** The gold that a side's heroes carry, or have carried out. */
export const goldOf = ({ heroes }: AnyState, side: number): number =>
  heroes.reduce((sum, hero) => sum + (hero.side === side ? hero.gold : 0), 0);

/** What a hero can attack with: the basic attack under the hero's own id, and each weapon it can use. */
export function attacks(hero: AnyHero, content: Content): { readonly source: string; readonly attack: Attack }[] {
  const found: { readonly source: string; readonly attack: Attack }[] = [
    { source: hero.hero, attack: need(content.heroes, hero.hero).attack },
  ];
  for (const id of hero.cards) {
    const card = need(content.treasures, id);
    if (card.attack) found.push({ source: id, attack: card.attack });
  }
  return found;
}

/** The use of a card or, under the hero's own id, of its power. */
export function useOf(hero: AnyHero, source: string, content: Content): Immutable<Use> | null {
  if (source === hero.hero) return need(content.heroes, hero.hero).power.use;
  return need(content.treasures, source).use;
}

/** The damage of a hero's attack before the target's side of it is looked at. */
export function damageOf(hero: AnyHero, attack: Immutable<Attack>, content: Content): number {
  let sum = attack.damage;
  for (const bonus of bonuses(hero, content)) {
    if (bonus.do === 'damage' && (bonus.type === undefined || bonus.type === attack.type)) sum += bonus.add;
  }
  return sum;
}

/** MM-29: the type first (none, half rounded up, double), then flat reductions, never below 0. */
export function lands(amount: number, type: Damage, theirs: readonly Immutable<Bonus>[]): number {
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

/** The least number that dodges, or null for a figure that cannot. */
export function dodgesOn(theirs: readonly Immutable<Bonus>[]): number | null {
  let on: number | null = null;
  for (const bonus of theirs) if (bonus.do === 'dodge') on = Math.min(on ?? 6, bonus.on);
  return on;
}

/** What a hero may try a door of `kind` with: cards and, under the hero's own id, its power (MM-34). */
export function openers(hero: AnyHero, kind: DoorKind, content: Content): string[] {
  const opens = (list: readonly Immutable<Bonus>[]): boolean => list.some((bonus) => bonus.do === 'opens' && bonus.door === kind);
  const found = opens(need(content.heroes, hero.hero).power.bonuses) ? [hero.hero] : [];
  for (const id of hero.cards) {
    const card = need(content.treasures, id);
    if (opens(card.bonuses) && hasAbility(hero, card.ability, content)) found.push(id);
  }
  return found;
}

/** Why a hit from `from` does nothing to a monster: it hides behind those it called, or holds something up in front; null when it hurts (MM-22c). */
export function shrugs(state: AnyState, monster: Immutable<Monster>, from: number | null, content: Content): 'hides' | 'shields' | null {
  const sheet = sheetOf(state, monster, content);
  const call = behaviour(sheet, 'calls');
  if (call?.hides && state.monsters.some((other) => other.monster === call.monster)) return 'hides';
  const covered = from !== null && behaviour(sheet, 'shields') && inFront(ground(state.board, content), monster.at, monster.facing, from);
  return covered ? 'shields' : null;
}

/** MM-32: how much more a hit from `from` does, where the creature is exposed in its own cone. */
export function exposed(state: AnyState, monster: Immutable<Monster>, from: number | null, content: Content): number {
  const { cone } = sheetOf(state, monster, content);
  return cone && from !== null && inCone(ground(state.board, content), monster.at, monster.facing, cone.reach, from) ? cone.exposed : 0;
}

/** MM-31d: an invisible monster is there for nobody but those who see it this turn. */
export const unseen = (state: AnyState, monster: Immutable<Monster>, content: Content): boolean =>
  (sheetOf(state, monster, content).invisible || lasts(monster, 'invisible')) && !state.turn.sees.includes(monster.number);
