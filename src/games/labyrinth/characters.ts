import type { Immutable } from '../../engine/game.ts';
import { atSeat } from '../../engine/kit/cards.ts';
import type { Worn } from './cards.ts';
import { type Content, need } from './content.ts';
import type { AnyHero, Hero, State } from './state.ts';
import { COINS, ELEMENTS, type Element, type RaceId, type Relation, STATISTICS, type Statistic } from './words.ts';

/** What characters are and can do just now (LA-2 to LA-13). Computed from what they are made of and carry, so no bonus can be forgotten. */

type At = Immutable<State>;
type Numbers = { readonly [K in Statistic]: number };

/** LA-4: neighbours in the ring of ELEMENTS feed each other; all other pairs destroy. */
export function relationOf(elements: readonly Element[]): Relation {
  const [one, two] = elements;
  if (one === undefined || two === undefined) return 'nullified';
  const apart = Math.abs(ELEMENTS.indexOf(one) - ELEMENTS.indexOf(two));
  return apart === 1 || apart === ELEMENTS.length - 1 ? 'creative' : 'destructive';
}
/** Every choice of at most two elements. */
export const ELEMENT_CHOICES: readonly (readonly Element[])[] = [
  [],
  ...ELEMENTS.map((one) => [one]),
  ...ELEMENTS.flatMap((one, i) => ELEMENTS.slice(i + 1).map((two) => [one, two])),
];

/** LA-6, LA-8: what race and elements add to the dice of each statistic. */
function bonuses(race: RaceId, elements: readonly Element[]): Numbers {
  const relation = relationOf(elements);
  if (race === 'human') {
    const all = relation === 'creative' ? 2 : 1;
    return { strength: all, intelligence: all, luck: all };
  }
  const bull = race === 'oxkin' && relation !== 'destructive';
  const count = bull ? elements.filter((element) => element === 'metal' || element === 'earth').length : 0;
  return { strength: 2 * count, intelligence: count, luck: count };
}

type Made = Pick<Hero, 'race' | 'class' | 'elements' | 'story'>;
/** A new character (LA-5). `rolled`: 3d6 for each of STATISTICS. */
export function newHero({ race, class: klass, elements, story }: Made, rolled: readonly number[], content: Content): Hero {
  const plus = bonuses(race, elements);
  const [strength = 0, intelligence = 0, luck = 0] = rolled;
  const grown = race === 'woodfolk' && relationOf(elements) === 'creative' ? 4 : 0;
  const most = content.races[race].hp + grown;
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
  };
}

export const isAlive = (hero: AnyHero | null | undefined): hero is AnyHero => hero != null && hero.hp > 0;
/** The hero of a seat. @throws where there is none, as at the dungeon master's. */
export const heroAt = <H>({ heroes }: { readonly heroes: readonly (H | null)[] }, seat: number): H => atSeat(heroes, seat);
/** Seats of living heroes, from `from` on around the table. */
export function living({ heroes }: At, from = 0): number[] {
  const seats: number[] = [];
  for (let i = 0; i < heroes.length; i++) {
    const seat = (from + i) % heroes.length;
    if (isAlive(heroes[seat])) seats.push(seat);
  }
  return seats;
}

/** What an item does while it is equipped; a curse always is. */
function wornOf(card: string, content: Content): Immutable<Worn> | null {
  const item = need(content.items, card);
  return item.kind === 'gear' || item.kind === 'cursed' ? item.worn : null;
}
/** The die of a weapon; null for anything else. */
function dieOf(card: string, content: Content): string | null {
  const item = need(content.items, card);
  return item.kind === 'gear' ? item.die : null;
}
function sum(hero: AnyHero, word: keyof Worn, content: Content, counts: (card: string) => boolean = () => true): number {
  let all = 0;
  for (const card of hero.equipped) if (counts(card)) all += wornOf(card, content)?.[word] ?? 0;
  for (const card of hero.curses) all += wornOf(card, content)?.[word] ?? 0;
  return all;
}

/** S + T of LA-3. */
export const statisticOf = (hero: AnyHero, statistic: Statistic, content: Content): number =>
  hero.base[statistic] + sum(hero, statistic, content);
