import { signal } from '@preact/signals';
import { cleanup, act as drawn, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findGameModule } from '../../src/app/games/import-game.ts';
import { importFile } from '../../src/app/import-export/exported-save-file.ts';
import { replace } from '../../src/app/routes.ts';
import { ErrorBoundary } from '../../src/app/screens/ErrorBoundary.tsx';
import { watchForLoadErrors } from '../../src/app/service-worker/update.ts';
import { UserFacingError } from '../../src/app/user-facing-error.ts';
import { Scribe } from '../../src/cli/game-recorder.ts';
import { act, prompt } from '../../src/engine/session.ts';
import { validate } from '../../src/engine/validate.ts';
import { gameModule } from '../../src/games/magic-and-mayhem/index.ts';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { CommandError } from '../../src/ui/table/command-error.ts';

/** Everything that was on its way has come, and is drawn. */
const settled = () => drawn(() => vi.dynamicImportSettled());

/** Whatever goes wrong: the game is kept, one can go back or try again, and a file about it can be sent that opens again. */

const scribe = new Scribe(gameModule, gameModule.bots.greedy, {
  id: 'kept',
  seats: 2,
  options: validate(gameModule.game.schemas.options, {}, 'the options'),
  seed: 4,
});
for (let i = 0; i < 30; i++) scribe.play(false);
const { save } = scribe;

const SECRET = 'Cannot play the-hidden-card';
let kept: readonly unknown[] = [];
let readable = true;
const store = {
  saves: async () => kept,
  summaries: async () => (readable ? [] : Promise.reject(new Error('no disk'))),
} as unknown as Ports['store'];
const unsaved = signal<readonly unknown[]>([]);
const ports = { store, autosave: { unsaved }, build: 'build-7' } as unknown as Ports;
let trip: unknown = null;
function Stage() {
  if (trip) throw trip;
  return <button type="button">The stage</button>;
}
const show = () =>
  render(
    <PortsProvider value={ports}>
      <ErrorBoundary>
        <Stage />
      </ErrorBoundary>
    </PortsProvider>,
  );
const button = (name: string) => screen.queryByRole('button', { name });
const reported = () => waitFor(() => expect(button('Send a report')).not.toBeNull()); // a box is opened for it

/** What was sent, through the share sheet. */
async function sent(): Promise<string> {
  const share = vi.fn(async (_: { readonly files: readonly File[] }) => undefined);
  Object.assign(navigator, { canShare: () => true, share });
  fireEvent.click(button('Send a report') as HTMLElement);
  await waitFor(() => expect(screen.getByText('Sent.')).toBeTruthy());
  return (await share.mock.calls[0]?.[0].files[0]?.text()) ?? '';
}
const told = (text: string) => (JSON.parse(text) as { readonly report: { readonly [key: string]: unknown } }).report;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  trip = null;
  readable = true;
  unsaved.value = [];
  kept = [save];
  replace('#/table/kept');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  replace('#/');
});

