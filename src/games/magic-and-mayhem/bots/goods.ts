import type { Immutable } from '../../../engine/game.ts';
import { byTag, type Rows } from '../../../engine/kit/rows.ts';
import { ground } from '../board.ts';
import type { Bonus, Effect, TreasureCard } from '../cards.ts';
import { type Content, need } from '../content.ts';
import { abilities, canCarry, hasAbility, heroAt, mostHp, openers } from '../figures.ts';
import type { Hero, State } from '../state.ts';
import { whyNotBuy } from '../store.ts';
import { armsOf } from './arms.ts';

/** What a card is worth to whom: for the shop, for presents, for what had better be dropped. */

type At = Immutable<State>;
type Owner = { readonly state: At; readonly hero: Immutable<Hero>; readonly content: Content };

const BONUSES: Rows<Immutable<Bonus>, [owner: Owner], number> = {
  stat: ({ stat, add }) => (stat === 'mov' ? 2 : 1) * add,
  damage: ({ add }) => 3 * add,
  health: ({ add }) => 1.5 * add,
  ability: ({ ability }, { hero, content }) =>
    abilities(hero, content).has(ability) ? 0 : 2 + 3 * hero.cards.filter((id) => need(content.treasures, id).ability === ability).length,
  takes: ({ times }) => ({ half: 1.5, none: 2, double: -2 })[times],
  less: ({ amount }) => 4 * amount,
  dodge: ({ on }) => 7 - on,
  opens: ({ door }, { state, hero, content }) => {
    const shut = ground(state.board, content).doors.some((one) => !one.open && one.kind === door);
    return openers(hero, door, content).length > 0 ? 0 : shut ? 4 : 0.5;
  },
  'bonus-action': () => 8,
};
const bonusWorth = byTag(BONUSES);

/** What an effect is worth before anybody knows when it will be used. */
const EFFECTS: { readonly [K in Effect['do']]?: number } = {
  hit: 4,
  heal: 3,
  afflict: 4,
  cure: 1,
  draw: 4,
  flip: 2,
  'whisk-home': 3,
  'bonus-action': 3,
  roll: 3,
};

/** What using a card is worth: more when it is not spent by that. */
const useWorth = ({ use }: Immutable<TreasureCard>): number =>
  use ? use.effects.reduce((sum, effect) => sum + (EFFECTS[effect.do] ?? 0), 0) * (use.spent ? 0.7 : 1.2) : 0;

/** What a weapon adds to those that are there. */
function armWorth({ hero, content }: Owner, { id, attack }: Immutable<TreasureCard>): number {
  if (!attack) return 0;
  const others = armsOf(hero, content).filter(({ source }) => source !== id);
  const strength = (damage: number, range: number) => 3 * damage + 0.5 * Math.min(4, range);
  const best = Math.max(...others.map(({ amount, range }) => strength(amount, range)));
  return Math.max(0, strength(attack.damage, attack.range) - best);
}

/** What it is worth to a hero to have a card; 0 when it can do nothing with it. */
export function cardWorth(state: At, hero: Immutable<Hero>, id: string, content: Content): number {
  const card = need(content.treasures, id);
  if (!canCarry(hero, card, content) || !hasAbility(hero, card.ability, content)) return 0;
  const others = hero.cards.includes(id) ? { ...hero, cards: hero.cards.filter((one) => one !== id) } : hero;
  const owner = { state, hero: others, content };
  const bonuses = card.bonuses.reduce((sum, bonus) => sum + bonusWorth(bonus, owner), 0);
  return armWorth(owner, card) + bonuses + useWorth(card) + 2 * card.triggers.length;
}

/** Whether somebody who stands has lost half of their hearts. */
const isNeeded = ({ heroes }: At, content: Content): boolean =>
  heroes.some((hero) => hero.at !== null && hero.hp * 2 <= mostHp(hero, content));

/** What a card of the Store is worth to a hero; leaving is worth 0. Gold wins nothing, so whatever helps is worth its price. */
export function wareWorth(state: At, seat: number, id: string, content: Content): number {
  const hero = heroAt(state, seat);
  const isPotion = (one: string) => need(content.treasures, one).kind === 'potion';
  // a potion for whoever needs it, and one in the bag is enough
  if (isPotion(id) && (hero.cards.some(isPotion) || !isNeeded(state, content))) return -1;
  return cardWorth(state, hero, id, content) - 1;
}

/** Whether a hero has the gold for something that it wants. */
export function wants(state: At, seat: number, content: Content): boolean {
  const { gold } = heroAt(state, seat);
  for (const [id, price] of content.prices) {
    if (price <= gold && wareWorth(state, seat, id, content) > 0 && !whyNotBuy(state, seat, id, content)) return true;
  }
  return false;
}
