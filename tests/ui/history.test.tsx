import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveWrite, TurnKey, TurnLog, TurnStart } from '../../src/engine/save.ts';
import { EMBLEM_COLOURS } from '../../src/ui/parts/Emblem.tsx';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { countCommand } from '../count-commands.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden-cards/box.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietAutosave, quietPorts } from './quiet-ports.ts';
import { dealtGame, tableOf } from './table-without-screens.ts';

/** The chronicle, the time machine, "Where were we?" and the menu, at a pillow fight of Mira and Otto. */

/** What the device keeps of the game, turn by turn. */
class Kept {
  tales: TurnLog<Brawl>[] = [];
  starts: TurnStart<Brawl>[] = [];
  /** What the store says of a turn that it cannot give. */
  unread: string | null = null;
  private same = (one: TurnKey) => (other: TurnKey) => one.line === other.line && one.turn === other.turn;
  readonly store = {
    ...quietPorts.store,
    put: async ({ turnLogs: tales, turnStarts: starts }: SaveWrite<Brawl>) => {
      for (const tale of tales) this.tales = [...this.tales.filter((one) => !this.same(tale)(one)), tale];
      // as in the real store: what is written twice lies there once
      for (const start of starts) this.starts = [...this.starts.filter((one) => !this.same(start)(one)), start];
    },
    turnLogs: async () => this.tales,
    turnKeys: async () => this.starts.map(({ line, turn, seat }) => ({ line, turn, seat })),
    turnStart: async (_: unknown, kept: TurnKey) => this.unread ?? this.starts.find(this.same(kept)),
  };
}

let controller: TableController<Brawl> | undefined;
let kept: Kept;
const shelf = vi.fn();
const settings = vi.fn();
beforeEach(() => {
  kept = new Kept();
});
afterEach(() => {
  cleanup();
  controller?.close();
  vi.clearAllMocks();
  vi.useRealTimers();
});

