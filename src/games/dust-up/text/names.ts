import { playerName } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';

export type Names = readonly string[];
export const cardName = (id: string, content: Content): string => cardOf(content.cards, id).name;
/** The possessive form: "Mira’s", "Klaus’". */
export const whose = (names: Names, seat: number): string => {
  const name = playerName(names, seat);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};
