// @vitest-environment node
import { expect, test } from 'vitest';
import { mixedWith } from '../../../src/app/carry/packs.ts';
import { readSave } from '../../../src/app/carry/read.ts';
import { Scribe } from '../../../src/cli/scribe.ts';
import { randomly } from '../../../src/engine/bots/random.ts';
import type { AnyBox } from '../../../src/engine/box.ts';
import { closed } from '../../../src/engine/box.ts';
import type { Json } from '../../../src/engine/game.ts';
import type { Packing } from '../../../src/engine/pack.ts';
import { narrator } from '../../../src/games/labyrinth/describe/narrator.ts';
import { labyrinth } from '../../../src/games/labyrinth/game.ts';
import { packing } from '../../../src/games/labyrinth/packing.ts';
import { content } from '../../../src/games/labyrinth/printed.ts';
import type { Labyrinth } from '../../../src/games/labyrinth/vocabulary.ts';
import { band, ours, sword } from './own.ts';

/** [LA-34] Own cards in a campaign: met, told, saved, and carried to a device that never saw them. */

const many = { ...ours, cards: { encounters: [{ ...band, copies: 6 }], items: [{ ...sword, copies: 6 }] } };
const box: AnyBox = {
  ...closed<Labyrinth>({
    game: labyrinth,
    content,
    wits: async () => ({ greedy: randomly }),
    heroes: ({ heroes }) => heroes.map(() => 'somebody'),
    verdict: () => null,
    problems: () => [],
  }),
  packing: async () => packing as unknown as Packing<object>,
};

test('[LA-34] a band of one’s own waits behind a door, the market sells an item of one’s own, and the save carries both', async () => {
  const mixed = await mixedWith(box, [many as unknown as Json]);
  const scribe = new Scribe(mixed, randomly, { id: 'own', seats: 4, options: { dm: 'app', again: 'goes-on', unlocked: 1 }, seed: 3 });
  const words = narrator(packing.content([many]));
  const told = new Set<string>();
  let market = false;
  let met = false;
  for (let i = 0; i < 4000 && !(met && market); i++) {
    const { delve, market: stalls } = scribe.save.session.now.state as unknown as Labyrinth['state'];
    market ||= stalls.includes(sword.id);
    met =
      delve?.rooms.some(({ card, foes }) => card === band.id && foes.length >= 3 && foes.every(({ kind }) => kind === 'goblin')) ?? false;
    if (met && market) break;
    scribe.play(true);
    const last = scribe.save.journal.at(-1);
    for (const { event } of last?.events ?? []) told.add(JSON.stringify(words.tell(event as Labyrinth['event'], ['A', 'B', 'C', 'D'])));
  }
  expect({ market, met }).toEqual({ market: true, met: true });
  expect([...told].join()).toContain('A new room: Goblin Choir.');

  const carried = JSON.parse(JSON.stringify(scribe.save)) as Json;
  expect(await readSave(carried, async () => box)).toMatchObject({ kind: 'save', save: { packs: [many] } });
  expect(await readSave({ ...Object(carried), packs: [] }, async () => box)).toMatchObject({
    kind: 'refused',
    words: expect.stringMatching(/own-k1t3/),
  });
});
