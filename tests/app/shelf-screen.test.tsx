import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { ShelfScreen } from '../../src/app/screens/ShelfScreen.tsx';
import type { SaveSummary } from '../../src/engine/save.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
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
const show = (...tickets: readonly SaveSummary[]) =>
  render(
    <PortsProvider value={{ ...quietPorts, store: { ...quietPorts.store, summaries: async () => tickets } }}>
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
  show(ticket('one', 'dust-up', null));
  const waiting = await onTheLine();
  expect(within(waiting).getByRole('heading').textContent).toBe('Dust-Up');
  const box = screen.getByRole('button', { name: /^Dust-Up/ });
  expect(picture(box)).toBeTruthy();
  expect(picture(waiting)).toBe(picture(box));
});

test('a game that the family has given a name waits under that name', async () => {
  show(ticket('one', 'labyrinth', 'Grandma’s Wednesday'));
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
  show(ticket('one', 'ludo', null));
  const waiting = await onTheLine();
  expect(within(waiting).getByRole('heading').textContent).toBe('ludo');
  expect(picture(waiting)).toBeUndefined();
  expect(waiting.querySelector('.ticket-badge > .torch')).toBeTruthy();
});

test('once a game is thrown away the next one hangs there as it is, and a second tap does not throw it away, too', async () => {
  show(ticket('one', 'labyrinth', null), ticket('two', 'dust-up', null));
  fireEvent.click(await screen.findByRole('button', { name: 'Throw this game away: Labyrinth' }));
  await waitFor(() => expect(button('Throw it away').disabled).toBe(false));
  fireEvent.click(button('Throw it away'));
  await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Dust-Up'));
  expect(screen.queryByRole('button', { name: 'Throw it away' })).toBeNull();
  expect(button('Go on')).toBeTruthy();
});
