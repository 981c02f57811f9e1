import type { Immutable } from '../../../engine/game.ts';
import { atSeat } from '../../../engine/shared/cards.ts';
import type { Worn } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import {
  AVERAGE,
  BARE_WARRIOR,
  COINS,
  ELEMENTS,
  type Element,
  HUMAN,
  OXKIN,
  type RaceId,
  type Relation,
  STATISTICS,
  type Statistic,
  WOODFOLK,
} from '../state/constants.ts';
import type { AnyHero, Hero, State } from '../state/state.ts';

/**
 * The numbers and powers of characters (LA-2 to LA-13). All are computed from race, class, elements and items, so none can be out of date.
 */

type At = Immutable<State>;
type Numbers = { readonly [K in Statistic]: number };

/** LA-4: neighbours in the ring of ELEMENTS are creative; all other pairs are destructive. */
export function relationOf(elements: readonly Element[]): Relation {
  const [one, two] = elements;
  if (one === undefined || two === undefined) return 'nullified';
  const apart = Math.abs(ELEMENTS.indexOf(one) - ELEMENTS.indexOf(two));
  return apart === 1 || apart === ELEMENTS.length - 1 ? 'creative' : 'destructive';
}
/** All choices of at most two elements. */
export const ELEMENT_CHOICES: readonly (readonly Element[])[] = [
  [],
  ...ELEMENTS.map((one) => [one]),
  ...ELEMENTS.flatMap((one, i) => ELEMENTS.slice(i + 1).map((two) => [one, two])),
];

/** LA-6, LA-8: the bonuses of race and elements on each statistic. */
function bonuses(race: RaceId, elements: readonly Element[]): Numbers {
  const relation = relationOf(elements);
  if (race === 'human') {
    const all = relation === 'creative' ? HUMAN.friendly : HUMAN.statistic;
    return { strength: all, intelligence: all, luck: all };
  }
  const bull = race === 'oxkin' && relation !== 'destructive';
  const count = bull ? elements.filter((element) => element === 'metal' || element === 'earth').length : 0;
  return { strength: OXKIN.strength * count, intelligence: OXKIN.others * count, luck: OXKIN.others * count };
}

type Made = Pick<Hero, 'race' | 'class' | 'elements' | 'story'>;
/** A new character (LA-5). `rolled`: 3d6 for each of STATISTICS; `help`: extra hit points (LA-39). */
export function newHero({ race, class: klass, elements, story }: Made, rolled: readonly number[], content: Content, help = 0): Hero {
  const plus = bonuses(race, elements);
  const [strength = 0, intelligence = 0, luck = 0] = rolled;
  const grown = race === 'woodfolk' && relationOf(elements) === 'creative' ? WOODFOLK.health : 0;
  const most = content.races[race].hp + grown + help;
  return {
    race,
    class: klass,
    elements: [...elements],
    base: { strength: strength + plus.strength, intelligence: intelligence + plus.intelligence, luck: luck + plus.luck },
    hp: most,
    most,
    armour: 0,
    coins: COINS,
    pack: [],
    equipped: [],
    curses: [],
    gambled: false,
    owes: false,
    story,
    title: null,
    feats: [],
  };
}

export const isAlive = (hero: AnyHero | null | undefined): hero is AnyHero => hero != null && hero.hp > 0;
/** The hero of a seat. @throws if there is none, as at the dungeon master's seat. */
export const heroAt = <H>({ heroes }: { readonly heroes: readonly (H | null)[] }, seat: number): H => atSeat(heroes, seat);
/** The seats of living heroes, from `from` on around the table. */
export function living({ heroes }: At, from = 0): number[] {
  const seats: number[] = [];
  for (let i = 0; i < heroes.length; i++) {
    const seat = (from + i) % heroes.length;
    if (isAlive(heroes[seat])) seats.push(seat);
  }
  return seats;
}

/** The bonuses of an equipped item. A curse always counts as equipped. */
function wornOf(card: string, content: Content): Immutable<Worn> | null {
  const item = cardOf(content.items, card);
  return item.kind === 'gear' || item.kind === 'cursed' ? item.worn : null;
}
/** The die of a weapon; null for other items. */
function dieOf(card: string, content: Content): string | null {
  const item = cardOf(content.items, card);
  return item.kind === 'gear' ? item.die : null;
}
function sum(hero: AnyHero, word: keyof Worn, content: Content, counts: (card: string) => boolean = () => true): number {
  let all = 0;
  for (const card of hero.equipped) if (counts(card)) all += wornOf(card, content)?.[word] ?? 0;
  for (const card of hero.curses) all += wornOf(card, content)?.[word] ?? 0;
  // LA-47
  for (const feat of hero.feats) all += cardOf(content.feats, feat).worn[word] ?? 0;
  return all;
}

