import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSave } from '../../src/engine/records.ts';
import type { KeptTurn, Tale, TurnStart, Write } from '../../src/engine/save.ts';
import { start } from '../../src/engine/session.ts';
import { EMBLEM_COLOURS } from '../../src/ui/parts/Emblem.tsx';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Play } from '../../src/ui/table/play.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden/box.ts';
import { ui } from '../hidden/ui.ts';
import { quietPorts } from './quiet-ports.ts';

/** The chronicle, the time machine, "Where were we?" and the menu, at a pillow fight of Mira and Otto. */

/** What the device keeps of the game, turn by turn. */
class Kept {
  tales: Tale<Brawl>[] = [];
  starts: TurnStart<Brawl>[] = [];
  /** What the store says of a turn that it cannot give. */
  unread: string | null = null;
  private same = (one: KeptTurn) => (other: KeptTurn) => one.line === other.line && one.turn === other.turn;
  readonly store = {
    ...quietPorts.store,
    put: async ({ tales, starts }: Write<Brawl>) => {
      for (const tale of tales) this.tales = [...this.tales.filter((one) => !this.same(tale)(one)), tale];
      this.starts.push(...starts);
    },
    tales: async () => this.tales,
    starts: async () => this.starts.map(({ line, turn, seat }) => ({ line, turn, seat })),
    turn: async (_: unknown, kept: KeptTurn) => this.unread ?? this.starts.find(this.same(kept)),
  };
}

let play: Play<Brawl> | undefined;
let kept: Kept;
const shelf = vi.fn();
const settings = vi.fn();
beforeEach(() => {
  kept = new Kept();
});
afterEach(() => {
  cleanup();
  play?.close();
  vi.clearAllMocks();
  vi.useRealTimers();
});

