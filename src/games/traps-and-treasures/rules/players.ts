import type { Immutable, VariantOf } from '../../../engine/game.ts';
import { atSeat } from '../../../engine/shared/cards.ts';
import type { Amount, Bonus, Effect } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { type CardTiming, HELP, type Level, MAX_HEALTH, SACK } from '../state/constants.ts';
import type { Held, Player, State } from '../state/state.ts';
import { HOME } from './board.ts';

/** The abilities of players. All are computed from their cards, so no bonus can be out of date. */

type At = Immutable<State>;
type AnyPlayer = Immutable<Player>;

/** The player of a seat. @throws if the seat has no player. */
export const playerAt = (state: At, seat: number): AnyPlayer => atSeat(state.players, seat);

/** The number of an amount for a card received on that level (TT-13). */
export const amountOf = (amount: Immutable<Amount>, level: Level): number =>
  typeof amount === 'number' ? amount : (amount[level - 1] ?? 0);

/** The sum of a player's bonuses of one kind. */
function sum<K extends Bonus['do']>(
  player: AnyPlayer,
  kind: K,
  content: Content,
  amount: (bonus: Immutable<VariantOf<Bonus, K>>) => Immutable<Amount>,
): number {
  let all = 0;
  for (const { card, level } of player.cards)
    for (const bonus of cardOf(content.treasures, card).keep) {
      if (bonus.do === kind) all += amountOf(amount(bonus as Immutable<VariantOf<Bonus, K>>), level);
    }
  return all;
}
/** The bonus of kept cards in attack (TT-16). */
export const attackBonus = (player: AnyPlayer, content: Content): number => sum(player, 'attack', content, ({ add }) => add);
/** The bonus of kept cards in defence (TT-16). */
export const defendBonus = (player: AnyPlayer, content: Content): number => sum(player, 'defend', content, ({ add }) => add);
/** The reduction of stolen gold. */
export const guardOf = (player: AnyPlayer, content: Content): number => sum(player, 'guard', content, ({ amount }) => amount);
/** The reduction of health lost to monsters. */
export const armourOf = (player: AnyPlayer, content: Content): number => sum(player, 'armour', content, ({ amount }) => amount);
/** The bonus on gold from monsters. */
export const goldBonus = (player: AnyPlayer, content: Content): number => sum(player, 'gold', content, ({ add }) => add);
/** The number of extra tiles drawn (TT-6). */
export const tileBonus = (player: AnyPlayer, content: Content): number => sum(player, 'tiles', content, ({ add }) => add);
/** The extra health from a rest (TT-17). */
export const restBonus = (player: AnyPlayer, content: Content): number => sum(player, 'rest', content, ({ add }) => add);
/** A player's hearts without cards (TT-4, TT-29). */
export const ownHealth = ({ help }: Pick<AnyPlayer, 'help'>): number => MAX_HEALTH + HELP[help].hearts;
export const mostHealth = (player: AnyPlayer, content: Content): number =>
  ownHealth(player) + sum(player, 'health', content, ({ add }) => add);

/** The number of next moves that cost no action point. */
export const freeMoves = (state: At, content: Content): number =>
  Math.max(0, sum(playerAt(state, state.turn.seat), 'free-moves', content, ({ amount }) => amount) - state.turn.moved);

/** TT-5: how many go before a player in each round. */
export const goBefore = ({ first, players }: { readonly first: number; readonly players: readonly unknown[] }, seat: number): number =>
  (seat - first + players.length) % players.length;

/** All of a player’s gold, on hand and stored. */
export const worth = ({ gold, stored }: AnyPlayer): number => gold + stored;
/** TT-28: how much more gold fits into a player's sack. By the old book there is no end to it. */
export const roomFor = ({ oldBook }: At, { gold }: AnyPlayer): number => (oldBook ? Number.POSITIVE_INFINITY : Math.max(0, SACK - gold));
/** TT-16: with friendly rules nobody takes gold from the player with the least gold, on hand and stored. */
export const isSpared = (state: At, seat: number): boolean =>
  state.friendly && state.players.every((other) => worth(playerAt(state, seat)) <= worth(other));

/** The players whom a card of `seat` may rob or swap places with. */
export const robbablePlayers = (state: At, seat: number, why: 'steal' | 'swap'): number[] =>
  state.players.flatMap((other, on) => {
    if (on === seat || other.at === HOME) return [];
    if (why === 'swap') return other.at === playerAt(state, seat).at ? [] : [on];
    return other.gold > 0 && !isSpared(state, on) && roomFor(state, playerAt(state, seat)) > 0 ? [on] : [];
  });

/** The cards in hand with this timing (TT-13). */
export const cardsFor = (player: AnyPlayer, when: CardTiming, content: Content): readonly Immutable<Held>[] =>
  player.cards.filter(({ card }) => cardOf(content.treasures, card).use?.when === when);

/** The effects of a card when it is used. Empty for a kept card. */
export const effectsOf = (card: string, content: Content): readonly Immutable<Effect>[] =>
  cardOf(content.treasures, card).use?.effects ?? [];
