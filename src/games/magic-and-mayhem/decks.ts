import { folder } from '../folder.ts';
import type { Decks } from './content.ts';
import { files } from './files.ts';
import { crossReferences } from './references.ts';

/*
 * The content folder, read through its schemas; cards with problems are left out and named. The built app has this file as what came out of
 * it: the decks, checked (src/app/build/decks.ts). So it may export data only, and whatever it imports stays out of the app.
 */

/** All decks; the tips are no cards, and are fetched when a table stands. */
const FILES = import.meta.glob<unknown>(['/content/magic-and-mayhem/**/*.json', '!/content/magic-and-mayhem/tips.json'], {
  eager: true,
  import: 'default',
});
const { cards, problems: faults } = folder('/content/magic-and-mayhem/', FILES);

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
/** File, card and field of what is wrong. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
