import { ownCardId } from '../../../../engine/pack.ts';
import type { OwnCard, OwnPack } from '../../../../games/labyrinth/content/card-pack-schema.ts';
import type { Deck } from './card-forms.ts';

/** What one can do to a pack. */

const deckOfCard = (card: OwnCard): Deck => ('kind' in card ? 'items' : 'encounters');
export const emptyPack = (id: string, name: string): OwnPack => ({
  format: 1,
  game: 'labyrinth',
  id,
  name,
  cards: { encounters: [], items: [] },
});

/** An id that no card of the pack has. */
export function freeId({ id, cards }: OwnPack): string {
  const numbers = [...cards.encounters, ...cards.items].map((card) => Number(card.id.split('-').at(-1)));
  return ownCardId(id, Math.max(0, ...numbers) + 1);
}

const swapped = <T extends OwnCard>(cards: readonly T[], card: T, at: number): T[] => {
  const there = cards.findIndex(({ id }) => id === card.id);
  if (there >= 0) return cards.map((one, i) => (i === there ? card : one));
  return [...cards.slice(0, at), card, ...cards.slice(at)];
};
/** With a card in place of the one of its id; if there is none, at that place of its deck. */
export function withCard({ cards, ...pack }: OwnPack, card: OwnCard, at = Number.POSITIVE_INFINITY): OwnPack {
  return 'kind' in card
    ? { ...pack, cards: { ...cards, items: swapped(cards.items, card, at) } }
    : { ...pack, cards: { ...cards, encounters: swapped(cards.encounters, card, at) } };
}
export const withoutCard = ({ cards: { encounters, items }, ...pack }: OwnPack, id: string): OwnPack => ({
  ...pack,
  cards: { encounters: encounters.filter((card) => card.id !== id), items: items.filter((card) => card.id !== id) },
});
/** Where in its deck a card lies. */
export const placeOf = ({ cards }: OwnPack, card: OwnCard): number => cards[deckOfCard(card)].findIndex(({ id }) => id === card.id);
