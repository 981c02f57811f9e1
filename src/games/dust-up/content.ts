import { freeze } from '../../engine/freeze.ts';
import { type ById, byId } from '../../engine/kit/cards.ts';
import type { Card, Effect, HeroDeck } from './cards.ts';

export { need } from '../../engine/kit/cards.ts';

/** A card as it is printed: whose colour it has, and how much it soaks when it lies in front of somebody (0: it has no shield). */
export type Printed = Card & { readonly hero: string; readonly shield: number };

/** The box of Dust-Up: what is printed. Frozen; handed to the rules, never kept in a state. */
export type Content = {
  readonly heroes: ById<HeroDeck>;
  readonly cards: ById<Printed>;
  /** The 28 cards of each hero by id, in printed order, equal ones side by side. */
  readonly decks: ReadonlyMap<string, readonly string[]>;
};

/** How many cards a deck has (DU-1). */
export const DECK = 28;

const soaks = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (effect.do === 'shield' ? sum + effect.amount : sum), 0);

/** Makes the box of checked decks; a test may hand in decks of its own. */
export function boxOf(heroes: readonly HeroDeck[]): Content {
  const printed = heroes.flatMap(({ id: hero, cards }) => cards.map((card): Printed => ({ ...card, hero, shield: soaks(card.effects) })));
  return {
    heroes: freeze(byId(heroes)),
    cards: freeze(byId(printed)),
    decks: new Map(
      heroes.map(({ id, cards }) => [id, freeze(cards.flatMap((card) => Array.from({ length: card.copies }, () => card.id)))]),
    ),
  };
}
