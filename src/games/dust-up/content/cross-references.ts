import { duplicates } from '../../../engine/shared/cards.ts';
import { DECK } from '../state/constants.ts';
import type { HeroDeck } from './card-schemas.ts';

/** Problems that the schema of a single file cannot detect. */
export function crossReferences(playable: readonly HeroDeck[], bosses: readonly HeroDeck[]): string[] {
  const heroes = [...playable, ...bosses];
  const ids = heroes.flatMap(({ id, cards }) => [id, ...cards.map((card) => card.id)]);
  const names = heroes.flatMap(({ name, cards }) => [name, ...cards.map((card) => card.name)]);
  const inks = playable.map(({ art }) => art.print);
  return [
    ...duplicates(ids).map((id) => `the id "${id}" stands twice`),
    ...duplicates(names).map((name) => `the name "${name}" stands twice`),
    ...duplicates(inks).map((ink) => `the colour "${ink}" is given twice`),
    ...heroes.flatMap((deck) => {
      const { id, cards } = deck;
      const file = `${bosses.includes(deck) ? 'bosses' : 'heroes'}/${id}.json`;
      const copies = cards.reduce((sum, card) => sum + card.copies, 0);
      const laid = cards.filter(({ effects }) => effects.filter((effect) => effect.do === 'shield').length > 1);
      const endless = cards.filter(({ effects }) => ['take-back', 'again'].every((what) => effects.some((effect) => effect.do === what)));
      return [
        ...(copies === DECK ? [] : [`${file}: cards: ${copies} of ${DECK} cards`]),
        ...laid.map((card) => `${file}: ${card.id}: effects: one shield a card, with all its symbols`),
        ...endless.map((card) => `${file}: ${card.id}: effects: what fetches and plays again never ends`),
      ];
    }),
  ];
}
