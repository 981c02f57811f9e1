import type { Immutable, Of } from '../../engine/game.ts';
import { atSeat } from '../../engine/kit/cards.ts';
import { HOME } from './board.ts';
import type { Amount, Bonus, Effect } from './cards.ts';
import { type Content, need } from './content.ts';
import type { Held, Player, State } from './state.ts';
import { type Level, MOST_HEALTH, type Moment } from './words.ts';

/** What players can do just now. Everything here is computed from what is held, so no bonus can be forgotten or kept too long. */

type At = Immutable<State>;
type AnyPlayer = Immutable<Player>;

/** The player of a seat. @throws where nobody sits there. */
export const playerAt = (state: At, seat: number): AnyPlayer => atSeat(state.players, seat);

/** The number that counts for a card received on that level (TT-13). */
export const amountOf = (amount: Immutable<Amount>, level: Level): number =>
  typeof amount === 'number' ? amount : (amount[level - 1] ?? 0);

/** All that a player's cards of one kind of bonus come to. */
function sum<K extends Bonus['do']>(
  player: AnyPlayer,
  kind: K,
  content: Content,
  amount: (bonus: Immutable<Of<Bonus, K>>) => Immutable<Amount>,
): number {
  let all = 0;
  for (const { card, level } of player.cards)
    for (const bonus of need(content.treasures, card).keep) {
      if (bonus.do === kind) all += amountOf(amount(bonus as Immutable<Of<Bonus, K>>), level);
    }
  return all;
}
/** What kept cards add to an attack (TT-16). */
export const attackBonus = (player: AnyPlayer, content: Content): number => sum(player, 'attack', content, ({ add }) => add);
/** What kept cards add to a defence (TT-16). */
export const defendBonus = (player: AnyPlayer, content: Content): number => sum(player, 'defend', content, ({ add }) => add);
/** How much less gold a thief gets. */
export const guardOf = (player: AnyPlayer, content: Content): number => sum(player, 'guard', content, ({ amount }) => amount);
/** How much less a monster hurts. */
export const armourOf = (player: AnyPlayer, content: Content): number => sum(player, 'armour', content, ({ amount }) => amount);
/** How much more gold a monster yields. */
export const goldBonus = (player: AnyPlayer, content: Content): number => sum(player, 'gold', content, ({ add }) => add);
/** How many more tiles are drawn (TT-6). */
export const tileBonus = (player: AnyPlayer, content: Content): number => sum(player, 'tiles', content, ({ add }) => add);
/** How much more a rest heals (TT-17). */
export const restBonus = (player: AnyPlayer, content: Content): number => sum(player, 'rest', content, ({ add }) => add);
export const mostHealth = (player: AnyPlayer, content: Content): number => MOST_HEALTH + sum(player, 'health', content, ({ add }) => add);

/** How many of the next moves cost no point. */
export const freeMoves = (state: At, content: Content): number =>
  Math.max(0, sum(playerAt(state, state.turn.seat), 'free-moves', content, ({ amount }) => amount) - state.turn.moved);

/** All of a player’s gold, on hand and stored. */
export const worth = ({ gold, stored }: AnyPlayer): number => gold + stored;
/** With kind rules nobody takes from whoever has the least gold, on hand and stored (TT-16). */
export const isSpared = (state: At, seat: number): boolean =>
  state.friendly && state.players.every((other) => worth(playerAt(state, seat)) <= worth(other));

/** Whom a card of `seat` could rob, or change places with. */
export const marksOf = (state: At, seat: number, why: 'steal' | 'swap'): number[] =>
  state.players.flatMap((other, on) => {
    if (on === seat || other.at === HOME) return [];
    if (why === 'swap') return other.at === playerAt(state, seat).at ? [] : [on];
    return other.gold > 0 && !isSpared(state, on) ? [on] : [];
  });

/** The cards in hand that name this moment (TT-13). */
export const cardsFor = (player: AnyPlayer, when: Moment, content: Content): readonly Immutable<Held>[] =>
  player.cards.filter(({ card }) => need(content.treasures, card).use?.when === when);

/** What a card does when it is used; nothing where it is kept. */
export const effectsOf = (card: string, content: Content): readonly Immutable<Effect>[] => need(content.treasures, card).use?.effects ?? [];
