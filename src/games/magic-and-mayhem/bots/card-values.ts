import type { Immutable } from '../../../engine/game.ts';
import { dispatch, type HandlerTable } from '../../../engine/shared/handlers.ts';
import type { Bonus, Effect, TreasureCard } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { boardGeometry } from '../rules/board.ts';
import { abilities, canCarry, hasAbility, heroAt, mostHp, openers } from '../rules/figures.ts';
import { whyNotBuy } from '../rules/store.ts';
import type { Hero, State } from '../state/state.ts';
import { attacksOf } from './attacks.ts';

/** The value of a card to a hero: for the Store, gifts and discards. */

type At = Immutable<State>;
type Owner = { readonly state: At; readonly hero: Immutable<Hero>; readonly content: Content };

const BONUSES: HandlerTable<Immutable<Bonus>, [owner: Owner], number> = {
  stat: ({ stat, add }) => (stat === 'mov' ? 2 : 1) * add,
  damage: ({ add }) => 3 * add,
  health: ({ add }) => 1.5 * add,
  ability: ({ ability }, { hero, content }) =>
    abilities(hero, content).has(ability) ? 0 : 2 + 3 * hero.cards.filter((id) => cardOf(content.treasures, id).ability === ability).length,
  takes: ({ times }) => ({ half: 1.5, none: 2, double: -2 })[times],
  less: ({ amount }) => 4 * amount,
  dodge: ({ on }) => 7 - on,
  opens: ({ door }, { state, hero, content }) => {
    const shut = boardGeometry(state.board, content).doors.some((one) => !one.open && one.kind === door);
    return openers(hero, door, content).length > 0 ? 0 : shut ? 4 : 0.5;
  },
  'bonus-action': () => 8,
};
const bonusWorth = dispatch(BONUSES);

/** The value of an effect, when nothing is known about its use. */
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

/** The value of using a card. It is higher if the card is not discarded. */
const useWorth = ({ use }: Immutable<TreasureCard>): number =>
  use ? use.effects.reduce((sum, effect) => sum + (EFFECTS[effect.do] ?? 0), 0) * (use.spent ? 0.7 : 1.2) : 0;

/** The value that a weapon adds to the hero's other weapons. */
function weaponWorth({ hero, content }: Owner, { id, attack }: Immutable<TreasureCard>): number {
  if (!attack) return 0;
  const others = attacksOf(hero, content).filter(({ source }) => source !== id);
  const strength = (damage: number, range: number) => 3 * damage + 0.5 * Math.min(4, range);
  const best = Math.max(...others.map(({ amount, range }) => strength(amount, range)));
  return Math.max(0, strength(attack.damage, attack.range) - best);
}

/** The value of owning a card; 0 if the hero cannot use it. */
export function cardValue(state: At, hero: Immutable<Hero>, id: string, content: Content): number {
  const card = cardOf(content.treasures, id);
  if (!canCarry(hero, card, content) || !hasAbility(hero, card.ability, content)) return 0;
  const others = hero.cards.includes(id) ? { ...hero, cards: hero.cards.filter((one) => one !== id) } : hero;
  const owner = { state, hero: others, content };
  const bonuses = card.bonuses.reduce((sum, bonus) => sum + bonusWorth(bonus, owner), 0);
  return weaponWorth(owner, card) + bonuses + useWorth(card) + 2 * card.triggers.length;
}

/** Whether a standing hero has lost half of the hearts. */
const isNeeded = ({ heroes }: At, content: Content): boolean =>
  heroes.some((hero) => hero.at !== null && hero.hp * 2 <= mostHp(hero, content));

/** The value of buying a Store card; leaving has value 0. Gold does not win the game, so any helpful card is worth its price. */
export function wareValue(state: At, seat: number, id: string, content: Content): number {
  const hero = heroAt(state, seat);
  const isPotion = (one: string) => cardOf(content.treasures, one).kind === 'potion';
  // One potion in the bag is enough, and only if a hero needs it.
  if (isPotion(id) && (hero.cards.some(isPotion) || !isNeeded(state, content))) return -1;
  return cardValue(state, hero, id, content) - 1;
}

/** Whether a hero can pay for a card that it wants. */
export function wants(state: At, seat: number, content: Content): boolean {
  const { gold } = heroAt(state, seat);
  for (const [id, price] of content.prices) {
    if (price <= gold && wareValue(state, seat, id, content) > 0 && !whyNotBuy(state, seat, id, content)) return true;
  }
  return false;
}
