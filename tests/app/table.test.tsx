import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeSettings, hasKept } from '../../src/app/kept.ts';
import { claim } from '../../src/app/ownership.ts';
import { hand } from '../../src/app/screens/handover.ts';
import { TableGate } from '../../src/app/screens/TableGate.tsx';
import type { Vocabulary } from '../../src/engine/game.ts';
import { newSave } from '../../src/engine/records.ts';
import type { Save, Write } from '../../src/engine/save.ts';
import { start } from '../../src/engine/session.ts';
import { lazy } from '../../src/ui/parts/lazy.tsx';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden/box.ts';
import { storyteller, ui } from '../hidden/ui.ts';
import { quietPorts } from '../ui/quiet-ports.ts';

/** A table is laid and left: this window takes the game first, and the device is told what it needs to know meanwhile. */

vi.mock('../../src/app/ownership.ts', () => ({ claim: vi.fn() }));
vi.mock('canvas-confetti', () => ({ create: () => Object.assign(() => undefined, { reset: () => undefined }) }));

const claims = vi.mocked(claim);
const lost = signal(false);
const release = vi.fn();
const light = { hold: vi.fn(), release: vi.fn() };
const persist = vi.fn(async () => true);
const put = vi.fn(async (_: Write<Vocabulary>) => undefined);
const ports = { ...quietPorts, wakeLock: light, store: { ...quietPorts.store, put } } as unknown as Ports;
const root = document.documentElement;

beforeEach(() => {
  lost.value = false;
  claims.mockReset().mockResolvedValue({ lost, release });
  vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });
  changeSettings({ ...DEFAULT_SETTINGS, speed: 'off' });
});
afterEach(async () => {
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
function dealt(): Save<Vocabulary> {
  const first = start(box.game, box.content, 2, { hearts: 8 }, 7);
  return newSave(box, first, { id: 'a', seats, options: { hearts: 8 }, build: 'test', now: 0 }) as unknown as Save<Vocabulary>;
}
/** Everything that was on its way has come, and is drawn. */
const settled = () => settle(() => vi.dynamicImportSettled());
const open = vi.fn(async () => ({ box, ui }) as never);
/** The same, when it has been won. */
function over(): Save<Vocabulary> {
  const save = dealt();
  const { session } = save;
  return { ...save, session: { ...session, now: { ...session.now, agenda: [], outcome: { winners: [0], reason: 'pillows' } } } };
}
/** And when one bonk is left to be dealt, by Mira. */
function almost(): Save<Vocabulary> {
  const save = dealt();
  const { session } = save;
  const { players } = session.now.state as Brawl['state'];
  const state = {
    ...(session.now.state as Brawl['state']),
    players: players.map((one, seat) => (seat === 1 ? { ...one, hearts: 1 } : one)),
  };
  const now = { ...session.now, state, agenda: [{ do: 'aim', seat: 0, amount: 1 }] };
  return { ...save, session: { ...session, checkpoint: now, now } };
}
/** A storyteller that comes, or not, when it is let. */
function telling() {
  const asked: { readonly come: () => void; readonly miss: () => void }[] = [];
  const later = lazy(
    () =>
      new Promise<typeof storyteller>((come, miss) =>
        asked.push({ come: () => come(storyteller), miss: () => miss(new Error('no network')) }),
      ),
  );
  return { later, asked };
}
async function sit(save = dealt()) {
  hand(save);
  const shown = render(
    <PortsProvider value={ports}>
      <TableGate id="a" open={open} onSettings={() => undefined} />
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
  test('the part that its scene is drawn with comes first; the others follow behind it, and one that is not to be had is no trip', async () => {
    let come: () => void = () => undefined;
    const scene = { load: vi.fn(() => new Promise<void>((done) => (come = done))) };
    const others = [{ load: vi.fn(async () => Promise.reject(new Error('no network'))) }, { load: vi.fn(async () => undefined) }];
    const partFor = vi.fn(() => scene);
    open.mockResolvedValueOnce({ box, ui: { ...ui, parts: [scene, ...others], partFor } } as never);
    await sit();
    expect(stage()).toBeNull();
    for (const { load } of others) expect(load).not.toHaveBeenCalled();
    await settle(async () => come());
    await vi.waitFor(() => expect(stage()).toBeTruthy());
    await vi.waitFor(() => {
      for (const { load } of others) expect(load).toHaveBeenCalledOnce();
    });
    expect(partFor).toHaveBeenCalledWith(box.game.view(dealt().session.now as never, 'table', box.content));
    expect(stage()).toBeTruthy();
  });

  test('of a game that is over its ending can be told first, and nothing else is drawn before it', async () => {
    const { later, asked } = telling();
    const partFor = vi.fn();
    open.mockResolvedValueOnce({ box, ui: { ...ui, storyteller: later, partFor } } as never);
    await sit(over());
    expect([asked.length, stage()]).toEqual([1, null]);
    await settle(async () => asked[0]?.come());
    await vi.waitFor(() => expect(screen.getAllByText('Good night!')[0]).toBeTruthy());
    expect(partFor).not.toHaveBeenCalled();
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
    hand(dealt());
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
    expect([persist.mock.calls.length, hasKept()]).toEqual([0, false]);
    await answer();
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce());
    expect(hasKept()).toBe(true);
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

  test('that has been left does nothing any more when the app comes back', async () => {
    const { unmount } = await sit();
    put.mockRejectedValue(new Error('no disk'));
    await answer();
    await settle(async () => void unmount());
    const tries = put.mock.calls.length;
    put.mockReset().mockResolvedValue(undefined);
    await seen('visible');
    expect(tries).toBeGreaterThan(1);
    expect(put).not.toHaveBeenCalled();
  });

  test('that comes to its end before its storyteller is here stands until the ending can be told, and asks for it', async () => {
    const { later, asked } = telling();
    open.mockResolvedValueOnce({ box, ui: { ...ui, storyteller: later } } as never);
    await sit(almost());
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    // it could not be fetched behind the table
    await settle(async () => asked[0]?.miss());
    await answer();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(stage()).toBeTruthy();
    for (const { come } of asked) await settle(async () => come());
    await vi.waitFor(() => expect(screen.getAllByText('Good night!')[0]).toBeTruthy());
  });
});
