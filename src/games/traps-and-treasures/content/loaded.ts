import { contentOf } from './content.ts';
import { decks } from './load.ts';

/** The loaded content. */
export const content = contentOf(decks);