/** The sum S + T of LA-3. */
export const statisticOf = (hero: AnyHero, statistic: Statistic, content: Content): number =>
  hero.base[statistic] + sum(hero, statistic, content);
/** LA-3: negative numbers are rounded down, too. */
export const modifierOf = (hero: AnyHero, statistic: Statistic, content: Content): number =>
  Math.floor((statisticOf(hero, statistic, content) - AVERAGE) / 2);
export const numbersOf = (of: (statistic: Statistic) => number): Numbers => {
  const [strength, intelligence, luck] = STATISTICS.map(of);
  return { strength: strength ?? 0, intelligence: intelligence ?? 0, luck: luck ?? 0 };
};

const has = ({ elements }: AnyHero, ...wanted: readonly Element[]): boolean => elements.some((element) => wanted.includes(element));
/** LA-6 to LA-10. */
export function armourClassOf(hero: AnyHero, content: Content): number {
  const bark = hero.race === 'woodfolk' && has(hero, 'wood', 'earth') ? WOODFOLK.armour : 0;
  return content.races[hero.race].ac + content.classes[hero.class].ac + bark + hero.armour + sum(hero, 'ac', content);
}

/** LA-8. */
export const isRenegade = (hero: AnyHero): boolean => hero.race === 'oxkin' && relationOf(hero.elements) === 'destructive';
/** LA-9: whether the hero may add dice to the AC when attacked: a Hollow who owes no attack. */
export const isGhostly = (hero: AnyHero): boolean => hero.race === 'hollow' && relationOf(hero.elements) === 'nullified';
/** LA-13: whether the hero's own attacks burn the hero. */
export const isBurning = (hero: Pick<AnyHero, 'class' | 'elements'>): boolean =>
  hero.class === 'wizard' && relationOf(hero.elements) === 'destructive';
/** LA-7: the factor of fire damage. */
export const fireHurts = (hero: AnyHero): number => (hero.race === 'woodfolk' && !has(hero, 'water', 'metal') ? WOODFOLK.fire : 1);

/** LA-13: a wizard uses the better statistic. */
export const attackStatistic = (hero: AnyHero, content: Content): Statistic =>
  hero.class === 'wizard' && modifierOf(hero, 'intelligence', content) > modifierOf(hero, 'strength', content)
    ? 'intelligence'
    : 'strength';
/** The weapons to attack with (LA-28): each equipped weapon, or bare hands (null). */
export function weaponsOf(hero: AnyHero, content: Content): readonly (string | null)[] {
  const weapons = hero.equipped.filter((card) => dieOf(card, content) !== null);
  return weapons.length > 0 ? [...new Set(weapons)] : [null];
}

/** LA-10, LA-12. */
function unarmed(hero: AnyHero, content: Content): number {
  const free = hero.equipped.length + hero.curses.length === 0;
  return hero.class === 'warrior' && free ? BARE_WARRIOR : content.classes[hero.class].unarmed.attack;
}
function knack(hero: AnyHero, weapon: string, content: Content): number {
  const item = cardOf(content.items, weapon);
  const skill = item.kind === 'gear' ? item.knack : null;
  return skill?.klass === hero.class ? statisticOf(hero, skill.statistic, content) : 0;
}
/** Only the weapon that is used for the attack counts. */
function withWeapon(hero: AnyHero, word: 'attack' | 'damage', weapon: string | null, content: Content): number {
  const worn = sum(hero, word, content, (card) => dieOf(card, content) === null);
  return worn + (weapon === null ? 0 : (wornOf(weapon, content)?.[word] ?? 0));
}
/** The full bonus on the d20 (LA-28). */
export function attackOf(hero: AnyHero, weapon: string | null, content: Content): number {
  const fierce = hero.race === 'human' && relationOf(hero.elements) === 'destructive' ? HUMAN.attack : 0;
  const skill = weapon === null ? unarmed(hero, content) : knack(hero, weapon, content);
  return modifierOf(hero, attackStatistic(hero, content), content) + fierce + skill + withWeapon(hero, 'attack', weapon, content);
}
/** The bonus of cards on the damage (LA-28). */
export const damageOf = (hero: AnyHero, weapon: string | null, content: Content): number => withWeapon(hero, 'damage', weapon, content);
export const damageDie = (hero: AnyHero, weapon: string | null, content: Content): string =>
  (weapon === null ? null : dieOf(weapon, content)) ?? content.classes[hero.class].unarmed.die;

/** LA-11: whether a living Medic is in the party. */
export const medicIn = (state: At): boolean => state.heroes.some((hero) => isAlive(hero) && hero.class === 'medic');
