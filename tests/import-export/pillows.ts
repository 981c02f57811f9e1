import * as v from 'valibot';
import type { AnyGameModule } from '../../src/engine/game-module.ts';
import type { CardPack, CardPackSupport } from '../../src/engine/pack.ts';
import { type Content, content, type Effect } from '../engine/brawl.ts';
import { boxOf } from './pretend.ts';

/** The tiny test game with a workshop: a pack of it is cards that poke, each with a name. */

const Card = v.strictObject({ id: v.string(), name: v.string(), amount: v.pipe(v.number(), v.integer(), v.minValue(1, 'a poke hurts')) });
const Cards = v.strictObject({
  format: v.literal(1),
  game: v.literal('pillow-fight'),
  id: v.string(),
  name: v.string(),
  cards: v.strictObject({ deck: v.array(Card) }),
});
const cardsOf = (pack: CardPack) => v.parse(Cards, pack).cards.deck;

const packing: CardPackSupport<Content> = {
  schema: Cards,
  problems: (pack) =>
    cardsOf(pack).flatMap(({ id }, i) =>
      id.startsWith(`own-${pack.id}-`) ? [] : [{ where: `cards/deck/${i}/id`, why: `an own card’s id begins with own-${pack.id}-` }],
    ),
  content: (packs) => {
    const own = packs.flatMap(cardsOf);
    const effects = (amount: number): readonly Effect[] => [{ do: 'swing', amount }];
    return {
      cards: { ...content.cards, ...Object.fromEntries(own.map(({ id, amount }) => [id, effects(amount)])) },
      deck: [...content.deck, ...own.flatMap(({ id }) => [id, id, id])],
    };
  },
};
export const packBox = (): AnyGameModule => ({ ...boxOf(), cardPackSupport: async () => packing as unknown as CardPackSupport<object> });

/** One pack of two cards. */
export const pack: CardPack = {
  format: 1,
  game: 'pillow-fight',
  id: 'k1t3',
  name: 'Ours',
  cards: {
    deck: [
      { id: 'own-k1t3-1', name: 'Feather Rain', amount: 2 },
      { id: 'own-k1t3-2', name: 'Sofa Slam', amount: 4 },
    ],
  },
};
