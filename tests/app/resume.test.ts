// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { catalogue } from '../../src/app/games/catalogue.ts';
import { CannotResume, newestValidSave, resume } from '../../src/app/games/resume.ts';
import { Scribe } from '../../src/cli/game-recorder.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule } from '../../src/games/dust-up/index.ts';
import type { GameStore } from '../../src/ui/ports.ts';

/** A game is taken up: the newest save that is whole, and what becomes of those that are not. */

const scribe = new Scribe(gameModule, gameModule.bots.greedy, {
  id: 'one',
  seats: 2,
  options: validate(gameModule.game.schemas.options, {}, 'the options'),
  seed: 4,
});
for (let i = 0; i < 5; i++) scribe.play(false);
const before = scribe.save;
scribe.play(false);
const newest = scribe.save;
const torn = { ...newest, session: { ...newest.session, now: { ...newest.session.now, agenda: [] } } };

/** A device that has these records, the newest first, and what it was told to put aside. `ours`: those that this build wrote. */
function device(...records: readonly unknown[]) {
  const aside: unknown[] = [];
  const ours: unknown[] = [];
  const isUnchanged = async (_: string, record: unknown) => ours.includes(record);
  const store = {
    saves: async () => records,
    isUnchanged,
    setAside: async (_: string, record: unknown) => void aside.push(record),
  } as unknown as GameStore;
  return { store, aside, ours };
}

describe('a game is taken up', () => {
  test('from its newest save, and nothing needs to be said', async () => {
    const { store, aside } = device(newest, before);
    const { save, notice } = await resume(store, 'one');
    expect([save.revision, notice, aside]).toEqual([newest.revision, null, []]);
  });

  test('as it is, when this very build wrote it: nobody looks at it again', async () => {
    const { store, ours } = device(torn, before);
    ours.push(torn);
    expect((await resume(store, 'one')).save).toBe(torn);
  });

  test('from the one before, when the newest is damaged: that is said, and the damaged one is put aside', async () => {
    const { store, aside } = device(torn, before);
    const { save, notice } = await resume(store, 'one');
    expect([save.revision, aside]).toEqual([before.revision, [torn]]);
    expect(notice).toContain('damaged');
  });

  test('not at all, when none is whole: all stay where they are', async () => {
    const { store, aside } = device(torn, 'soup');
    await expect(resume(store, 'one')).rejects.toThrow(CannotResume);
    expect(aside).toEqual([]);
  });

  test('not from an older save, when the newest is of a newer version: it is no damage', async () => {
    const { store, aside } = device({ ...newest, version: 99 }, before);
    await expect(resume(store, 'one')).rejects.toThrow('newer version');
    expect(aside).toEqual([]);
  });

  test('not from an older save, when a part of the app does not come just now; a little later from the newest', async () => {
    const listing = catalogue.find(({ id }) => id === 'dust-up');
    if (!listing) throw new Error('no such game');
    const { store, aside } = device(newest, before);
    vi.spyOn(listing, 'ui').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    await expect(resume(store, 'one')).rejects.toThrow('try again');
    expect(aside).toEqual([]);
    expect((await resume(store, 'one')).save.revision).toBe(newest.revision);
  });

  test('from the one before, when the newest says that it is of a game that nobody knows', async () => {
    const strange = { ...newest, game: 'tiddlywinks' };
    const { store, aside } = device(strange, before);
    const { save } = await resume(store, 'one');
    expect([save.revision, aside]).toEqual([before.revision, [strange]]);
    const none = device(strange, { ...before, game: 'tiddlywinks' });
    await expect(resume(none.store, 'one')).rejects.toThrow('does not have the game');
    expect(none.aside).toEqual([]);
  });

  test('not, when the device has none', async () => {
    await expect(newestValidSave(device().store, 'one')).rejects.toThrow('not on this device');
  });
});
