import * as v from 'valibot';
import type { Decks } from './content.ts';
import { files } from './files.ts';
import { crossReferences } from './references.ts';

/*
 * The content folder, read through its schemas; cards with problems are left out and named. The built app has this file as what came out of
 * it: the decks, checked (src/app/build/decks.ts). So it may export data only, and whatever it imports stays out of the app.
 */

/** All decks; the tips are no cards, and are fetched when a table stands. */
const FILES = import.meta.glob<unknown>(['/content/labyrinth/*.json', '!/content/labyrinth/tips.json'], { eager: true, import: 'default' });
const faults: string[] = [];

function readDeck<T extends v.GenericSchema>(schema: T, name: string): v.InferOutput<T>[] {
  const file = FILES[`/content/labyrinth/${name}`];
  if (!Array.isArray(file)) {
    faults.push(`${name}: is no list of cards`);
    return [];
  }
  return file.flatMap((card: unknown) => {
    const read = v.safeParse(schema, card);
    if (read.success) return [read.output];
    const id = typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : 'a card without an id';
    for (const issue of read.issues) faults.push(`${name}: ${id}: ${v.getDotPath(issue) ?? 'the card'}: ${issue.message}`);
    return [];
  });
}

export const decks: Decks = {
  races: readDeck(files.race, 'races.json'),
  classes: readDeck(files.class, 'classes.json'),
  elements: readDeck(files.element, 'elements.json'),
  monsters: readDeck(files.monster, 'monsters.json'),
  encounters: readDeck(files.encounter, 'encounters.json'),
  items: readDeck(files.item, 'items.json'),
  rooms: readDeck(files.room, 'rooms.json'),
  stories: readDeck(files.story, 'stories.json'),
};
/** File, card and field of what is wrong. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
