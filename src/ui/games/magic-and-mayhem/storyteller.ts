import { narrator } from '../../../games/magic-and-mayhem/describe/narrator.ts';
import { content } from '../../../games/magic-and-mayhem/printed.ts';
import type { Mayhem } from '../../../games/magic-and-mayhem/vocabulary.ts';
import type { Storyteller } from '../../table/frames.ts';
import { frames } from './frames.ts';

/** What has happened in Magic and Mayhem comes as a part of its own: a table is played on without it. */
export const storyteller: Storyteller<Mayhem> = {
  ...narrator(content),
  frames: (before, events, after) => frames(before, events, after, content),
};
