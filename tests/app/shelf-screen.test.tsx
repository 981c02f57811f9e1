import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ShelfScreen } from '../../src/app/screens/ShelfScreen.tsx';
import { lockGame } from '../../src/app/storage/window-lock.ts';
import type { SaveSummary } from '../../src/engine/save.ts';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { quietPorts } from '../ui/quiet-ports.ts';

const ticket = (id: string, game: string, title: string | null): SaveSummary => ({
  id,
  game,
  emblems: ['sun'],
  headline: 'Mira holds the torch',
  summary: 'Round 2',
  played: 1,
  over: false,
  title,
});
const show = (store: Partial<Ports['store']>) =>
  render(
    <PortsProvider value={{ ...quietPorts, store: { ...quietPorts.store, ...store } }}>
      <ShelfScreen onSettings={() => undefined} />
    </PortsProvider>,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const onTheLine = async () => (await screen.findByRole('button', { name: 'Go on' })).closest('article') as HTMLElement;
const picture = (of: HTMLElement): string | null | undefined => of.querySelector('img')?.getAttribute('src');

/** No other window is there: whoever asks for a game has it. */
vi.mock('../../src/app/storage/window-lock.ts', () => ({
  lockGame: vi.fn(async () => ({ lost: { value: false }, release: () => undefined })),
}));

afterEach(cleanup);

test('the ticket of a waiting game shows the picture of its box, so that nobody has to read', async () => {
  show({ summaries: async () => [ticket('one', 'dust-up', null)] });
  const waiting = await onTheLine();
  expect(within(waiting).getByRole('heading').textContent).toBe('Dust-Up');
  const box = screen.getByRole('button', { name: /^Dust-Up/ });
  expect(picture(box)).toBeTruthy();
  expect(picture(waiting)).toBe(picture(box));
});

test('a game that the family has given a name waits under that name', async () => {
  show({ summaries: async () => [ticket('one', 'labyrinth', 'Grandma’s Wednesday')] });
  expect(within(await onTheLine()).getByRole('heading').textContent).toBe('Grandma’s Wednesday');
});

test.each([
  ['the day before yesterday', 2, /Wednesday/],
  ['three weeks ago, by its date: that weekday has come round since', 21, /October/],
])('a game says when it was played: %s', async (_when, days, said) => {
  const now = new Date(2026, 10, 6, 19).getTime();
  render(
    <PortsProvider
      value={{
        ...quietPorts,
        now: () => now,
        store: {
          ...quietPorts.store,
          summaries: async () => [{ ...ticket('one', 'dust-up', null), played: now - days * 24 * 60 * 60 * 1000 }],
        },
      }}
    >
      <ShelfScreen onSettings={() => undefined} />
    </PortsProvider>,
  );
  expect((await onTheLine()).textContent).toMatch(said);
});

test('a game that this app does not have waits under a torch', async () => {
  show({ summaries: async () => [ticket('one', 'ludo', null)] });
  const waiting = await onTheLine();
  expect(within(waiting).getByRole('heading').textContent).toBe('ludo');
  expect(picture(waiting)).toBeUndefined();
  expect(waiting.querySelector('.ticket-badge > .torch')).toBeTruthy();
});

describe('a game that is thrown away on the shelf', () => {
  const release = vi.fn();
  const remove = vi.fn(async () => undefined);
  const throwAway = async (...tickets: readonly SaveSummary[]) => {
    vi.mocked(lockGame).mockImplementation(async () => ({ lost: { value: false }, release }) as never);
    const left = () => tickets.filter(({ id }) => !remove.mock.calls.some((call: readonly unknown[]) => call[0] === id));
    const shown = show({ summaries: async () => left(), remove });
    fireEvent.click(await screen.findByRole('button', { name: 'Throw this game away: Labyrinth' }));
    await screen.findByText(/Thrown away: Labyrinth/);
    return shown;
  };
  beforeEach(() => vi.clearAllMocks());

  test('can be fetched back until the shelf is left', async () => {
    const { unmount } = await throwAway(ticket('one', 'labyrinth', null), ticket('two', 'dust-up', null));
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button('Fetch it back')));
    fireEvent.click(button('Fetch it back'));
    await screen.findByRole('button', { name: 'Go on' });
    unmount();
    expect(release).toHaveBeenCalledOnce();
    expect(remove).not.toHaveBeenCalled();
  });
  test('goes when the shelf is left', async () => {
    const { unmount } = await throwAway(ticket('one', 'labyrinth', null), ticket('two', 'dust-up', null));
    expect(remove).not.toHaveBeenCalled();
    unmount();
    await waitFor(() => expect(remove.mock.calls).toEqual([['one']]));
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
  });
  test('goes when all games are looked at, and the next one hangs there', async () => {
    await throwAway(ticket('one', 'labyrinth', null), ticket('two', 'dust-up', null));
    fireEvent.click(button('All games'));
    await waitFor(() => expect(remove.mock.calls).toEqual([['one']]));
    if (screen.queryByRole('dialog')) fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(within(screen.getByRole('article')).getByRole('heading').textContent).toBe('Dust-Up'));
    expect(screen.queryByText(/Thrown away/)).toBeNull();
  });
});
