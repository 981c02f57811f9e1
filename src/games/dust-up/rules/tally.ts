import type { VariantOf } from '../../../engine/game.ts';
import type { Effect } from '../content/card-schemas.ts';
import { type Content, cardOf } from '../content/content.ts';
import { REFILL, type Tally } from '../state/constants.ts';
import type { Player } from '../state/state.ts';
import type { PlayerView } from '../state/view-types.ts';
import { mostHp } from './help.ts';

/** How many bonks an attack is, where the table decides it. */

/** What is counted: shield cards in front, cards played this turn, hearts lost, and cards in hand. */
type Counts = { readonly shields: number; readonly played: number; readonly lost: number; readonly hand: number };

const TALLY: { readonly [K in Tally]: (counts: Counts) => number } = {
  shield: ({ shields }) => shields,
  'card-played': ({ played }) => played,
  'two-hearts-lost': ({ lost }) => Math.floor(lost / 2),
  'card-in-hand': ({ hand }) => hand,
};
const countsOf = (player: Player): Counts => ({
  shields: player.shields.length,
  played: player.played.length,
  lost: mostHp(player) - player.hp,
  hand: player.hand.length,
});

/** The damage of an attack now. */
export const attackDamage = ({ amount, each }: VariantOf<Effect, 'attack'>, player: Player): number =>
  each === undefined ? amount : amount * TALLY[each](countsOf(player));

/** How many bonks a card is if its player plays it now, from their hand or their heap; null for a card that does not count anything. */
export function bonksNow(player: PlayerView, card: string, from: 'hand' | 'heap', content: Content): number | null {
  const { effects } = cardOf(content.cards, card);
  const isShield = ({ do: what }: Effect): boolean => what === 'shield';
  for (const [i, effect] of effects.entries()) {
    if (effect.do !== 'attack' || effect.each === undefined) continue;
    const left = from === 'hand' ? player.hand - 1 : player.hand;
    const counts: Counts = {
      // a shield that the card puts up before counts, too
      shields: player.shields.length + effects.slice(0, i).filter(isShield).length,
      played: player.played.length + 1,
      lost: player.most - player.hp,
      // new cards come before the last one does its work (DU-6)
      hand: left > 0 || from === 'heap' ? left : Math.min(REFILL, player.pile + player.discard.length),
    };
    return effect.amount * TALLY[effect.each](counts);
  }
  return null;
}
