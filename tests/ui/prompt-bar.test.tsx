import { cleanup, render, screen, act as settle, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { turnStartOf } from '../../src/engine/save-records.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { StatusBar } from '../../src/ui/table/chronicle/StatusBar.tsx';
import { PromptBar } from '../../src/ui/table/prompt/PromptBar.tsx';
import type { AnimationFrame } from '../../src/ui/table/stage/animation-frames.ts';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { countCommand } from '../count-commands.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden-cards/box.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, tableOf } from './table-without-screens.ts';

/** Who comes when, in the call, and what the bar below has to tell. */

const AN_HOUR = 3_600_000;
/** Every event is a picture of whoever does it. */
const shoot = (who: NonNullable<AnimationFrame<Brawl>['who']>) => ({
  ...ui,
  frames: (before: unknown, events: readonly object[]) => events.map((event) => ({ view: before, milliseconds: AN_HOUR, event, who })),
});
let controller: TableController<Brawl> | undefined;
afterEach(() => {
  cleanup();
  controller?.close();
  spoken.length = 0;
});
const order = () =>
  within(screen.getByRole('list', { name: 'Whose turn comes when' }))
    .getAllByRole('listitem')
    .map((one) => one.getAttribute('aria-label'));

const spoken: string[] = [];
const speech = { voice: () => null, say: (words: string) => void spoken.push(words), hush: () => undefined };
/** Mira and Otto at a pillow fight. It is Mira's turn, and Otto's comes next; what she does is shown for an hour. */
function lay({
  change = (seats: readonly SeatRecord[]) => seats,
  settings = {},
  who = 0 as NonNullable<AnimationFrame<Brawl>['who']>,
} = {}) {
  const seats = change(
    firstSeats(2, [
      { name: 'Mira', emblem: 'sun' },
      { name: 'Otto', emblem: 'cloud' },
    ]),
  );
  const save = dealtGame(box, seats, { hearts: 8 });
  const first = turnStartOf(save, 0);
  const ports = { ...quietPorts, store: { ...quietPorts.store, turnStart: async () => first }, speech } as typeof quietPorts;
  const table = tableOf(box, shoot(who) as never, save, { ...DEFAULT_SETTINGS, ...settings, ports });
  controller = table;
  const nothing = () => undefined;
  render(
    <>
      <PromptBar play={table} />
      <StatusBar play={table} onUndo={nothing} onChronicle={nothing} onMenu={nothing} onUpdate={null} />
    </>,
  );
  return { table, first };
}
async function passOn(table: TableController<Brawl>): Promise<void> {
  const { value: seat } = table.deciding;
  while (table.deciding.value === seat) {
    countCommand(table, () => table.prompt?.kind ?? null);
    await settle(async () => {
      table.skipAnimation();
      if (table.veil.value !== null) table.liftVeil(table.revision);
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
  await settle(async () => table.skipAnimation());
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
  expect(table.narration.newest.value).not.toBe('');
  expect(news()).not.toContain(table.narration.newest.value);
  await settle(async () => table.skipAnimation());
  expect(news()).toBe(`Chronicle. ${table.narration.newest.value}`);
  expect(news()).not.toBe(before);
});

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const now = () =>
  within(screen.getByRole('list', { name: 'Whose turn comes when' }))
    .getAllByRole('listitem')
    .map((one) => one.getAttribute('aria-current'));

test('it names whoever decides, and points at them alone', async () => {
  const { table } = lay();
  await settle(async () => table.liftVeil(table.revision));
  expect(title()).toBe('Mira, your turn');
  expect(now()).toEqual(['true', null]);
  expect(screen.getByText('Choose one.')).toBeTruthy();
});

test.each([
  [0, 'Mira'],
  [1, 'Otto'],
  ['the laundry', 'the laundry'],
] as const)('while it is shown what %s does, the call names them and says it', async (who, name) => {
  const { table } = lay({ who });
  await passOn(table);
  expect(title()).toBe(name);
  expect(screen.getByText(/^(Mira|Otto) (plays|loses|draws|is asleep)/, { selector: '.call-words p, .call-words p *' })).toBeTruthy();
  expect(order()).toEqual(who === 0 ? ['Mira', 'Otto'] : ['Otto', 'Mira']);
});

test('a bot is said to think', async () => {
  const { table } = lay({
    change: (seats) => seats.map((seat, i) => (i === 0 ? { ...seat, player: { kind: 'bot', strength: 'gentle' } } : seat)),
  });
  expect(title()).toBe('Mira is thinking');
  expect(screen.getByText(table.narration.newest.value || 'Watch what happens.', { selector: '.call-words *' })).toBeTruthy();
});

test('a bot that plays for somebody who is away is said to, and has a mark on their emblem', () => {
  lay({
    change: (seats) => seats.map((seat, i) => (i === 0 ? { ...seat, player: { kind: 'bot', strength: 'gentle', standsIn: true } } : seat)),
  });
  expect(title()).toBe('A bot plays for Mira');
  expect(order()).toEqual(['Mira: a bot plays while they are away', 'Otto']);
  expect(document.querySelectorAll('.call-order .bot-mark')).toHaveLength(1);
});

test('a tap that was meant for an earlier veil lifts none', async () => {
  const { table } = lay();
  await settle(async () => table.liftVeil(table.revision - 1));
  expect([table.veil.value, table.lifted.value]).toEqual([0, false]);
  await settle(async () => table.liftVeil(table.revision));
  expect([table.veil.value, table.lifted.value]).toEqual([null, true]);
});

test('at the end the curtain falls', async () => {
  const { table } = lay({ settings: { speed: 'off' } });
  for (let i = 0; i < 300 && !table.save.value.session.now.outcome; i++) {
    await settle(async () => {
      if (table.veil.value !== null) table.liftVeil(table.revision);
      if (table.prompt?.kind === 'roll') table.roll(table.revision);
      else table.choose(0, table.revision);
    });
  }
  expect(title()).toBe('The curtain falls');
});

test('an earlier turn is called as it was, and nothing of now is said', async () => {
  const { table, first } = lay();
  await passOn(table);
  await settle(async () => table.lookAt(first));
  expect(title()).toBe('Turn 1, as it was');
  expect(screen.getByText('You are only looking.')).toBeTruthy();
});

test('it is read to whoever is read to, when they decide and nothing is shown any more, and to nobody else', async () => {
  const { table } = lay({ change: (seats) => seats.map((seat, i) => (i === 1 ? { ...seat, reading: 'is-read-to' } : seat)) });
  await settle(async () => table.liftVeil(table.revision));
  await passOn(table);
  expect(spoken).toEqual([]);
  await settle(async () => table.skipAnimation());
  await settle(async () => table.liftVeil(table.revision));
  expect(spoken, 'not before they have seen what happened to them').toEqual([]);
  await settle(async () => table.endHandOver());
  expect(spoken).toEqual(['Otto, your turn. Choose one.']);
});

test('in a pair the grown-up reads what is asked, and the app does not', async () => {
  const { table } = lay({ change: (seats) => seats.map((seat, i) => (i === 1 ? { ...seat, reading: 'pair' } : seat)) });
  await settle(async () => table.liftVeil(table.revision));
  await passOn(table);
  await settle(async () => table.skipAnimation());
  await settle(async () => table.liftVeil(table.revision));
  await settle(async () => table.endHandOver());
  expect(title()).toBe('Otto, your turn');
  expect(screen.getByText('Read to Otto: Choose one.')).toBeTruthy();
  expect(spoken).toEqual([]);
});

test('a name that runs from right to left turns nothing around it, and one that looks like code is a name', () => {
  lay({ change: (seats) => seats.map((seat, i) => ({ ...seat, name: i === 0 ? 'שרה' : '<b>{0}</b>' })) });
  expect(controller?.names.value).toEqual(['\u2068שרה\u2069', '<b>{0}</b>']);
  expect(order()).toEqual(['שרה', '<b>{0}</b>']);
});
