import * as v from 'valibot';
import type { HeroDeck } from './cards.ts';
import { files } from './files.ts';
import { crossReferences } from './references.ts';

/*
 * The decks, read through their schema. The built app has this file as what came out of it: the decks, checked (src/app/build/decks.ts).
 * So it may export data only, and whatever it imports stays out of the app.
 */

const FILES = import.meta.glob<unknown>('/content/dust-up/heroes/*.json', { eager: true, import: 'default' });
const faults: string[] = [];

function read(path: string, file: unknown): HeroDeck[] {
  const hero = v.safeParse(files.hero, file);
  if (hero.success) return [hero.output];
  for (const issue of hero.issues) faults.push(`${path}: ${v.getDotPath(issue) ?? 'the hero'}: ${issue.message}`);
  return [];
}

/** Every hero that has no problem. */
export const decks: readonly HeroDeck[] = Object.entries(FILES).flatMap(([path, file]) => read(path, file));
/** File, card and field of what is wrong. Heroes with problems are left out. */
export const problems: readonly string[] = [...faults, ...crossReferences(decks)];
