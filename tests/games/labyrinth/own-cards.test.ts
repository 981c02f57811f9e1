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
import { Random } from '../../../src/engine/random.ts';
import { Runner } from '../../../src/engine/runner.ts';
import { mixIn, snapshotOf } from '../../../src/engine/session.ts';
import { type Policy, playOut } from '../../../src/engine/simulate.ts';
import { cardPackSupport } from '../../../src/games/labyrinth/content/card-packs.ts';
import type { Looks } from '../../../src/games/labyrinth/content/card-schemas.ts';
import { content } from '../../../src/games/labyrinth/content/loaded.ts';
import type { OwnEncounter } from '../../../src/games/labyrinth/content/own-monster.ts';
import { labyrinth, labyrinthModule } from '../../../src/games/labyrinth/index.ts';
import type { Labyrinth } from '../../../src/games/labyrinth/state/tasks.ts';
import { gameText } from '../../../src/games/labyrinth/text/index.ts';
import { band, ours, sword } from './own.ts';

/** [LA-34] Own cards in a campaign: met, told, saved, and carried to a device that never saw them. */

const looks: Looks = { head: 'mouse', ears: 'none', top: 'crown', front: 'bib', colour: 'plum' };
const choir: OwnEncounter = {
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
  expect([...told].join()).toMatch(/A new room in the (north|east|south|west), and in it: Goblin Choir\./);
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

test('[LA-34] cards that were made since come into a campaign that has begun, with the next floor', async () => {
  const scribe = new Scribe(box, randomPolicy, {
    id: 'begun',
    seats: 4,
    options: { dm: 'app', again: 'goes-on', unlocked: 1 },
    seed: 3,
  });
  while ((scribe.save.session.now.state as unknown as Labyrinth['state']).delve === null) scribe.play(true);
  const after = cardPackSupport.content([many]);
  const session = mixIn(labyrinthModule, after, scribe.save.session as never);
  const now = session.now as unknown as Position<Labyrinth>;
  // on this floor nothing changes, and nothing can be taken back
  expect(now.state.encounters.draw).toEqual((scribe.save.session.now.state as unknown as Labyrinth['state']).encounters.draw);
  expect(now.state.encounters.aside.filter((card) => card === choir.id)).toHaveLength(choir.copies);
  expect(session).toMatchObject({ sealed: 'cards', commands: [], undone: [] });
  const save = JSON.parse(JSON.stringify({ ...scribe.save, session, packs: [many] })) as Json;
  expect(await importSave(save, async () => box)).toMatchObject({ kind: 'save', save: { packs: [many] } });

  const table = new Runner(labyrinth, after, now);
  const chance = randomPolicy<Labyrinth>(Random.seed(4));
  // nobody ends the tale, and whoever has met them waits
  const anybody: Policy<Labyrinth> = (options, choice, at) => {
    const goes = options.flatMap((option, i) => (option.do === 'retire' ? [] : [i]));
    return met()
      ? 0
      : (goes[
          chance(
            goes.map((i) => options[i] as never),
            choice,
            at,
          )
        ] ?? 0);
  };
  const met = () => table.state.delve?.rooms.some(({ card }) => card === choir.id) ?? false;
  for (let i = 0; i < 200 && !met(); i++) {
    playOut(table, anybody, 20);
    const broken = labyrinth.invariants.filter(({ holds }) => !holds(snapshotOf(table.position), after));
    expect(broken.map(({ name }) => name)).toEqual([]);
  }
  expect(met()).toBe(true);
});
