import { playerName } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';

export type Names = readonly string[];
export const cardName = (id: string, content: Content): string => cardOf(content.cards, id).name;
/** A card inside a sentence: what it is called could be taken for words of it. */
export const quoted = (id: string, content: Content): string => `“${cardName(id, content)}”`;
/** The possessive form: "Mira’s", "Klaus’". */
export const whose = (names: Names, seat: number): string => {
  const name = playerName(names, seat);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};

/** The two sides of partners, by their first seat. */
const TEAMS = ['Team Boot', 'Team Cactus'] as const;
/** The side of a seat, where there are partners (DU-23). */
export const teamOf = (seat: number): (typeof TEAMS)[number] => (seat % 2 === 0 ? TEAMS[0] : TEAMS[1]);

/** Which of several equal cards lies at a place: " (2)"; nothing where there is only one. */
export function whichOf(cards: readonly string[], place: number): string {
  const isEqual = (card: string): boolean => card === cards[place];
  return cards.filter(isEqual).length > 1 ? ` (${cards.slice(0, place + 1).filter(isEqual).length})` : '';
}
