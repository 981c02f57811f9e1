import type { Game, Immutable, Refusal } from '../../../engine/game.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { State } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { spendAction } from './actions.ts';
import { canCarry, heroAt } from './figures.ts';
import { heroDraft, takeLoot } from './mutations.ts';

/** The Store: its goods, prices and purchases (MM-36). It buys nothing back. */

type At = Immutable<State>;

/** Whether the Store always lists this card, even if it is sold out. */
const isNamed = (id: string, content: Content): boolean => content.store.some((ware) => 'card' in ware && ware.card === id);

/** The price of a card. */
export const priceOf = (id: string, content: Content): number => content.prices.get(id) ?? Number.POSITIVE_INFINITY;

/** The pile with the card: the treasure deck first, then its discards. */
const pileWith = ({ treasures }: At, id: string): 'draw' | 'discard' | undefined =>
  (['draw', 'discard'] as const).find((pile) => treasures[pile].includes(id));

/** The goods in order of name, so the order of the deck stays hidden. Listed cards that are sold out are included. */
export const goods = (state: At, content: Content): string[] =>
  [...content.prices.keys()].filter((id) => isNamed(id, content) || pileWith(state, id));

/** The reason why a hero cannot buy a card, or null. It does not matter whether the hero can use it. */
export function whyNotBuy(state: At, seat: number, id: string, content: Content): Refusal | null {
  const hero = heroAt(state, seat);
  const card = cardOf(content.treasures, id);
  const price = priceOf(id, content);
  if (!pileWith(state, id)) return { rule: 'MM-36', words: 'Sold out: it is out in the dungeon already.' };
  if (!canCarry(hero, card, content)) return { rule: 'MM-18', words: `Too heavy: it takes a strength of ${card.strength}.` };
  return hero.gold >= price ? null : { rule: 'MM-36', words: `Save up: it costs ${price} gold, and you have ${hero.gold}.` };
}

export const storeChoices: Pick<Game<Mayhem>['choices'], 'shop'> = {
  shop: {
    options: (state, { seat }, content) => [
      ...goods(state, content).flatMap((card) => (whyNotBuy(state, seat, card, content) ? [] : [{ do: 'buy' as const, card }])),
      { do: 'leave' },
    ],
    candidates: (state, _choice, content) => [...goods(state, content).map((card) => ({ do: 'buy' as const, card })), { do: 'leave' }],
    refuse: (state, { seat }, command, content) => (command.do === 'buy' ? whyNotBuy(state, seat, command.card, content) : null),
    // MM-11: any number of purchases costs one Action; looking is free
    answer: (context, command, { seat, paid }) => {
      if (command.do === 'leave') return;
      const { state, content, random } = context;
      const { card } = command;
      const from = pileWith(state, card);
      if (!from) return;
      if (!paid) spendAction(context);
      context.next({ do: 'shop', seat, paid: true });
      const price = priceOf(card, content);
      const pile = state.treasures[from];
      pile.splice(pile.indexOf(card), 1);
      random.shuffle(state.treasures.draw);
      context.reveal('shuffle');
      heroDraft(context, seat).gold -= price;
      context.emit?.({ do: 'bought', seat, card, price });
      takeLoot(context, seat, card);
    },
  },
};
