import { parseArgs } from 'node:util';
import { packFile, readPackFile } from '../app/import-export/card-pack-file.ts';
import { equal } from '../engine/equal.ts';
import type { CardPack, CardPackSupport } from '../engine/pack.ts';
import { Random } from '../engine/random.ts';
import { cardPackSupport } from '../games/labyrinth/content/card-packs.ts';
import { decks } from '../games/labyrinth/content/load.ts';
import type { OwnEncounter } from '../games/labyrinth/content/own-monster.ts';
import { integerOption, withUsage } from './arguments.ts';
import { damagedPack, realPacks } from './damaged-card-packs.ts';
import { EVENING } from './game-recorder.ts';
import { progress } from './progress.ts';

const USAGE = 'npm run fuzz:packs -- [--count N] [--seed S]';

/** Imports damaged card packs. The import must never throw: it refuses with a sentence, or the cards are playable. */
export const main = (args: readonly string[]): Promise<number> =>
  withUsage(USAGE, async () => {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ args: [...args], options: { count: text, seed: text } });
    const count = integerOption(values.count, 'count', 1000, 1);
    const { outcomes, violations } = await fuzzPacks(count, integerOption(values.seed, 'seed', 1));
    for (const [outcome, times] of Object.entries(outcomes).sort()) console.log(`${String(times).padStart(7)}  ${outcome}`);
    for (const violation of violations) console.error(violation);
    console.log(`${count} damaged packs, ${violations.length} violations`);
    return violations.length > 0 ? 1 : 0;
  });

type FuzzResult = { readonly outcomes: { readonly [outcome: string]: number }; readonly violations: readonly string[] };

/** No card of the box brings a monster of its own. */
const INVENTED: OwnEncounter = {
  id: 'invented',
  name: 'Snorbo',
  flavour: 'It ate the map.',
  art: { icon: 'goblin-head', print: 'plum', holes: 'cream' },
  levels: [1, 5],
  copies: 2,
  effects: [{ do: 'monsters', monster: 'own', count: 2, reward: 0, looks: null }],
  monster: {
    called: 'a Snorbo',
    plural: 'Snorbos',
    looks: { head: 'round', ears: 'feelers', top: 'crown', front: 'bib', colour: 'plum' },
    hp: 20,
    ac: 10,
    attack: 1,
    die: '1d6',
    element: 'water',
    power: 'splits',
    cry: 'Soup!',
    loot: 'card',
  },
};

/** Tries `count` cases. Each depends only on `seed` and its number. */
export async function fuzzPacks(count: number, seed: number): Promise<FuzzResult> {
  const packs = realPacks(cardPackSupport, 'labyrinth', { encounters: [...decks.encounters, INVENTED], items: decks.items });
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
    progress('damaged packs', at + 1, count);
  }
  return { outcomes, violations };
}

/**
 * The outcome of an import. `sent`: the original pack, where the file has its checksum.
 * @throws when an accepted pack is wrong.
 */
async function judge(input: string, sent: CardPack | null): Promise<string> {
  const read = await readPackFile(input, async (game) => (game === 'labyrinth' ? (cardPackSupport as CardPackSupport<object>) : null));
  if (read.kind === 'refused') {
    if (!read.words.endsWith('.')) throw new Error(`refused without a sentence: ${read.words}`);
    return `refused, ${read.why}${read.where === null ? '' : ', with the place'}`;
  }
  const { pack } = read;
  if (sent && !equal(pack, sent)) throw new Error('the accepted pack differs from the sent one');
  const content = cardPackSupport.content([pack]);
  const own = Object.values(pack.cards).flatMap((cards) => cards.map((card) => String(Object(card).id)));
  for (const id of own) if (!content.encounters[id] && !content.items[id]) throw new Error(`${id} was accepted but is in no deck`);
  const again = await readPackFile(packFile(pack, EVENING).text, async () => cardPackSupport);
  if (again.kind !== 'pack' || !equal(again.pack, pack)) throw new Error('the pack changes in export and import');
  return sent ? 'let in, as it was sent' : 'let in, and it fits';
}
