import { contentFolder } from '../../content-folder.ts';
import type { Decks } from './content.ts';
import { crossReferences } from './cross-references.ts';
import { files } from './schemas.ts';

/*
 * Loads the content folder and validates it; cards with problems are omitted and reported. The build replaces this module with its exports
 * as data (src/app/build/content.ts). So it may export data only, and the app does not contain its imports.
 */

/** All decks. The tips are not cards; they are loaded when a game starts. */
const FILES = import.meta.glob<unknown>(['/content/traps-and-treasures/*.json', '!/content/traps-and-treasures/tips.json'], {
  eager: true,
  import: 'default',
});
const { cards, problems: faults } = contentFolder('/content/traps-and-treasures/', FILES);

export const decks: Decks = {
  patterns: cards(files.pattern, 'patterns.json'),
  monsters: cards(files.monster, 'monsters.json'),
  treasures: cards(files.treasure, 'treasures.json'),
  things: cards(files.thing, 'things.json'),
};
/** Content problems: file, card and field. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
