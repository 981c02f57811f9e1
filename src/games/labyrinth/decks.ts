import { folder } from '../folder.ts';
import type { Decks } from './content.ts';
import { files } from './files.ts';
import { crossReferences } from './references.ts';

/*
 * The content folder, read through its schemas; cards with problems are left out and named. The built app has this file as what came out of
 * it: the decks, checked (src/app/build/decks.ts). So it may export data only, and whatever it imports stays out of the app.
 */

/** All decks; the tips are no cards, and are fetched when a table stands. */
const FILES = import.meta.glob<unknown>(['/content/labyrinth/*.json', '!/content/labyrinth/tips.json'], { eager: true, import: 'default' });
const { cards, problems: faults } = folder('/content/labyrinth/', FILES);

export const decks: Decks = {
  races: cards(files.race, 'races.json'),
  classes: cards(files.class, 'classes.json'),
  elements: cards(files.element, 'elements.json'),
  monsters: cards(files.monster, 'monsters.json'),
  encounters: cards(files.encounter, 'encounters.json'),
  items: cards(files.item, 'items.json'),
  rooms: cards(files.room, 'rooms.json'),
  stories: cards(files.story, 'stories.json'),
};
/** File, card and field of what is wrong. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
