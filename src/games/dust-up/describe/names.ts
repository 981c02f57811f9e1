import { nameOf } from '../../../engine/kit/words.ts';
import { type Content, need } from '../content.ts';

export type Names = readonly string[];
export const cardName = (id: string, content: Content): string => need(content.cards, id).name;
/** "Mira's", "Klaus'". */
export const whose = (names: Names, seat: number): string => {
  const name = nameOf(names, seat);
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
};
