import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handOverGame } from '../../src/app/screens/pending-new-game.ts';
import { TableLoader } from '../../src/app/screens/TableLoader.tsx';
import { changeSettings, hasSavedGames } from '../../src/app/storage/preferences.ts';
import { watchUnsaved } from '../../src/app/storage/warn-before-unload.ts';
import { lockGame } from '../../src/app/storage/window-lock.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import type { Save, SaveWrite } from '../../src/engine/save.ts';
import { newSave } from '../../src/engine/save-records.ts';
import { startSession } from '../../src/engine/session.ts';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { box } from '../hidden-cards/box.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietAutosave, quietPorts } from '../ui/quiet-ports.ts';

/** A table is laid and left: this window takes the game first, and the device is told what it needs to know meanwhile. */

vi.mock('../../src/app/storage/window-lock.ts', () => ({ lockGame: vi.fn() }));
vi.mock('canvas-confetti', () => ({ create: () => Object.assign(() => undefined, { reset: () => undefined }) }));

const claims = vi.mocked(lockGame);
const lost = signal(false);
const release = vi.fn();
const light = { hold: vi.fn(), release: vi.fn() };
const persist = vi.fn(async () => true);
const put = vi.fn(async (_: SaveWrite<GameTypes>) => undefined);
let ports: Ports;
let unwatch: () => void;
const root = document.documentElement;

beforeEach(() => {
  const store = { ...quietPorts.store, put };
  ports = { ...quietPorts, wakeLock: light, store, autosave: quietAutosave(store.put as Ports['store']['put']) } as unknown as Ports;
  unwatch = watchUnsaved(ports.autosave);
  lost.value = false;
  claims.mockReset().mockResolvedValue({ lost, release });
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
  changeSettings({ ...DEFAULT_SETTINGS, speed: 'off' });
});
afterEach(async () => {
  unwatch();
  await settle(async () => cleanup());
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Mira against a bot that never comes to an end of its thoughts: nothing needs a veil. */
const seats = firstSeats(2, [{ name: 'Mira', emblem: 'sun' }]).map((seat, i) =>
  i === 0 ? seat : { ...seat, player: { kind: 'bot' as const, strength: 'gentle' as const } },
);
function dealt(): Save<GameTypes> {
  const first = startSession(box.game, box.content, 2, { hearts: 8 }, 7);
  return newSave(box, first, { id: 'a', seats, options: { hearts: 8 }, build: 'test', now: 0 }) as unknown as Save<GameTypes>;
}
/** Everything that was on its way has come, and is drawn. */
const settled = () => settle(() => vi.dynamicImportSettled());
const open = vi.fn(async () => ({ box, ui }) as never);
/** The same, when it has been won. */
function over(): Save<GameTypes> {
  const save = dealt();
  const { session } = save;
  return { ...save, session: { ...session, now: { ...session.now, agenda: [], outcome: { winners: [0], reason: 'pillows' } } } };
}
async function sit(save = dealt()) {
  handOverGame(save);
  const shown = render(
    <PortsProvider value={ports}>
      <TableLoader id="a" open={open} onSettings={() => undefined} />
    </PortsProvider>,
  );
  await settled();
  return shown;
}
const tap = (name: string | RegExp) => settle(async () => void fireEvent.click(screen.getByRole('button', { name })));
const answer = () => settle(async () => void fireEvent.click(document.querySelector('[data-option]') as HTMLElement));
const stage = () => screen.queryByRole('region', { name: 'The pillow fight' });
const seen = async (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  await settle(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

describe('before a table stands', () => {
  test('of a game that is over nothing is drawn but its ending', async () => {
    await sit(over());
    await vi.waitFor(() => expect(screen.getAllByText('Good night!')[0]).toBeTruthy());
    expect(stage()).toBeNull();
  });

  test('this window takes the game; when the table is left it lets go', async () => {
    const { unmount } = await sit();
    expect(claims.mock.calls).toEqual([['a', false]]);
    expect(stage()).toBeTruthy();
    expect(release).not.toHaveBeenCalled();
    await settle(async () => void unmount());
    expect(release).toHaveBeenCalledOnce();
  });

  test('another window that has it is asked first, and is asked to hand it over', async () => {
    claims.mockResolvedValueOnce(null);
    await sit();
    expect(stage()).toBeNull();
    expect(open).not.toHaveBeenCalled();
    handOverGame(dealt());
    await tap('Play here instead');
    await settled();
    expect(claims.mock.calls).toEqual([
      ['a', false],
      ['a', true],
    ]);
    expect(stage()).toBeTruthy();
  });

  test('who leaves before it stands keeps no hold of the game', async () => {
    let give: (mine: { lost: typeof lost; release: () => void }) => void = () => undefined;
    claims.mockReturnValueOnce(new Promise((done) => (give = done)));
    const { unmount } = await sit();
    await settle(async () => void unmount());
    expect(release).not.toHaveBeenCalled();
    await settle(async () => give({ lost, release }));
    expect(release).toHaveBeenCalledOnce();
    expect(open).not.toHaveBeenCalled();
  });
});

describe('a table in play', () => {
  test('goes when another window has taken the game', async () => {
    await sit();
    await settle(async () => {
      lost.value = true;
    });
    expect(stage()).toBeNull();
    expect(screen.getByText('This game is open in another window')).toBeTruthy();
  });

  test('says on the page’s root which game it is, who decides, and what is saved, as long as it stands', async () => {
    const { unmount } = await sit();
    await vi.waitFor(() => expect(root.dataset.saved).toBe('0'));
    expect({ ...root.dataset }).toMatchObject({ game: 'pillow-fight', seat: '0', move: '0' });
    await answer();
    await vi.waitFor(() => expect(root.dataset.saved).toBe('1'));
    expect(root.dataset.move).toBe('1');
    await settle(async () => void unmount());
    expect(['game', 'seat', 'move', 'saved'].filter((key) => key in root.dataset)).toEqual([]);
  });

  test('asks the device to keep our games once the first move is saved, and not again', async () => {
    await sit();
    expect([persist.mock.calls.length, hasSavedGames()]).toEqual([0, false]);
    await answer();
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
    expect(hasSavedGames()).toBe(true);
    await tap(/^Take back/);
    expect(persist).toHaveBeenCalledOnce();
  });

  test('keeps the light on, where the family wants it, until it is left', async () => {
    const { unmount } = await sit();
    expect([light.hold.mock.calls.length, light.release.mock.calls.length]).toEqual([1, 0]);
    await settle(async () => changeSettings({ keepAwake: false }));
    expect(light.release).toHaveBeenCalledOnce();
    await settle(async () => void unmount());
    expect(light.release).toHaveBeenCalledTimes(2);
  });

  test('tries to save at once what could not be saved, when the app comes back to the front', async () => {
    await sit();
    put.mockRejectedValueOnce(new Error('no disk'));
    await answer();
    const tries = put.mock.calls.length;
    await seen('hidden');
    expect(put).toHaveBeenCalledTimes(tries);
    await seen('visible');
    expect(put).toHaveBeenCalledTimes(tries + 1);
    expect(put.mock.lastCall?.[0].save.revision).toBe(1);
  });

  test('that has been left is saved all the same, when the app comes back', async () => {
    const { unmount } = await sit();
    put.mockRejectedValue(new Error('no disk'));
    await answer();
    await settle(async () => void unmount());
    put.mockReset().mockResolvedValue(undefined);
    await seen('visible');
    expect(put.mock.lastCall?.[0].save.revision).toBe(1);
  });
});