type Laid = { readonly commands?: number; readonly resumed?: boolean; readonly onUpdate?: (() => void) | null };
/** A table at which the first answer has been given so many times; nothing is animated. */
function lay({ commands = 0, resumed = false, onUpdate = null }: Laid = {}): TableController<Brawl> {
  const seats = firstSeats(2, [
    { name: 'Mira', emblem: 'sun' },
    { name: 'Otto', emblem: 'cloud' },
  ]);
  const save = dealtGame(box, seats, { hearts: 8 });
  const ports = { ...quietPorts, store: kept.store, autosave: quietAutosave(kept.store.put as Ports['store']['put']) } as unknown as Ports;
  const open = (from: typeof save, isKept: boolean) => tableOf(box, ui as never, from, { ports, isKept });
  const first = open(save, false);
  for (let i = 0; i < commands; i++) answer(first);
  const table = resumed ? open(first.save.value, true) : first;
  controller = table;
  render(
    <PortsProvider value={ports}>
      <Table play={table} ui={ui as never} onShelf={shelf} onSettings={settings} onUpdate={onUpdate} />
    </PortsProvider>,
  );
  return table;
}
function lift(table: TableController<Brawl>): void {
  if (table.veil.value !== null) table.liftVeil(table.revision);
}
function answer(table: TableController<Brawl>): void {
  countCommand(table, () => table.prompt?.kind ?? null);
  lift(table);
  if (table.prompt?.kind === 'roll') table.roll(table.revision);
  else table.choose(0, table.revision);
}
/** Until so many turns have begun. */
async function turns(table: TableController<Brawl>, count: number): Promise<void> {
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

test('the chronicle has the whole story, the oldest first, under the name of whoever did it', async () => {
  const table = lay();
  await turns(table, 3);
  await tap(/^Chronicle/);
  const chronicle = screen.getByRole('dialog', { name: 'The chronicle' });
  const turnsTold = within(chronicle).getAllByRole('listitem');
  const pages = turnsTold.map((page) => {
    const name = within(page).getByRole('heading', { level: 4 }).textContent;
    return [
      name,
      ...within(page)
        .getAllByText(/ plays /)
        .map(({ textContent }) => textContent?.split(' ')[0]),
    ];
  });
  // who does not read yet sees who did it
  expect(turnsTold.map((page) => page.querySelector('svg')?.innerHTML.includes(EMBLEM_COLOURS.cloud))).toEqual([false, true]);
  // a card that ends a turn is told in the turn that it ends, though the next one begins with it
  expect(pages).toEqual([
    ['Mira', 'Mira'],
    ['Otto', 'Otto'],
  ]);
  await tap('Back');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the table knows turns that the save itself no longer has', async () => {
  const table = lay();
  await turns(table, 6);
  expect(table.save.value.journal[0]?.turn).toBeGreaterThan(1);
  expect(new Set(table.entries.value.map(({ turn }) => turn))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
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
  expect(within(chronicle).getAllByRole('heading', { level: 4 })).toHaveLength(1);
});

test('a store that cannot be read tells no story, and the table goes on', async () => {
  lay();
  kept.store.turnLogs = () => Promise.reject(new Error('no disk'));
  await settle(async () => controller?.liftVeil(controller.revision));
  await tap(/^Chronicle/);
  expect(screen.getByText(/Nothing has happened yet/)).toBeTruthy();
});

test('the time machine lists each turn, the newest first, and shows the table as it stood; then one is back at now', async () => {
  const table = lay();
  await turns(table, 3);
  const now = table.save.value;
  await tap('Menu');
  await tap('Time machine');
  // each turn by what it is remembered for
  expect(listed()).toEqual(['Turn 3: Mira', 'Otto plays Fnorpebu. Turn 2: Otto', 'Otto loses 1. Turn 1: Mira']);
  await tap(/Turn 1: Mira$/);
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
  await tap(/Turn 2: Otto$/);
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
    'The table went back to this turn. Turn 1: Mira',
    'Turn 3: Mira (before you went back)',
    'Otto plays Fnorpebu. Turn 2: Otto (before you went back)',
    'Otto loses 1. Turn 1: Mira (before you went back)',
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

const recap = () => screen.queryByRole('dialog', { name: 'Where were we?' });
/** The stored turns are read, and whoever is next has the tablet. */
async function resumed(commands: number): Promise<TableController<Brawl>> {
  const table = lay({ commands, resumed: true });
  await settle(async () => undefined);
  await settle(async () => lift(table));
  return table;
}

test('whoever comes back is told where they were in whole sentences, with what is asked now, and what went well or badly', async () => {
  await resumed(9);
  await within(screen.getByRole('dialog', { name: 'Where were we?' })).findByText(/^And now/);
  const [story, asked] = [...(recap()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  expect(story).toMatch(/^A pillow fight: Mira has \d hearts, Otto has \d hearts\. The bad news\? \w+ lost \d\.$/);
  expect(asked).toMatch(/^And now\? .*your turn$/);
});

test('it lets no tap through: a tap ends it, and does nothing else', async () => {
  const table = await resumed(9);
  const { revision } = table;
  expect(document.querySelector('main')?.inert || document.querySelector('main')?.hasAttribute('inert')).toBe(true);
  expect(document.querySelectorAll('[data-option], [data-roll]')).toHaveLength(0);
  await settle(async () => void fireEvent.click(recap() ?? document.body));
  expect(recap()).toBeNull();
  expect(table.revision).toBe(revision);
});

test('it is told once: not again to who has looked at an earlier turn meanwhile', async () => {
  const table = await resumed(9);
  await settle(async () => void fireEvent.click(recap() ?? document.body));
  await settle(async () => table.lookAt({ line: 0, turn: 1 }));
  expect(table.past.value).not.toBeNull();
  await settle(async () => table.lookAt(null));
  await settle(async () => lift(table));
  expect(recap()).toBeNull();
});

test('who has never left is not told', async () => {
  const table = lay({ commands: 9 });
  await settle(async () => lift(table));
  expect(recap()).toBeNull();
});
