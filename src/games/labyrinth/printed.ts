import { boxOf } from './content.ts';
import { decks } from './decks.ts';

/** The content of the box, for who needs no rules: at the seats one chooses who to be before they have come. */
export const content = boxOf(decks);