/** LA-3; negative numbers round down, too. */
export const modifierOf = (hero: AnyHero, statistic: Statistic, content: Content): number =>
  Math.floor((statisticOf(hero, statistic, content) - 10) / 2);
export const numbersOf = (of: (statistic: Statistic) => number): Numbers => {
  const [strength, intelligence, luck] = STATISTICS.map(of);
  return { strength: strength ?? 0, intelligence: intelligence ?? 0, luck: luck ?? 0 };
};

const has = ({ elements }: AnyHero, ...wanted: readonly Element[]): boolean => elements.some((element) => wanted.includes(element));
/** LA-6 to LA-10. */
export function armourClassOf(hero: AnyHero, content: Content): number {
  const bark = hero.race === 'woodfolk' && has(hero, 'wood', 'earth') ? 2 : 0;
  return content.races[hero.race].ac + content.classes[hero.class].ac + bark + hero.armour + sum(hero, 'ac', content);
}

/** LA-8. */
export const isRenegade = (hero: AnyHero): boolean => hero.race === 'oxkin' && relationOf(hero.elements) === 'destructive';
/** LA-9: who may add to AC when attacked, if no attack is owed. */
export const isGhostly = (hero: AnyHero): boolean => hero.race === 'hollow' && relationOf(hero.elements) === 'nullified';
/** LA-13: who is burned by attacking. */
export const isBurning = (hero: AnyHero): boolean => hero.class === 'wizard' && relationOf(hero.elements) === 'destructive';
/** LA-7: how many times fire hurts. */
export const fireHurts = (hero: AnyHero): number => (hero.race === 'woodfolk' && !has(hero, 'water', 'metal') ? 2 : 1);

/** LA-13: a wizard's is whichever is better. */
export const attackStatistic = (hero: AnyHero, content: Content): Statistic =>
  hero.class === 'wizard' && modifierOf(hero, 'intelligence', content) > modifierOf(hero, 'strength', content)
    ? 'intelligence'
    : 'strength';
/** What one may attack with (LA-28): each equipped weapon, or bare hands (null). */
export function weaponsOf(hero: AnyHero, content: Content): readonly (string | null)[] {
  const weapons = hero.equipped.filter((card) => dieOf(card, content) !== null);
  return weapons.length > 0 ? [...new Set(weapons)] : [null];
}

/** LA-10, LA-12. */
function unarmed(hero: AnyHero, content: Content): number {
  const free = hero.equipped.length + hero.curses.length === 0;
  return hero.class === 'warrior' && free ? 4 : content.classes[hero.class].unarmed.attack;
}
function knack(hero: AnyHero, weapon: string, content: Content): number {
  const item = need(content.items, weapon);
  const skill = item.kind === 'gear' ? item.knack : null;
  return skill?.klass === hero.class ? statisticOf(hero, skill.statistic, content) : 0;
}
/** Two of a weapon are one in the hand: of those not attacked with nothing counts. */
function withWeapon(hero: AnyHero, word: 'attack' | 'damage', weapon: string | null, content: Content): number {
  const worn = sum(hero, word, content, (card) => dieOf(card, content) === null);
  return worn + (weapon === null ? 0 : (wornOf(weapon, content)?.[word] ?? 0));
}
/** All that is added to the d20 (LA-28). */
export function attackOf(hero: AnyHero, weapon: string | null, content: Content): number {
  const fierce = hero.race === 'human' && relationOf(hero.elements) === 'destructive' ? 2 : 0;
  const skill = weapon === null ? unarmed(hero, content) : knack(hero, weapon, content);
  return modifierOf(hero, attackStatistic(hero, content), content) + fierce + skill + withWeapon(hero, 'attack', weapon, content);
}
/** What cards add to the damage (LA-28). */
export const damageOf = (hero: AnyHero, weapon: string | null, content: Content): number => withWeapon(hero, 'damage', weapon, content);
export const damageDie = (hero: AnyHero, weapon: string | null, content: Content): string =>
  (weapon === null ? null : dieOf(weapon, content)) ?? content.classes[hero.class].unarmed.die;

/** LA-11: whether a living Medic is in the party. */
export const medicIn = (state: At): boolean => state.heroes.some((hero) => isAlive(hero) && hero.class === 'medic');
