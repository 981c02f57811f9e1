import type { Card, Effect, HeroDeck } from './cards.ts';

/** A card as it is printed: whose colour it has, and how much it soaks when it lies in front of somebody (0: it has no shield). */
export type Printed = Card & { readonly hero: string; readonly shield: number };
type ById<T> = { readonly [id: string]: T };

/** The box of Dust-Up: what is printed. Frozen; handed to the rules, never kept in a state. */
export type Content = {
  readonly heroes: ById<HeroDeck>;
  readonly cards: ById<Printed>;
  /** The 28 cards of each hero by id, in printed order, equal ones side by side. */
  readonly decks: ReadonlyMap<string, readonly string[]>;
};

/** How many cards a deck has (DU-1). */
export const DECK = 28;

/** A card that must be there: its absence is a fault of the save or of ours, never of a player. */
export function need<T>(cards: ById<T>, id: string): T {
  const card = cards[id];
  if (card === undefined) throw new Error(`there is no "${id}" in the box`);
  return card;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freeze(inner);
  }
  return value;
}

const soaks = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (effect.do === 'shield' ? sum + effect.amount : sum), 0);

/** Makes the box of checked decks; a test may hand in decks of its own. */
export function boxOf(heroes: readonly HeroDeck[]): Content {
  const printed = heroes.flatMap(({ id: hero, cards }) => cards.map((card): Printed => ({ ...card, hero, shield: soaks(card.effects) })));
  return {
    heroes: freeze(Object.fromEntries(heroes.map((hero) => [hero.id, hero]))),
    cards: freeze(Object.fromEntries(printed.map((card) => [card.id, card]))),
    decks: new Map(
      heroes.map(({ id, cards }) => [id, freeze(cards.flatMap((card) => Array.from({ length: card.copies }, () => card.id)))]),
    ),
  };
}
