import { type Content, need } from '../content.ts';
import type { View } from '../vocabulary.ts';

/** What people, cards and monsters are called in a sentence. */

/** The players' names, by seat. */
export type Names = readonly string[];
/** What a kind of monster is called in a sentence: "the ogre". */
export const called = (content: Content, monster: string): string => need(content.monsters, monster).called;
/** A monster on the board, with its number token. */
export const monster = (view: View, number: number, content: Content): string => {
  const found = view.monsters.find((one) => one.number === number);
  return found ? `${called(content, found.monster)} (${number})` : 'nobody';
};
export const cardName = (id: string, content: Content): string => need(content.treasures, id).name;

/** The name of what somebody attacks or works with; a monster may be in a `phase`, counted from 0. */
export function sourceName(source: string, content: Content, phase?: number): string {
  const mood = phase === undefined ? undefined : content.moods.get(source)?.[phase];
  if (mood) return mood.attack.name;
  const card = content.treasures[source];
  if (card) return card.attack?.name ?? card.name;
  const hero = content.heroes[source];
  if (hero) return hero.attack.name;
  return content.monsters[source]?.attack.name ?? source;
}
/** The name of what is used: a card, or a power. */
export const useName = (source: string, content: Content): string =>
  content.treasures[source]?.name ?? content.heroes[source]?.power.name ?? source;
