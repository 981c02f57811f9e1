import type { Immutable } from '../../engine/game.ts';
import { ground } from './board.ts';
import { type Content, need } from './content.ts';
import { attacks, canCarry, hasAbility, heroAt, mostHp, openers } from './figures.ts';
import { whyNotBuy } from './store.ts';
import type { Hero, State } from './vocabulary.ts';

/** What the quick bot buys: what it can use now. Gold wins nothing, so whatever helps is worth its price. */

type At = Immutable<State>;

const hardest = (hero: Immutable<Hero>, content: Content): number =>
  Math.max(
    ...attacks(hero, content).map(({ source, attack }) => {
      const card = content.treasures[source];
      return !card || (hasAbility(hero, card.ability, content) && canCarry(hero, card, content)) ? attack.damage : 0;
    }),
  );

/** What a card of the Store is worth to a hero; leaving is worth 0. */
export function wareWorth(state: At, seat: number, id: string, content: Content): number {
  const hero = heroAt(state, seat);
  const card = need(content.treasures, id);
  if (!hasAbility(hero, card.ability, content)) return -1;
  if (card.attack) return 3 * (card.attack.damage - hardest(hero, content));
  const heals = (one: string) =>
    need(content.treasures, one).use?.effects.reduce((sum, effect) => sum + (effect.do === 'heal' ? effect.amount : 0), 0) ?? 0;
  if (card.kind === 'potion') return hero.hp * 2 <= mostHp(hero, content) && !hero.cards.some(heals) ? heals(id) : -1;
  if (!card.bonuses.some((bonus) => bonus.do === 'opens')) return 2;
  const shut = ground(state.board, content).doors.filter((door) => !door.open && openers(hero, door.kind, content).length === 0);
  return shut.some(({ kind }) => card.bonuses.some((bonus) => bonus.do === 'opens' && bonus.door === kind)) ? 4 : -1;
}

/** Whether a hero has the gold for something that it wants. */
export const wants = (state: At, seat: number, content: Content): boolean => {
  const { gold } = heroAt(state, seat);
  for (const [id, price] of content.prices) {
    if (price <= gold && wareWorth(state, seat, id, content) > 0 && !whyNotBuy(state, seat, id, content)) return true;
  }
  return false;
};
