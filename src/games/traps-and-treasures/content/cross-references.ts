import { duplicates } from '../../../engine/shared/cards.ts';
import type { Decks } from './content.ts';

/** Effects that only a trap has, and those that only a thing on a tile has. */
const OF_TRAPS: readonly string[] = ['pay', 'stick'];
const OF_THINGS: readonly string[] = ['meet', 'fall', 'foretell'];

/** Effects that are valid only with one card timing (TT-13). */
const AT_MOMENT: { readonly [effect: string]: string } = { 'roll-again': 'roll', add: 'roll', 'fool-thief': 'theft', 'live-on': 'death' };

/** Problems that the schema of a single card cannot detect. */
export function crossReferences(decks: Decks): string[] {
  const ids = Object.values(decks).flatMap((deck: readonly { readonly id: string }[]) => deck.map(({ id }) => id));
  const problems = duplicates(ids).map((id) => `the id "${id}" stands twice`);
  for (const { id, keep, use, trap } of decks.treasures) {
    if ((use === null) === (keep.length === 0)) problems.push(`treasures.json: ${id}: a card is either kept or used`);
    if ((use?.effects.some(({ do: word }) => word === 'set-trap') ?? false) !== trap.length > 0)
      problems.push(`treasures.json: ${id}: a card with "trap" is one that does "set-trap"`);
    for (const { do: word } of use?.effects ?? [])
      if (OF_TRAPS.includes(word) || OF_THINGS.includes(word)) problems.push(`treasures.json: ${id}: use: no card does "${word}"`);
    for (const { do: word } of trap)
      if (word in AT_MOMENT || word === 'set-trap' || OF_THINGS.includes(word))
        problems.push(`treasures.json: ${id}: no trap does "${word}"`);
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
  for (const { id, found, comes, visit } of decks.things)
    for (const { do: word } of [...found, ...comes, ...(visit?.effects ?? [])])
      if (word in AT_MOMENT || word === 'set-trap' || OF_TRAPS.includes(word)) problems.push(`things.json: ${id}: no thing does "${word}"`);
  return problems;
}
