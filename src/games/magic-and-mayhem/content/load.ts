import { contentFolder } from '../../content-folder.ts';
import type { Decks } from './content.ts';
import { crossReferences } from './cross-references.ts';
import { files } from './schemas.ts';

/*
 * Loads the content folder and validates it; cards with problems are omitted and reported. The build replaces this module with its exports
 * as data (src/app/build/content.ts). So it may export data only, and the app does not contain its imports.
 */

/** All decks. The tips are not cards; they are loaded when a game starts. */
const FILES = import.meta.glob<unknown>(['/content/magic-and-mayhem/**/*.json', '!/content/magic-and-mayhem/tips.json'], {
  eager: true,
  import: 'default',
});
const { cards, problems: faults } = contentFolder('/content/magic-and-mayhem/', FILES);

export const decks: Decks = {
  heroes: cards(files.hero, 'heroes/'),
  treasures: cards(files.treasure, 'treasures.json'),
  dangers: cards(files.danger, 'dangers.json'),
  monsters: cards(files.monster, 'monsters.json'),
  tiles: cards(files.tile, 'tiles/'),
  riddles: cards(files.riddle, 'riddles.json'),
  twisters: cards(files.twister, 'twisters.json'),
  challenges: cards(files.challenge, 'challenges.json'),
  quests: cards(files.quest, 'quests/'),
  store: cards(files.ware, 'store.json'),
};
/** Content problems: file, card and field. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
