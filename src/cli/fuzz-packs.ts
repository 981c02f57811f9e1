import { parseArgs } from 'node:util';
import { packFile, readPackFile } from '../app/carry/pack-file.ts';
import { equal } from '../engine/equal.ts';
import type { Json } from '../engine/game.ts';
import type { Pack, Packing } from '../engine/pack.ts';
import { Random } from '../engine/random.ts';
import { decks } from '../games/labyrinth/decks.ts';
import { packing } from '../games/labyrinth/packing.ts';
import { damagedPack, realPacks } from './pack-cases.ts';
import { EVENING } from './scribe.ts';
import { whole, withUsage } from './shelf.ts';

const USAGE = 'npm run fuzz:packs -- [--count N] [--seed S]';

/** Damages packs of own cards, and demands of their door: never a throw; refused with a sentence, or cards that can be played. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { count: text, seed: text } });
    const count = whole(values.count, 'count', 1000, 1);
    const { outcomes, violations } = await fuzzPacks(count, whole(values.seed, 'seed', 1));
    for (const [outcome, times] of Object.entries(outcomes).sort()) console.log(`${String(times).padStart(7)}  ${outcome}`);
    for (const violation of violations) console.error(violation);
    console.log(`${count} damaged packs, ${violations.length} violations`);
    return violations.length > 0 ? 1 : 0;
  });

type Told = { readonly outcomes: { readonly [outcome: string]: number }; readonly violations: readonly string[] };

/** Tries `count` cases; each is made from `seed` and its number alone. */
export async function fuzzPacks(count: number, seed: number): Promise<Told> {
  const packs = realPacks(packing, 'labyrinth', { encounters: decks.encounters, items: decks.items });
  const outcomes: { [outcome: string]: number } = {};
  const violations: string[] = [];
  for (let at = 0; at < count; at++) {
    const random = Random.seed(seed * 1_000_003 + at);
    const pack = random.pick(packs);
    const { name, input, sealed } = damagedPack(pack, random.pick(packs), random);
    try {
      const outcome = await judge(input, sealed ? pack : null);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    } catch (error) {
      violations.push(`case ${at}, ${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  return { outcomes, violations };
}

/**
 * What became of a file. `sent`: the pack that it was, where it is sealed.
 * @throws when a pack got in that breaks a promise.
 */
async function judge(input: string, sent: Pack | null): Promise<string> {
  const read = await readPackFile(input, async (game) => (game === 'labyrinth' ? (packing as Packing<object>) : null));
  if (read.kind === 'refused') {
    if (!read.words.endsWith('.')) throw new Error(`refused without a sentence: ${read.words}`);
    return `refused, ${read.why}${read.where === null ? '' : ', with the place'}`;
  }
  const { pack } = read;
  if (sent && !equal(pack as unknown as Json, sent as unknown as Json)) throw new Error('it came in, and is not what was sent');
  const content = packing.content([pack]);
  const own = Object.values(pack.cards).flatMap((cards) => cards.map((card) => String(Object(card).id)));
  for (const id of own) if (!content.encounters[id] && !content.items[id]) throw new Error(`${id} got in, and is in no deck`);
  const again = await readPackFile(packFile(pack, EVENING).text, async () => packing);
  if (again.kind !== 'pack' || !equal(again.pack as unknown as Json, pack as unknown as Json))
    throw new Error('it does not come back as it went');
  return sent ? 'let in, as it was sent' : 'let in, and it fits';
}
