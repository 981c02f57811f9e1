import { contentFolder } from '../../content-folder.ts';
import type { HeroDeck } from './card-schemas.ts';
import { crossReferences } from './cross-references.ts';
import { files } from './schemas.ts';

/*
 * Loads the content folder and validates it; cards with problems are omitted and reported. The build replaces this module with its exports
 * as data (src/app/build/content.ts). So it may export data only, and the app does not contain its imports.
 */

const FILES = import.meta.glob<unknown>('/content/dust-up/{heroes,bosses}/*.json', { eager: true, import: 'default' });
const { cards, problems: faults } = contentFolder('/content/dust-up/', FILES);

/** All heroes, and the Landlord (DU-24), without content problems. */
export const decks: { readonly heroes: readonly HeroDeck[]; readonly bosses: readonly HeroDeck[] } = {
  heroes: cards(files.hero, 'heroes/'),
  bosses: cards(files.hero, 'bosses/'),
};
/** Content problems: file, hero and field. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks.heroes, decks.bosses)];
