import type { Amount, PlainEffect } from '../../../games/labyrinth/content/card-schemas.ts';
import type { Content } from '../../../games/labyrinth/content/content.ts';
import type { Roll } from '../../../games/labyrinth/state/tasks.ts';

/** Rolls of which a card says for how much. */
type Cards = Extract<Roll, { do: 'amount-roll' | 'band-roll' | 'chest-roll' }>;
type Counting = readonly [words: string, sign: '+' | '−', grows?: boolean];
type Amounts = Extract<PlainEffect, { readonly amount: Amount }>;
/** What an amount counts, whether it is given or taken, and whether Luck is added. */
const COUNTING: { readonly [K in Amounts['do']]: Counting } = {
  hurt: ['hit points', '−'],
  heal: ['hit points', '+'],
  gold: ['silver', '+'],
  'lose-gold': ['silver', '−'],
  'more-health': ['hit points, for good', '+', true],
  'more-armour': ['armour class, for good', '+', true],
};
/** What of a card is thrown for: the amount as it is printed, and what it counts. */
export function countedBy(roll: Cards, content: Content): readonly [amount: Amount, words: string, sign?: '+' | '−', grows?: boolean] {
  const effect = content.lists.get(roll.list)?.[roll.at];
  if (effect?.do === 'chest' && roll.do === 'chest-roll') {
    if (roll.what === 'trap') return [effect.trap?.die ?? 0, 'a 1 is a trap'];
    return roll.what === 'gold' ? [effect.gold, ...COUNTING.gold] : [effect.trap?.harm ?? 0, ...COUNTING.hurt];
  }
  if (effect?.do === 'monsters') return [effect.count, 'How many are there?'];
  return effect && 'amount' in effect ? [effect.amount, ...COUNTING[effect.do]] : [0, ...COUNTING.heal];
}
