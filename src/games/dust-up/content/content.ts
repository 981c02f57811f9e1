import { freeze } from '../../../engine/freeze.ts';
import { type ById, byId } from '../../../engine/shared/cards.ts';
import type { Card, Effect, HeroDeck } from './card-schemas.ts';

export { cardOf } from '../../../engine/shared/cards.ts';

/** A card, its hero, and the damage that it absorbs as a shield (0: it is no shield). */
export type Printed = Card & { readonly hero: string; readonly shield: number };

/** The content of Dust-Up: heroes, cards and decks. Frozen; the rules receive it and no state contains it. */
export type Content = {
  /** Everybody who brawls, the Landlord, too. */
  readonly heroes: ById<HeroDeck>;
  /** The heroes to choose from (DU-1). */
  readonly playable: ReadonlySet<string>;
  /** Whose deck the Landlord plays (DU-24). */
  readonly landlord: string;
  readonly cards: ById<Printed>;
  /** The 28 card ids of each hero, in printed order. Equal cards are next to each other. */
  readonly decks: ReadonlyMap<string, readonly string[]>;
};

const soaks = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => (effect.do === 'shield' ? sum + effect.amount : sum), 0);

/** Builds the content from validated decks. Tests may pass other decks. */
export function contentOf(playable: readonly HeroDeck[], bosses: readonly HeroDeck[]): Content {
  const heroes = [...playable, ...bosses];
  const printed = heroes.flatMap(({ id: hero, cards }) => cards.map((card): Printed => ({ ...card, hero, shield: soaks(card.effects) })));
  return {
    heroes: freeze(byId(heroes)),
    playable: new Set(playable.map(({ id }) => id)),
    landlord: bosses[0]?.id ?? '',
    cards: freeze(byId(printed)),
    decks: new Map(
      heroes.map(({ id, cards }) => [id, freeze(cards.flatMap((card) => Array.from({ length: card.copies }, () => card.id)))]),
    ),
  };
}
