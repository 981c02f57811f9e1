import * as v from 'valibot';
import { boxOf, type Decks } from './content.ts';
import { files } from './files.ts';

/*
 * The decks, read through their schemas. The built app has this file as what came out of it: the decks, checked (src/app/build/decks.ts).
 * So it may export data only, and whatever it imports stays out of the app.
 */

/** All decks; the tips are no cards, and are fetched when a table stands. */
const FILES = import.meta.glob<unknown>(['/content/magic-and-mayhem/**/*.json', '!/content/magic-and-mayhem/tips.json'], {
  eager: true,
  import: 'default',
});
const faults: string[] = [];

function readDeck<T extends v.GenericSchema>(schema: T, within: string): v.InferOutput<T>[] {
  const cards: v.InferOutput<T>[] = [];
  for (const [path, file] of Object.entries(FILES)) {
    if (!path.startsWith(`/content/magic-and-mayhem/${within}`)) continue;
    for (const card of Array.isArray(file) ? file : [file]) {
      const read = v.safeParse(schema, card);
      if (read.success) cards.push(read.output);
      else {
        const name = typeof card === 'object' && card !== null && 'id' in card ? String(card.id) : 'a card without an id';
        for (const issue of read.issues) faults.push(`${path}: ${name}: ${v.getDotPath(issue) ?? 'the card'}: ${issue.message}`);
      }
    }
  }
  return cards;
}

/** Every card that has no problem. */
export const decks: Decks = {
  heroes: readDeck(files.hero, 'heroes/'),
  treasures: readDeck(files.treasure, 'treasures.json'),
  dangers: readDeck(files.danger, 'dangers.json'),
  monsters: readDeck(files.monster, 'monsters.json'),
  tiles: readDeck(files.tile, 'tiles/'),
  riddles: readDeck(files.riddle, 'riddles.json'),
  twisters: readDeck(files.twister, 'twisters.json'),
  challenges: readDeck(files.challenge, 'challenges.json'),
  quests: readDeck(files.quest, 'quests/'),
  store: readDeck(files.ware, 'store.json'),
};
/** File, card and field of what is wrong. Cards with problems are left out. */
export const problems: readonly string[] = [...faults, ...crossReferences()];

function crossReferences(): string[] {
  const wrong: string[] = [];
  const seen = new Set<string>();
  const { store, ...cards } = decks;
  for (const card of Object.values(cards).flat()) {
    if (seen.has(card.id)) wrong.push(`the id "${card.id}" stands twice`);
    seen.add(card.id);
  }
  const spawned = new Set(decks.monsters.filter((monster) => !monster.boss).map((monster) => monster.id));
  for (const [address, effects] of boxOf(decks).lists) {
    for (const effect of effects) {
      if (effect.do === 'steal' && !decks.monsters.some(({ id }) => address.startsWith(`${id}/`)))
        wrong.push(`${address}: only a monster steals`);
      if (effect.do === 'spawn' && !spawned.has(effect.monster))
        wrong.push(`${address}: spawns "${effect.monster}", which is no ordinary monster`);
    }
  }
  for (const { id, behaves, phases } of decks.monsters) {
    for (const one of [...behaves, ...phases.flatMap((phase) => phase.behaves ?? [])]) {
      if ((one.do === 'splits' || one.do === 'calls') && (!spawned.has(one.monster) || one.monster === id))
        wrong.push(`monsters.json: ${id}: behaves: "${one.monster}" is no other ordinary monster`);
    }
  }
  for (const ware of store) {
    if ('card' in ware && !decks.treasures.some((card) => card.id === ware.card && card.kind !== 'scenario'))
      wrong.push(`store.json: sells "${ware.card}", which is no treasure card that one can keep`);
  }
  for (const kind of ['store', 'boss', 'entrance'] as const) {
    if (!decks.tiles.some((tile) => tile.kind === kind)) wrong.push(`tiles: there is no ${kind} tile`);
  }
  if (!decks.monsters.some((monster) => monster.boss)) wrong.push('monsters.json: there is no boss');
  return wrong;
}
