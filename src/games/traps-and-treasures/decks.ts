import * as v from 'valibot';
import type { Decks } from './content.ts';
import { files } from './files.ts';

/** The content folder, read through its schemas. Cards with problems are left out and named. */

/** All decks; the tips are no cards, and are fetched when a table stands. */
const FILES = import.meta.glob<unknown>(['/content/traps-and-treasures/*.json', '!/content/traps-and-treasures/tips.json'], {
  eager: true,
  import: 'default',
});
type Problem = string;

function readDeck<T extends v.GenericSchema>(schema: T, name: string, problems: Problem[]): v.InferOutput<T>[] {
  const file = FILES[`/content/traps-and-treasures/${name}`];
  if (!Array.isArray(file)) {
    problems.push(`${name}: is no list of cards`);
    return [];
  }
  return file.flatMap((card: unknown) => {
    const read = v.safeParse(schema, card);
    if (read.success) return [read.output];
    const id = typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : 'a card without an id';
    for (const issue of read.issues) problems.push(`${name}: ${id}: ${v.getDotPath(issue) ?? 'the card'}: ${issue.message}`);
    return [];
  });
}

/** Effects that mean something only at a certain moment (TT-13). */
const AT_MOMENT: { readonly [effect: string]: string } = { 'roll-again': 'roll', add: 'roll', 'fool-thief': 'theft', 'live-on': 'death' };

/** What no schema can say of one card alone. */
function crossReferences(decks: Decks): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  for (const { id } of Object.values(decks).flat()) {
    if (seen.has(id)) problems.push(`the id "${id}" stands twice`);
    seen.add(id);
  }
  for (const { id, keep, use } of decks.treasures) {
    if ((use === null) === (keep.length === 0)) problems.push(`treasures.json: ${id}: a card is either kept or used`);
    for (const effect of use?.effects ?? []) {
      if ((AT_MOMENT[effect.do] ?? 'turn') !== use?.when)
        problems.push(`treasures.json: ${id}: use: "${effect.do}" does nothing at "${use?.when}"`);
    }
  }
  for (const { id, monsters } of decks.monsters) {
    for (const monster of monsters)
      for (const row of monster.rows)
        for (const effect of row)
          if ('amount' in effect && typeof effect.amount !== 'number')
            problems.push(`monsters.json: ${id}: ${monster.name}: a row has one number, not three`);
  }
  return problems;
}

const found: Problem[] = [];
export const decks: Decks = {
  patterns: readDeck(files.pattern, 'patterns.json', found),
  monsters: readDeck(files.monster, 'monsters.json', found),
  treasures: readDeck(files.treasure, 'treasures.json', found),
};
export const problems: readonly Problem[] = [...found, ...crossReferences(decks)];
