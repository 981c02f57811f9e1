// @vitest-environment node
import { think } from '../../src/engine/bots/think.ts';
import 'fake-indexeddb/auto';
import { signal } from '@preact/signals';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { accept } from '../../src/engine/accept.ts';
import { newSave } from '../../src/engine/records.ts';
import { start } from '../../src/engine/session.ts';
import { mayhemBox as box } from '../../src/games/magic-and-mayhem/box.ts';
import { narrator } from '../../src/games/magic-and-mayhem/describe/narrator.ts';
import { teller } from '../../src/games/magic-and-mayhem/describe/teller.ts';
import type { Ports } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Play } from '../../src/ui/table/play.ts';
import { Twin } from '../e2e/twin.ts';
import { direct } from '../ui/direct.ts';
import { writeOf } from './fixtures.ts';
import { quietTurn } from './quiet.ts';

/** The chronicle and the time machine tell what holds: a turn that was taken back is in neither, and comes again with redo. */

const stage = async () => {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  return (await import('../../src/app/storage.ts')).storage;
};
let storage: Awaited<ReturnType<typeof stage>>;
beforeEach(async () => {
  storage = await stage();
});
type Turn = { readonly line: number; readonly turn: number };
const named = (list: readonly Turn[]) => list.map(({ line, turn }) => `${line}/${turn}`);
const kept = async (id: string) => ({ tales: named(await storage.tales(id)), starts: named(await storage.starts(id)) });
const both = (...turns: string[]) => ({ tales: turns, starts: turns });
/** A write of turn `turn`, the `revision`-th. */
const write = (id: string, turn: number, revision: number, line = 0) => {
  const { save, tales, starts, ticket } = writeOf(id, turn);
  return {
    ticket,
    save: { ...save, revision, line },
    tales: tales.map((tale) => ({ ...tale, line })),
    starts: starts.map((one) => ({ ...one, line })),
  };
};

test('turns after the one that the game is at are gone, on this line of the story and in this game only', async () => {
  let revision = 0;
  for (const turn of [1, 2, 3, 9, 10, 11]) await storage.put(write('a', turn, ++revision));
  for (const turn of [10, 11]) await storage.put(write('b', turn, turn));
  for (const turn of [2, 3]) await storage.put(write('a', turn, ++revision, 1));
  await storage.put({ ...write('a', 2, ++revision, 1), starts: [] });
  expect(await kept('a')).toEqual(both('0/1', '0/2', '0/3', '0/9', '0/10', '0/11', '1/2'));
  expect(await kept('b')).toEqual(both('0/10', '0/11'));
});

test('a turn that was begun and taken back before it was written leaves nothing', async () => {
  const { Saver } = await import('../../src/ui/table/saver.ts');
  const saver = new Saver(storage, -1);
  saver.write(write('a', 1, 1));
  saver.write(write('a', 2, 2));
  saver.write({ ...write('a', 1, 3), starts: [] });
  await vi.waitFor(() => expect(saver.saved.value).toBe(3));
  expect(await kept('a')).toEqual(both('0/1'));
});

test('undo across the end of a turn takes its tale and its start with it; redo brings them again, as they were', async () => {
  const { setup, answers } = quietTurn(Twin);
  const seats = firstSeats(setup.seats, [], []);
  const options = accept(box.game.schemas.options, setup.options, 'the options');
  const dealt = start(box.game, box.content, setup.seats, options, setup.seed);
  const save = newSave(box, dealt, { id: 'a', seats, options, build: 'test', now: 0 });
  const nothing = () => undefined;
  const ports: Ports = {
    store: storage,
    now: () => 0,
    seed: () => 1,
    memos: { read: () => null, write: () => undefined },
    sound: { play: nothing },
    speech: { voice: () => null, say: nothing, hush: nothing },
    wakeLock: { hold: nothing, release: nothing },
    bots: { think },
    build: 'test',
  };
  const ui = direct(teller(box.content), narrator(box.content));
  const play = new Play(box, ui, save, ports, signal({ ...DEFAULT_SETTINGS, speed: 'off' as const }), false);
  const saved = () => vi.waitFor(() => expect(play.saver.saved.value).toBe(play.revision));
  for (const index of answers) play.choose(index, play.revision);
  await saved();
  const began = () => storage.turn(save, { line: 0, turn: 2 });
  const before = [await storage.tales('a'), await began()];
  expect(before[1]).toMatchObject({ seat: 1, version: save.version });
  expect(await kept('a')).toEqual(both('0/1', '0/2'));

  const drawn = play.revision;
  play.undo(drawn);
  // a tap that comes before that is drawn takes back nothing else, and does nothing again
  play.undo(drawn);
  play.redo(drawn);
  expect([play.revision, play.save.value.undone.length]).toEqual([drawn + 1, 1]);
  await saved();
  expect(await kept('a')).toEqual(both('0/1'));
  const [tale] = await storage.tales('a');
  expect(tale?.entries.length, 'nor does the tale of the turn that is being taken tell it').toBe(play.save.value.journal.length);
  while (play.undoTitle !== null) play.undo(play.revision);
  await saved();
  expect(await kept('a')).toEqual(both('0/1'));

  while (play.redoTitle !== null) play.redo(play.revision);
  await saved();
  expect([await storage.tales('a'), await began()]).toEqual(before);
  play.close();
});
