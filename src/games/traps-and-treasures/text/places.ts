import { playerName } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import type { View } from '../state/tasks.ts';

/** What a place is called and what is there, for cells and for the list of answers. */

export type Place = View['places'][number];

export const placeName = (place: Place | undefined, content: Content): string =>
  place?.pattern ? cardOf(content.patterns, place.pattern).name : 'Home Base';

/** What there is at a place besides its paths, each in a few words. */
export const saidOf = ({ thing, quiet, trap }: Place, content: Content, names: readonly string[]): readonly string[] => [
  ...(thing === null ? [] : [cardOf(content.things, thing).name]),
  ...(trap === null ? [] : [`something hidden here by ${playerName(names, trap.by)}`]),
  ...(quiet ? ['nothing stirring'] : []),
];
