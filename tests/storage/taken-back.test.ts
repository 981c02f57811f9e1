// @vitest-environment node
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { validate } from '../../src/engine/validate.ts';
import { mayhemModule as box } from '../../src/games/magic-and-mayhem/index.ts';
import { gameText } from '../../src/games/magic-and-mayhem/text/index.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Twin } from '../e2e/game-model.ts';
import { quietPorts } from '../ui/quiet-ports.ts';
import { dealtGame, direct, tableOf } from '../ui/table-without-screens.ts';
import { writeOf } from './fixtures.ts';
import { quietTurn } from './quiet.ts';

/** The chronicle and the time machine tell what holds: a turn that was taken back is in neither, and comes again with redo. */

const stage = async () => {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  return (await import('../../src/app/storage/game-store.ts')).storage;
};
let storage: Awaited<ReturnType<typeof stage>>;
beforeEach(async () => {
  storage = await stage();
});
const autosaver = async () => {
  const [{ Autosaver }, { unsaved }] = await Promise.all([
    import('../../src/app/storage/autosave.ts'),
    import('../../src/app/storage/unsaved-writes.ts'),
  ]);
  return new Autosaver({ put: storage.put }, unsaved);
};
type Turn = { readonly line: number; readonly turn: number };
const named = (list: readonly Turn[]) => list.map(({ line, turn }) => `${line}/${turn}`);
const kept = async (id: string) => ({ tales: named(await storage.turnLogs(id)), starts: named(await storage.turnKeys(id)) });
const both = (...turns: string[]) => ({ tales: turns, starts: turns });
/** A write of turn `turn`, the `revision`-th. */
const write = (id: string, turn: number, revision: number, line = 0) => {
  const { save, turnLogs, turnStarts, summary } = writeOf(id, turn);
  return {
    summary,
    save: { ...save, revision, line },
    turnLogs: turnLogs.map((tale) => ({ ...tale, line })),
    turnStarts: turnStarts.map((one) => ({ ...one, line })),
  };
};

test('turns after the one that the game is at are gone, on this line of the story and in this game only', async () => {
  let revision = 0;
  for (const turn of [1, 2, 3, 9, 10, 11]) await storage.put(write('a', turn, ++revision));
  for (const turn of [10, 11]) await storage.put(write('b', turn, turn));
  for (const turn of [2, 3]) await storage.put(write('a', turn, ++revision, 1));
  await storage.put({ ...write('a', 2, ++revision, 1), turnStarts: [] });
  expect(await kept('a')).toEqual(both('0/1', '0/2', '0/3', '0/9', '0/10', '0/11', '1/2'));
  expect(await kept('b')).toEqual(both('0/10', '0/11'));
});

test('a turn that was begun and taken back before it was written leaves nothing', async () => {
  const autosave = await autosaver();
  autosave.write(write('a', 1, 1));
  autosave.write(write('a', 2, 2));
  autosave.write({ ...write('a', 1, 3), turnStarts: [] });
  await vi.waitFor(() => expect(autosave.saved('a').value).toBe(3));
  expect(await kept('a')).toEqual(both('0/1'));
});

test('undo across the end of a turn takes its tale and its start with it; redo brings them again, as they were', async () => {
  const { setup, answers } = quietTurn(Twin);
  const seats = firstSeats(setup.seats, [], []);
  const options = validate(box.game.schemas.options, setup.options, 'the options');
  const save = dealtGame(box, seats, options, setup.seed);
  const ports = { ...quietPorts, store: storage, autosave: await autosaver() };
  const controller = tableOf(box, direct(gameText(box.content)), save, { ports, isKept: false });
  const saved = () => vi.waitFor(() => expect(controller.saved.value).toBe(controller.revision));
  for (const index of answers) controller.choose(index, controller.revision);
  await saved();
  const began = () => storage.turnStart(save, { line: 0, turn: 2 });
  const before = [await storage.turnLogs('a'), await began()];
  expect(before[1]).toMatchObject({ seat: 1, version: save.version });
  expect(await kept('a')).toEqual(both('0/1', '0/2'));

  const drawn = controller.revision;
  controller.undo(drawn);
  // a tap that comes before that is drawn takes back nothing else, and does nothing again
  controller.undo(drawn);
  controller.redo(drawn);
  expect([controller.revision, controller.save.value.undone.length]).toEqual([drawn + 1, 1]);
  await saved();
  expect(await kept('a')).toEqual(both('0/1'));
  const [tale] = await storage.turnLogs('a');
  expect(tale?.entries.length, 'nor does the tale of the turn that is being taken tell it').toBe(controller.save.value.journal.length);
  while (controller.history.undo !== null) controller.undo(controller.revision);
  await saved();
  expect(await kept('a')).toEqual(both('0/1'));

  while (controller.history.redo !== null) controller.redo(controller.revision);
  await saved();
  expect([await storage.turnLogs('a'), await began()]).toEqual(before);
  controller.close();
});
