import { signal } from '@preact/signals';
import { cleanup, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { newSave, startOf } from '../../src/engine/records.ts';
import { start } from '../../src/engine/session.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';
import { Call } from '../../src/ui/table/Call.tsx';
import { NewsBar } from '../../src/ui/table/NewsBar.tsx';
import { Play } from '../../src/ui/table/play.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden/box.ts';
import { ui } from '../hidden/ui.ts';
import { quietPorts } from './quiet-ports.ts';

/** Who comes when, in the call, and what the bar below has to tell. */

const AN_HOUR = 3_600_000;
const shoot = {
  ...ui,
  frames: (before: unknown, events: readonly { readonly seat?: number }[]) =>
    events.map((event) => ({ view: before, milliseconds: AN_HOUR, event, who: 0 })),
};
let play: Play<Brawl> | undefined;
afterEach(() => {
  cleanup();
  play?.close();
});
const order = () =>
  within(screen.getByRole('list', { name: 'Whose turn comes when' }))
    .getAllByRole('listitem')
    .map((one) => one.getAttribute('aria-label'));

/** Mira and Otto at a pillow fight. It is Mira's turn, and Otto's comes next; what she does is shown for an hour. */
function lay() {
  const seats = firstSeats(2, [
    { name: 'Mira', emblem: 'sun' },
    { name: 'Otto', emblem: 'cloud' },
  ]);
  const dealt = start(box.game, box.content, 2, { hearts: 8 }, 7);
  const save = newSave(box, dealt, { id: 'a', seats, options: { hearts: 8 }, build: 'test', now: 0 });
  const first = startOf(save, 0);
  const ports = { ...quietPorts, store: { ...quietPorts.store, turn: async () => first } } as typeof quietPorts;
  const table = new Play<Brawl>(box, shoot as never, save, ports, signal({ ...DEFAULT_SETTINGS }), true);
  play = table;
  const nothing = () => undefined;
  render(
    <>
      <Call play={table} />
      <NewsBar play={table} onChronicle={nothing} onMenu={nothing} onUpdate={null} />
    </>,
  );
  return { table, first };
}
async function passOn(table: Play<Brawl>): Promise<void> {
  const { value: seat } = table.deciding;
  while (table.deciding.value === seat) {
    await settle(async () => {
      table.hurry();
      if (table.veil.value !== null) table.lift(table.revision);
      table.choose(0, table.revision);
    });
  }
}

test('while it is shown, whoever does it comes first, and not yet the next one', async () => {
  const { table } = lay();
  expect(order()).toEqual(['Mira', 'Otto']);
  await passOn(table);
  expect(table.frame.value).not.toBeNull();
  expect(order()).toEqual(['Mira', 'Otto']);
  await settle(async () => table.hurry());
  expect(order()).toEqual(['Otto', 'Mira']);
});

test('an earlier turn is looked at with whoever had it', async () => {
  const { table, first } = lay();
  await passOn(table);
  await settle(async () => table.lookAt(first));
  expect(order()).toEqual(['Mira', 'Otto']);
  await settle(async () => table.lookAt(null));
  expect(order()).toEqual(['Otto', 'Mira']);
});

test('how it ends is no news before it has been shown', async () => {
  const { table } = lay();
  const news = () => screen.getByRole('button', { name: /^Chronicle/ }).getAttribute('aria-label');
  const before = news();
  await passOn(table);
  expect(table.news.newest.value).not.toBe('');
  expect(news()).not.toContain(table.news.newest.value);
  await settle(async () => table.hurry());
  expect(news()).toBe(`Chronicle. ${table.news.newest.value}`);
  expect(news()).not.toBe(before);
});
