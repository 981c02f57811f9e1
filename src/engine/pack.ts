import type { Json, Schema } from './game.ts';

/** The file format of a card pack. A new number needs code that reads the older formats. */
export const PACK_FORMAT = 1;

/** Custom cards, as in a pack file and in a save. `cards` holds a list for each deck, in the format of the game. */
export type CardPack = {
  readonly format: typeof PACK_FORMAT;
  readonly game: string;
  readonly id: string;
  readonly name: string;
  readonly cards: { readonly [deck: string]: readonly Json[] };
};

/** A problem in a pack: the path in it, and the reason in a clause for people. */
export type CardPackProblem = { readonly where: string; readonly why: string };

/** How a game adds custom cards to its decks. Loaded only when there are any. */
export interface CardPackSupport<Content extends object> {
  /** Validates a pack of this game and adds the defaults. */
  readonly schema: Schema<CardPack>;
  /** Problems that a schema cannot find, such as an unknown monster. Empty when there are none. */
  problems(pack: CardPack): readonly CardPackProblem[];
  /** The content of the game with the cards of these valid packs in its decks. */
  content(packs: readonly CardPack[]): Content;
}

/** The most packs of one game on a device and in a save. */
export const MAX_CARD_PACKS = 12;

/** The id of a custom card. No printed card and no card of another pack has it. */
export const ownCardId = (pack: string, number: number): string => `own-${pack}-${number}`;
/** Whether `id` belongs to a card of this pack. */
export const isOwnCardId = (pack: string, id: string): boolean =>
  id.startsWith(`own-${pack}-`) && /^[1-9][0-9]{0,3}$/.test(id.slice(`own-${pack}-`.length));
/** Whether a card is of any pack: somebody's own. */
export const isOwnCard = (id: string): boolean => id.startsWith('own-');

const idOf = (card: Json): Json | undefined => (typeof card === 'object' && card !== null && 'id' in card ? card.id : undefined);
/** The packs of a game that has begun, with the packs and the cards of `more` that it does not have. What it has stays as it is. */
export function joinCardPacks(packs: readonly CardPack[], more: readonly CardPack[]): readonly CardPack[] {
  const joined = packs.map((pack) => {
    const twin = more.find(({ id }) => id === pack.id);
    const fresh = (deck: string, had: readonly Json[]) =>
      (twin?.cards[deck] ?? []).filter((card) => !had.some((one) => idOf(one) === idOf(card)));
    return { ...pack, cards: Object.fromEntries(Object.entries(pack.cards).map(([deck, had]) => [deck, [...had, ...fresh(deck, had)]])) };
  });
  return [...joined, ...more.filter(({ id }) => packs.every((pack) => pack.id !== id))].slice(0, MAX_CARD_PACKS);
}
const copiesOf = (card: Json): number =>
  typeof card === 'object' && card !== null && 'copies' in card && typeof card.copies === 'number' ? card.copies : 1;
/** The number of cards in all decks of these packs, each as often as it is there. */
export const countCards = (packs: readonly CardPack[]): number =>
  packs.flatMap(({ cards }) => Object.values(cards).flat()).reduce<number>((sum, card) => sum + copiesOf(card), 0);

/** A copy of a pack under a new id and name, for an import where the old id is taken by another pack. */
export function copyCardPack({ id: old, cards, ...pack }: CardPack, id: string, name: string): CardPack {
  const again = (card: Json): Json => {
    if (typeof card !== 'object' || card === null || !('id' in card) || typeof card.id !== 'string') return card;
    return { ...card, id: card.id.replace(`own-${old}-`, `own-${id}-`) };
  };
  return { ...pack, id, name, cards: Object.fromEntries(Object.entries(cards).map(([deck, list]) => [deck, list.map(again)])) };
}
