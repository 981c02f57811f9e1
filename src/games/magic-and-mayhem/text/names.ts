import { type Content, cardOf } from '../content/content.ts';
import type { View } from '../state/tasks.ts';

/** The names of players, cards and monsters in sentences. */

/** The players' names, by seat. */
export type Names = readonly string[];
/** The name of a monster kind in a sentence: "the ogre". */
export const called = (content: Content, monster: string): string => cardOf(content.monsters, monster).called;
/** A monster on the board, with its number token. */
export const monster = (view: View, number: number, content: Content): string => {
  const found = view.monsters.find((one) => one.number === number);
  return found ? `${called(content, found.monster)} (${number})` : 'nobody';
};
export const cardName = (id: string, content: Content): string => cardOf(content.treasures, id).name;

/** The name of an attack's source. A monster may be in a `phase`, counted from 0. */
export function sourceName(source: string, content: Content, phase?: number): string {
  const mood = phase === undefined ? undefined : content.moods.get(source)?.[phase];
  if (mood) return mood.attack.name;
  const card = content.treasures[source];
  if (card) return card.attack?.name ?? card.name;
  const hero = content.heroes[source];
  if (hero) return hero.attack.name;
  return content.monsters[source]?.attack.name ?? source;
}
/** The name of a used card or power. */
export const useName = (source: string, content: Content): string =>
  content.treasures[source]?.name ?? content.heroes[source]?.power.name ?? source;
