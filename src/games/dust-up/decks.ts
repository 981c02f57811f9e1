import { folder } from '../folder.ts';
import type { HeroDeck } from './cards.ts';
import { files } from './files.ts';
import { crossReferences } from './references.ts';

/*
 * The content folder, read through its schemas; cards with problems are left out and named. The built app has this file as what came out of
 * it: the decks, checked (src/app/build/decks.ts). So it may export data only, and whatever it imports stays out of the app.
 */

const FILES = import.meta.glob<unknown>('/content/dust-up/heroes/*.json', { eager: true, import: 'default' });
const { cards, problems: faults } = folder('/content/dust-up/', FILES);

/** Every hero that has no problem. */
export const decks: readonly HeroDeck[] = cards(files.hero, 'heroes/');
/** File, hero and field of what is wrong. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
