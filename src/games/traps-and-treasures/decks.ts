import { folder } from '../folder.ts';
import type { Decks } from './content.ts';
import { files } from './files.ts';
import { crossReferences } from './references.ts';

/*
 * The content folder, read through its schemas; cards with problems are left out and named. The built app has this file as what came out of
 * it: the decks, checked (src/app/build/decks.ts). So it may export data only, and whatever it imports stays out of the app.
 */

/** All decks; the tips are no cards, and are fetched when a table stands. */
const FILES = import.meta.glob<unknown>(['/content/traps-and-treasures/*.json', '!/content/traps-and-treasures/tips.json'], {
  eager: true,
  import: 'default',
});
const { cards, problems: faults } = folder('/content/traps-and-treasures/', FILES);

export const decks: Decks = {
  patterns: cards(files.pattern, 'patterns.json'),
  monsters: cards(files.monster, 'monsters.json'),
  treasures: cards(files.treasure, 'treasures.json'),
};
/** File, card and field of what is wrong. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
