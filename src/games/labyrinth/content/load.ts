import { contentFolder } from '../../content-folder.ts';
import type { Decks } from './content.ts';
import { crossReferences } from './cross-references.ts';
import { files } from './schemas.ts';

/*
 * Loads the content folder and validates it; cards with problems are omitted and reported. The build replaces this module with its exports
 * as data (src/app/build/content.ts). So it may export data only, and the app does not contain its imports.
 */

/** All decks. The tips are not cards; they are loaded when a game starts. */
const FILES = import.meta.glob<unknown>(['/content/labyrinth/*.json', '!/content/labyrinth/tips.json'], { eager: true, import: 'default' });
const { cards, problems: faults } = contentFolder('/content/labyrinth/', FILES);

export const decks: Decks = {
  races: cards(files.race, 'races.json'),
  classes: cards(files.class, 'classes.json'),
  elements: cards(files.element, 'elements.json'),
  monsters: cards(files.monster, 'monsters.json'),
  encounters: cards(files.encounter, 'encounters.json'),
  items: cards(files.item, 'items.json'),
  rooms: cards(files.room, 'rooms.json'),
  stories: cards(files.story, 'stories.json'),
  errands: cards(files.errand, 'errands.json'),
  feats: cards(files.feat, 'feats.json'),
};
/** Content problems: file, card and field. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
