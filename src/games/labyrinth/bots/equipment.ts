import { type Content, cardOf } from '../content/content.ts';
import { armourClassOf, modifierOf } from '../rules/characters.ts';
import { hasSlot } from '../rules/mutations.ts';
import { priceOf } from '../rules/town.ts';
import { SLOTS } from '../state/constants.ts';
import type { AnyHero } from '../state/state.ts';
import { power } from './odds.ts';

/** Which equipment is best for which hero. */

const isGear = (card: string, content: Content): boolean => cardOf(content.items, card).kind === 'gear';
/** All subsets of at most this size. */
function subsets(cards: readonly string[], most: number): readonly (readonly string[])[] {
  let all: readonly (readonly string[])[] = [[]];
  for (const card of cards) all = [...all, ...all.filter((some) => some.length < most).map((some) => [...some, card])];
  return all;
}
/** The bot compares at most this many items. */
const MOST = 7;

/** The value of a hero with this equipment: fighting first, then Intelligence and Luck. */
function worth(hero: AnyHero, equipped: readonly string[], content: Content): number {
  const dressed = { ...hero, equipped };
  const head = modifierOf(dressed, 'intelligence', content) + modifierOf(dressed, 'luck', content);
  return power(dressed, content) * (1 + 0.04 * head) + armourClassOf(dressed, content) * 0.01;
}
type Best = { readonly set: readonly string[]; readonly worth: number };
const known = new WeakMap<Content, Map<string, Best>>();
const MANY = 4000;
/** The best equipment of a hero. `also`: an item that the hero does not own yet. */
function bestSet(hero: AnyHero, content: Content, also: readonly string[] = []): Best {
  const { race, class: klass, elements, base, most, armour, pack, equipped, curses, feats } = hero;
  const things = [...also, ...equipped, ...pack].filter((card) => isGear(card, content)).sort();
  const key = [race, klass, elements, base.strength, base.intelligence, base.luck, most, armour, things, equipped, curses, feats].join('|');
  const bests = known.get(content) ?? new Map<string, Best>();
  known.set(content, bests);
  const ready = bests.get(key);
  if (ready) return ready;
  if (bests.size >= MANY) bests.clear();
  const found = computeBestSet(hero, things, content);
  bests.set(key, found);
  return found;
}
/** Of many items, only the most expensive ones are compared. */
function computeBestSet(hero: AnyHero, things: readonly string[], content: Content): Best {
  const price = (card: string): number => priceOf(card, content) ?? 0;
  const gear = [...things].sort((one, other) => price(other) - price(one)).slice(0, MOST);
  let set: readonly string[] = [...hero.equipped];
  let most = worth(hero, set, content) * 1.001;
  for (const some of subsets(gear, Math.max(0, SLOTS - hero.curses.length))) {
    const one = worth(hero, some, content);
    if (one <= most) continue;
    most = one;
    set = some;
  }
  return { set, worth: most };
}
const without = (cards: readonly string[], gone: readonly string[]): string[] => {
  const left = [...cards];
  for (const card of gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
};
/** The next step towards the best equipment, or null if it is equipped. */
export function equipMove(hero: AnyHero, content: Content): { readonly do: 'equip' | 'put-away'; readonly card: string } | null {
  const { set } = bestSet(hero, content);
  const [off] = without(hero.equipped, set);
  const [on] = without(set, hero.equipped);
  if (on === undefined) return off === undefined ? null : { do: 'put-away', card: off };
  return hasSlot(hero) ? { do: 'equip', card: on } : off === undefined ? null : { do: 'put-away', card: off };
}
/** The improvement of a hero by a card, as a share. */
export function gain(hero: AnyHero, card: string, content: Content): number {
  if (!isGear(card, content)) return 0;
  const now = bestSet(hero, content).worth;
  return bestSet(hero, content, [card]).worth / now - 1;
}
/** Whether a hero has no use for a card. */
export const isSpare = (hero: AnyHero, card: string, content: Content): boolean =>
  isGear(card, content) && !bestSet(hero, content).set.includes(card);