describe('an error while a screen is drawn', () => {
  test('is told without its own words; one can try again, or go back to the shelf', async () => {
    trip = new Error(SECRET);
    const { container } = show();
    expect(screen.getByRole('heading', { name: 'The stage hand tripped' })).toBeTruthy();
    await reported();
    expect(container.textContent).toContain('Your games are safe.');
    expect(container.textContent).toContain('The report holds the whole game, hidden cards too.');
    expect(container.innerHTML, 'what an error says may be secret').not.toContain('hidden-card');
    fireEvent.click(button('Try again') as HTMLElement);
    expect(button('The stage'), 'it still trips').toBeNull();
    trip = null;
    fireEvent.click(button('Try again') as HTMLElement);
    await waitFor(() => expect(button('The stage')).not.toBeNull());
    trip = new Error(SECRET);
    cleanup();
    show();
    fireEvent.click(button('Back to the shelf') as HTMLElement);
    expect(location.hash).toBe('#/');
  });

  test('can be reported: the file opens as the game that it was, and says what happened', async () => {
    const command = { do: 'roll' } as const;
    trip = new CommandError(command, new TypeError(SECRET));
    show();
    await reported();
    const text = await sent();
    const read = await importFile(text, findGameModule);
    expect(read).toMatchObject({ kind: 'save', save: { revision: save.revision, session: { now: save.session.now } } });
    // and it plays on
    if (read.kind === 'refused') throw new Error(read.words);
    const asked = prompt(gameModule.game, gameModule.content, read.save.session.now);
    const [option] = asked?.kind === 'choose' ? asked.options : [{ do: 'roll' } as const];
    expect(act(gameModule.game, gameModule.content, read.save.session, option as never).session.now).not.toEqual(read.save.session.now);

    const { build, errors, commands, failed } = told(text);
    expect({ build, failed }).toEqual({ build: 'build-7', failed: command });
    expect(errors).toMatchObject([
      { name: 'Error' },
      { name: 'TypeError', message: SECRET, stack: expect.stringContaining('error-screen.test') },
    ]);
    const ofTurn = save.journal.filter(({ turn, command: played }) => turn === save.turn && played);
    expect(ofTurn.length).toBeGreaterThan(0);
    expect((commands as readonly { readonly turn: number }[]).filter(({ turn }) => turn === save.turn)).toEqual(
      ofTurn.map(({ turn, seat, command: played }) => ({ turn, seat, command: played })),
    );
  });

  test('and a newest save that is damaged: the report holds the one before it; where none is whole, the newest as it is', async () => {
    const torn = { ...save, revision: save.revision + 1, session: null };
    kept = [torn, save];
    trip = new Error(SECRET);
    show();
    await reported();
    expect(await importFile(await sent(), findGameModule)).toMatchObject({ kind: 'save', save: { revision: save.revision } });
    cleanup();
    kept = [torn];
    show();
    await reported();
    expect(JSON.parse(await sent())).toMatchObject({ save: torn });
  });
});

describe('that the games are safe', () => {
  test('is said when the storage answers and nothing waits to be saved', async () => {
    trip = new Error(SECRET);
    show();
    await reported();
    expect(screen.getByText(/Your games are safe/)).toBeTruthy();
  });

  test('is not said while something is in this page alone: then the page shall stay open', async () => {
    unsaved.value = [{}];
    trip = new Error(SECRET);
    show();
    await reported();
    expect(screen.queryByText(/Your games are safe/)).toBeNull();
    expect(screen.getByText(/Please do not close it/)).toBeTruthy();
  });

  test('is not said when nobody can look', async () => {
    readable = false;
    trip = new Error(SECRET);
    show();
    await reported();
    expect(screen.queryByText(/Your games are safe/)).toBeNull();
  });
});

test('a part of the app that was not to be had: the page is loaded anew, since the browser would not ask for it again', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  watchForLoadErrors();
  const payload = new Error('Failed to fetch dynamically imported module');
  sessionStorage.setItem('pass-the-torch/reloaded', String(import.meta.env.VITE_BUILD));
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(reload, 'by itself only once').not.toHaveBeenCalled();
  trip = payload;
  show();
  fireEvent.click(button('Try again') as HTMLElement);
  expect(reload).toHaveBeenCalledOnce();
});

test('an error at a tap, or in what comes later, is caught too; what the browser refuses is no trip of ours', async () => {
  show();
  const reject = (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  reject(new DOMException('no sound before a tap', 'NotAllowedError'));
  reject('nothing');
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }));
  await settled();
  expect(button('The stage')).not.toBeNull();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error(SECRET) }));
  await waitFor(() => expect(button('Try again')).not.toBeNull());
  fireEvent.click(button('Try again') as HTMLElement);
  await waitFor(() => expect(button('The stage')).not.toBeNull());
  reject(new TypeError(SECRET));
  await waitFor(() => expect(button('Try again')).not.toBeNull());
});

test('a sentence of ours is shown, and where there is no game needs no report; an error on the shelf has one without a game', async () => {
  kept = [];
  trip = new UserFacingError('That game is not on this device.');
  show();
  expect(screen.getByText('That game is not on this device.')).toBeTruthy();
  await settled();
  expect(button('Send a report')).toBeNull();
  cleanup();
  replace('#/');
  trip = new Error(SECRET);
  show();
  await reported();
  expect(screen.queryByText(/hidden cards too/)).toBeNull();
  const text = await sent();
  expect(told(text)).toMatchObject({ errors: [{ message: SECRET }], commands: [] });
  expect(await importFile(text, findGameModule)).toMatchObject({ kind: 'refused' });
});
