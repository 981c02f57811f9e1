import type { Immutable, Refusal, Rules } from '../../engine/game.ts';
import { spend } from './acts.ts';
import { draft, take } from './changes.ts';
import { type Content, need } from './content.ts';
import { canCarry, heroAt } from './figures.ts';
import type { State } from './state.ts';
import type { Mayhem } from './vocabulary.ts';

/** The Store: what it has just now, what that costs, and buying it (MM-36). Nothing is sold back. */

type At = Immutable<State>;

/** Whether the Store always shows this card, sold out or not. */
const isNamed = (id: string, content: Content): boolean => content.store.some((ware) => 'card' in ware && ware.card === id);

/** What a card costs. */
export const priceOf = (id: string, content: Content): number => content.prices.get(id) ?? Number.POSITIVE_INFINITY;

/** Goods come from the treasure deck, then from its discards. */
const pileWith = ({ treasures }: At, id: string): 'draw' | 'discard' | undefined =>
  (['draw', 'discard'] as const).find((pile) => treasures[pile].includes(id));

/** What lies on the shelves, by name and never in the order of the deck, with what is named and sold out. */
export const goods = (state: At, content: Content): string[] =>
  [...content.prices.keys()].filter((id) => isNamed(id, content) || pileWith(state, id));

/** Why a hero cannot buy a card; null when it can, whether or not it could use it. */
export function whyNotBuy(state: At, seat: number, id: string, content: Content): Refusal | null {
  const hero = heroAt(state, seat);
  const card = need(content.treasures, id);
  const price = priceOf(id, content);
  if (!pileWith(state, id)) return { rule: 'MM-36', words: 'Sold out: it is out in the dungeon already.' };
  if (!canCarry(hero, card, content)) return { rule: 'MM-18', words: `Too heavy: it takes a strength of ${card.strength}.` };
  return hero.gold >= price ? null : { rule: 'MM-36', words: `Too dear: it costs ${price} gold, and you have ${hero.gold}.` };
}

export const storeChoices: Pick<Rules<Mayhem>['choices'], 'shop'> = {
  shop: {
    options: (state, { seat }, content) => [
      ...goods(state, content).flatMap((card) => (whyNotBuy(state, seat, card, content) ? [] : [{ do: 'buy' as const, card }])),
      { do: 'leave' },
    ],
    candidates: (state, _choice, content) => [...goods(state, content).map((card) => ({ do: 'buy' as const, card })), { do: 'leave' }],
    refuse: (state, { seat }, command, content) => (command.do === 'buy' ? whyNotBuy(state, seat, command.card, content) : null),
    // MM-11: any number of buys are one Action, and looking is free
    answer: (turn, command, { seat, paid }) => {
      if (command.do === 'leave') return;
      const { state, content, random } = turn;
      const { card } = command;
      const from = pileWith(state, card);
      if (!from) return;
      if (!paid) spend(turn);
      turn.next({ do: 'shop', seat, paid: true });
      const price = priceOf(card, content);
      const pile = state.treasures[from];
      pile.splice(pile.indexOf(card), 1);
      random.shuffle(state.treasures.draw);
      turn.reveal('shuffle');
      draft(turn, seat).gold -= price;
      turn.emit?.({ do: 'bought', seat, card, price });
      take(turn, seat, card);
    },
  },
};
