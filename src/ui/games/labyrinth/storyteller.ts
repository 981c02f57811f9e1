import type { Content } from '../../../games/labyrinth/content.ts';
import { narrator } from '../../../games/labyrinth/describe/narrator.ts';
import type { Labyrinth } from '../../../games/labyrinth/vocabulary.ts';
import type { Storyteller } from '../../table/frames.ts';
import { frames } from './frames.ts';

/** What has happened in Labyrinth comes as a part of its own, as in Magic and Mayhem. */
export const storyteller = (content: Content): Storyteller<Labyrinth> => ({ ...narrator(content), frames });
