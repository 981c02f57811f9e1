import { contentOf } from './content.ts';
import { decks } from './load.ts';

/** The content without the rules. The seats screen needs it to choose heroes before the game module is loaded. */
export const content = contentOf(decks.heroes, decks.bosses);