type Laid = { readonly commands?: number; readonly resumed?: boolean; readonly onUpdate?: (() => void) | null };
/** A table at which the first answer has been given so many times; nothing is animated. */
function lay({ commands = 0, resumed = false, onUpdate = null }: Laid = {}): Play<Brawl> {
  const seats = firstSeats(2, [
    { name: 'Mira', emblem: 'sun' },
    { name: 'Otto', emblem: 'cloud' },
  ]);
  const dealt = start(box.game, box.content, 2, { hearts: 8 }, 7);
  const save = newSave(box, dealt, { id: 'a', seats, options: { hearts: 8 }, build: 'test', now: 0 });
  const ports = { ...quietPorts, store: kept.store } as unknown as Ports;
  const table = new Play<Brawl>(box, ui as never, save, ports, signal({ ...DEFAULT_SETTINGS, speed: 'off' as const }), false);
  play = table;
  for (let i = 0; i < commands; i++) answer(table);
  render(
    <PortsProvider value={ports}>
      <Table play={table} ui={ui as never} onShelf={shelf} onSettings={settings} resumed={resumed} onUpdate={onUpdate} />
    </PortsProvider>,
  );
  return table;
}
function lift(table: Play<Brawl>): void {
  if (table.veil.value !== null) table.lift(table.revision);
}
function answer(table: Play<Brawl>): void {
  lift(table);
  if (table.prompt?.kind === 'roll') table.roll(table.revision);
  else table.choose(0, table.revision);
}
/** Until so many turns have begun. */
async function turns(table: Play<Brawl>, count: number): Promise<void> {
  while (table.save.value.turn < count) await settle(async () => answer(table));
  await settle(async () => lift(table));
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function tap(name: string | RegExp): Promise<void> {
  await settle(async () => void fireEvent.click(button(name)));
  // what the store is asked for comes a little later
  await settle(async () => undefined);
}
const listed = () =>
  within(screen.getByRole('dialog', { name: 'Time machine' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.trim());

test('the chronicle has the whole story, the newest turn on top, under the name of whoever had it', async () => {
  const table = lay();
  await turns(table, 3);
  await tap(/^Chronicle/);
  const chronicle = screen.getByRole('dialog', { name: 'The chronicle' });
  const turnsTold = within(chronicle).getAllByRole('listitem');
  const pages = turnsTold.map((page) => {
    const name = within(page).getByRole('heading', { level: 3 }).textContent;
    return [
      name,
      ...within(page)
        .getAllByText(/ plays /)
        .map(({ textContent }) => textContent?.split(' ')[0]),
    ];
  });
  // who does not read yet sees whose turn it was
  expect(turnsTold.map((page) => page.querySelector('svg')?.innerHTML.includes(EMBLEM_COLOURS.cloud))).toEqual([true, false]);
  // a card that ends a turn is told in the turn that it ends, though the next one begins with it
  expect(pages).toEqual([
    ['Otto', 'Otto'],
    ['Mira', 'Mira'],
  ]);
  await tap('Back');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what was drawn in secret is not in it; a turn that cannot be told is left out, and the others stay', async () => {
  const table = lay();
  await turns(table, 3);
  const [tale] = kept.tales;
  if (tale)
    kept.tales = [{ ...tale, entries: [{ ...tale.entries[0], events: [{ event: { do: 'sneezed' } }] } as never] }, ...kept.tales.slice(1)];
  await tap(/^Chronicle/);
  const chronicle = screen.getByRole('dialog', { name: 'The chronicle' });
  expect(within(chronicle).queryByText(/draws/)).toBeNull();
  expect(within(chronicle).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('a store that cannot be read tells no story, and the table goes on', async () => {
  lay();
  kept.store.tales = () => Promise.reject(new Error('no disk'));
  await settle(async () => play?.lift(play.revision));
  await tap(/^Chronicle/);
  expect(screen.getByText(/Nothing has happened yet/)).toBeTruthy();
});

test('the time machine lists each turn, the newest first, and shows the table as it stood; then one is back at now', async () => {
  const table = lay();
  await turns(table, 3);
  const now = table.save.value;
  await tap('Menu');
  await tap('Time machine');
  expect(listed()).toEqual(['Turn 3: Mira', 'Turn 2: Otto', 'Turn 1: Mira']);
  await tap(/^Turn 1/);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('region', { name: 'An earlier turn' }).textContent).toContain('This was turn 1. You are only looking.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Turn 1, as it was');
  expect(screen.queryByRole('button', { name: /^(Play|Bonk) [A-Z]/ })).toBeNull();
  expect(screen.getAllByText(/played nothing$/)).toHaveLength(2);
  await tap('Back to now');
  expect(screen.queryByRole('region', { name: 'An earlier turn' })).toBeNull();
  expect(table.save.value).toBe(now);
});

test('where turns of long ago are no longer kept, the time machine says so', async () => {
  const table = lay();
  await turns(table, 3);
  const words = () => screen.getByText(/^Tap a turn to see the table/).textContent;
  await tap('Menu');
  await tap('Time machine');
  expect(words()).not.toContain('long ago');
  await tap('Back to now');
  kept.starts = kept.starts.filter(({ turn }) => turn !== 2);
  await tap('Menu');
  await tap('Time machine');
  expect(words()).toContain('Of turns long ago only some are kept.');
});

test('to play on from there all must agree; then it is a new line of the story', async () => {
  const table = lay();
  await turns(table, 3);
  const stood = kept.starts[1]?.at.state;
  await tap('Menu');
  await tap('Time machine');
  await tap(/^Turn 2/);
  vi.useFakeTimers();
  await tap('Play on from here');
  expect(screen.getByRole('region', { name: 'An earlier turn' }).textContent).toContain('Does everybody agree');
  expect(button('Yes, all agree').hasAttribute('disabled')).toBe(true);
  await settle(async () => void vi.advanceTimersByTime(1000));
  await tap('Yes, all agree');
  expect(table.save.value).toMatchObject({ turn: 2, line: 1, session: { commands: [], sealed: 'back', now: { state: stood } } });
  expect(table.past.value).toBeNull();
  expect(kept.starts.at(-1)).toMatchObject({ line: 1, turn: 2, seat: 1 });
});

test('looking at another turn asks anew whether all agree, and turns of before are marked', async () => {
  const table = lay();
  await turns(table, 3);
  await settle(async () => table.lookAt({ line: 0, turn: 2 }));
  await tap('Play on from here');
  await settle(async () => table.lookAt({ line: 0, turn: 1 }));
  expect(screen.queryByRole('button', { name: 'Yes, all agree' })).toBeNull();
  await settle(async () => table.goBack());
  await settle(async () => lift(table));
  await tap('Menu');
  await tap('Time machine');
  expect(listed()).toEqual([
    'Turn 1: Mira',
    ...[3, 2, 1].map((turn) => `Turn ${turn}: ${turn === 2 ? 'Otto' : 'Mira'} (before you went back)`),
  ]);
});

test('a turn that is damaged says so, and the table stays at now', async () => {
  const table = lay();
  await turns(table, 2);
  kept.unread = 'That turn was damaged.';
  await settle(async () => table.lookAt({ line: 0, turn: 1 }));
  expect(screen.getByText('That turn was damaged.')).toBeTruthy();
  expect(table.past.value).toBeNull();
});

test.each<[string, () => void]>([
  ['a tap', () => void fireEvent.pointerDown(document.body)],
  ['a key', () => void fireEvent.keyDown(document.body, { key: 'a' })],
  ['twenty seconds', () => void vi.advanceTimersByTime(20_000)],
])('where we were is told to whoever comes back, in five lines at most, until %s', async (_, leave) => {
  vi.useFakeTimers();
  const table = lay({ commands: 9, resumed: true });
  await settle(async () => lift(table));
  const told = table.news.story(table.save.value.journal);
  expect(told.length).toBeGreaterThan(5);
  const recap = screen.getByRole('complementary', { name: 'Where were we?' });
  expect(
    within(recap)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(told.slice(-5));
  await settle(async () => void vi.advanceTimersByTime(19_000));
  expect(screen.queryByRole('complementary')).not.toBeNull();
  await settle(async () => leave());
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('it is told once: not again to who has looked at an earlier turn meanwhile', async () => {
  const table = lay({ commands: 9, resumed: true });
  await settle(async () => lift(table));
  const recap = () => screen.queryByRole('complementary', { name: 'Where were we?' });
  expect(recap()).not.toBeNull();
  await settle(async () => void fireEvent.pointerDown(document.body));
  expect(recap()).toBeNull();
  await settle(async () => table.lookAt({ line: 0, turn: 1 }));
  expect(table.past.value).not.toBeNull();
  await settle(async () => table.lookAt(null));
  await settle(async () => lift(table));
  expect(recap()).toBeNull();
});

test('who has never left is not told', async () => {
  const table = lay({ commands: 9 });
  await settle(async () => lift(table));
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('in the menu people say who throws real dice', async () => {
  const table = lay();
  await turns(table, 1);
  const dice = () => table.save.value.seats.map((seat) => seat.dice);
  await tap('Menu');
  await tap('Otto: app dice');
  expect(dice()).toEqual(['app', 'real']);
  expect(button('Otto: real dice').getAttribute('aria-pressed')).toBe('true');
  await tap('Otto: real dice');
  expect(dice()).toEqual(['app', 'app']);
});

test('the menu leads to the shelf and to the settings, and offers a new version where there is one', async () => {
  const onUpdate = vi.fn();
  const table = lay({ onUpdate });
  await turns(table, 1);
  await tap('Menu');
  await tap('Dinner! Keep the game');
  await tap('Settings');
  await tap(/^A new version is here/);
  expect([shelf, settings, onUpdate].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
  await tap('Play on');
  expect(screen.queryByRole('dialog')).toBeNull();
});
