// @vitest-environment node
import { expect, test } from 'vitest';
import { withCardPacks } from '../../../src/app/import-export/import-card-packs.ts';
import { importSave } from '../../../src/app/import-export/import-save.ts';
import { Scribe } from '../../../src/cli/game-recorder.ts';
import { randomPolicy } from '../../../src/engine/bots/random.ts';
import type { Json, Position } from '../../../src/engine/game.ts';
import type { AnyGameModule } from '../../../src/engine/game-module.ts';
import { asAnyGameModule } from '../../../src/engine/game-module.ts';
import type { CardPackSupport } from '../../../src/engine/pack.ts';
import { cardPackSupport } from '../../../src/games/labyrinth/content/card-packs.ts';
import type { EncounterCard, Looks } from '../../../src/games/labyrinth/content/card-schemas.ts';
import { content } from '../../../src/games/labyrinth/content/loaded.ts';
import { labyrinth } from '../../../src/games/labyrinth/index.ts';
import type { Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { gameText } from '../../../src/games/labyrinth/text/index.ts';
import { band, ours, sword } from './own.ts';

/** [LA-34] Own cards in a campaign: met, told, saved, and carried to a device that never saw them. */

const looks: Looks = { head: 'mouse', ears: 'none', top: 'crown', front: 'bib', colour: 'plum' };
const choir: EncounterCard = {
  ...band,
  copies: 6,
  effects: [{ do: 'monsters', monster: 'goblin', count: '1d4+2', reward: 2, looks }],
};
const many = { ...ours, cards: { encounters: [choir], items: [{ ...sword, copies: 6 }] } };
const box: AnyGameModule = {
  ...asAnyGameModule<Labyrinth>({
    game: labyrinth,
    content,
    bots: { greedy: randomPolicy },
    heroes: ({ heroes }) => heroes.map(() => 'somebody'),
    verdict: () => null,
    problems: () => [],
  }),
  cardPackSupport: async () => cardPackSupport as unknown as CardPackSupport<object>,
};

test('[LA-34] a band of one’s own waits behind a door, the market sells an item of one’s own, and the save carries both', async () => {
  const mixed = await withCardPacks(box, [many as unknown as Json]);
  const scribe = new Scribe(mixed, randomPolicy, { id: 'own', seats: 4, options: { dm: 'app', again: 'goes-on', unlocked: 1 }, seed: 3 });
  const words = gameText(cardPackSupport.content([many]));
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
  expect([...told].join()).toMatch(/A new room in the (north|east|south|west): Goblin Choir\./);
  const now = scribe.save.session.now as unknown as Position<Labyrinth>;
  const room = labyrinth.view(now, 0, cardPackSupport.content([many])).rooms.find(({ card, foes }) => card === band.id && foes.length > 0);
  expect(room?.foes.map((foe) => foe.looks)).toEqual(room?.foes.map(() => looks));

  const carried = JSON.parse(JSON.stringify(scribe.save)) as Json;
  expect(await importSave(carried, async () => box)).toMatchObject({ kind: 'save', save: { packs: [many] } });
  expect(await importSave({ ...Object(carried), packs: [] }, async () => box)).toMatchObject({
    kind: 'refused',
    words: expect.stringMatching(/own-k1t3/),
  });
});
