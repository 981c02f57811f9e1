import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotQuestion } from '../../src/engine/bots/choose.ts';
import { turnStartOf } from '../../src/engine/save-records.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { speak } from '../../src/engine/shared/sentences.ts';
import { type Ports, PortsProvider } from '../../src/ui/ports.ts';
import type { Speed } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden-cards/box.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, tableOf } from './table-without-screens.ts';

/** Clank the bot sits beside Mira, at a pillow fight. What it is asked waits until the test answers. */

type Thought = { readonly question: BotQuestion<Brawl>; readonly take: (index: number) => void; readonly fail: () => void };
const thoughts: Thought[] = [];
const spoken: string[] = [];
const ports: Ports = {
  ...quietPorts,
  bots: {
    think: (_, question) =>
      new Promise((resolve, reject) => {
        thoughts.push({ question: question as unknown as BotQuestion<Brawl>, take: resolve, fail: () => reject(new Error('no idea')) });
      }),
  },
  speech: { voice: () => null, say: (words) => void spoken.push(words), hush: () => undefined },
};
let controller: TableController<Brawl>;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  controller.close();
  vi.useRealTimers();
  thoughts.length = 0;
  spoken.length = 0;
});

const [clank, mira] = firstSeats(2, [{ name: 'Mira', emblem: 'sun' }], [0]) as [SeatRecord, SeatRecord];
const BOTH = [clank, mira];
type Sat = { speed?: Speed; seed?: number; readAloud?: boolean; revision?: number };
function table({ speed = 'normal', seed = 7, readAloud = false, revision = 0 }: Sat = {}): TableController<Brawl> {
  const save = { ...dealtGame(box, BOTH, { hearts: 8 }, seed), revision };
  const witty = {
    ...ui,
    describe: {
      ...ui.describe,
      why: (_: unknown, { do: done }: { do: string }) => (done === 'played' ? 'it looked soft' : null),
    },
  };
  controller = tableOf(box, witty as never, save, { ports, speed, readAloud });
  return controller;
}
const wait = (milliseconds: number) => settle(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const think = (then: (thought: Thought) => void) =>
  settle(async () => {
    const last = thoughts.at(-1);
    if (last) then(last);
    await vi.advanceTimersByTimeAsync(0);
  });
const draw = () =>
  render(
    <PortsProvider value={ports}>
      <Table play={controller} ui={ui as never} onShelf={() => {}} onSettings={() => {}} onUpdate={null} />
    </PortsProvider>,
  );

test('it thinks at once, and acts when people have had time to follow', async () => {
  table();
  expect(thoughts).toHaveLength(1);
  await think(({ take }) => take(0));
  await wait(300);
  expect(controller.revision).toBe(0);
  await wait(400);
  expect(controller.revision).toBe(1);
});

test('it takes longer at slow speed', async () => {
  table({ speed: 'slow' });
  await think(({ take }) => take(0));
  await wait(1000);
  expect(controller.revision).toBe(0);
  await wait(300);
  expect(controller.revision).toBe(1);
});

test('where a game is taken up it waits until people have read where it was, and have tapped', async () => {
  table({ revision: 4 });
  draw();
  await think(({ take }) => take(0));
  await wait(9000);
  expect(controller.revision).toBe(4);
  await settle(async () => void fireEvent.click(screen.getByRole('button', { name: 'On we go!' })));
  await wait(3000);
  expect(controller.revision).toBeGreaterThan(4);
});

test('a thought that takes long holds nothing up but itself', async () => {
  table();
  await wait(5000);
  expect(controller.revision).toBe(0);
  await think(({ take }) => take(0));
  expect(controller.revision).toBe(1);
});

test('the next tap hurries it', async () => {
  table();
  draw();
  await think(({ take }) => take(0));
  await settle(async () => {
    fireEvent.pointerDown(document.body);
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(controller.revision).toBe(1);
});

test('what it is asked is an imagined table: other dice, and hands that may be', async () => {
  let others = 0;
  for (let seed = 1; seed <= 8; seed++) {
    table({ seed });
    const real = controller.save.value.session.now;
    const { at, seats, strength } = thoughts.at(-1)?.question ?? { at: real };
    expect(strength).toBe('gentle');
    expect(seats).toBe(controller.names.value.length);
    expect(at.random).not.toEqual(real.random);
    expect(at.state.players[0]?.hand).toEqual(real.state.players[0]?.hand);
    if (JSON.stringify(at.state.players[1]?.hand) !== JSON.stringify(real.state.players[1]?.hand)) others++;
    controller.close();
  }
  expect(others).toBeGreaterThan(0);
});

test('it thinks as hard as its seat says', () => {
  table();
  settle(() => controller.changeSeat(0, (now) => ({ ...now, player: { kind: 'bot', strength: 'clever' } })));
  expect(thoughts.map(({ question }) => question.strength)).toEqual(['gentle', 'clever']);
});

test('an answer while the table looks at an earlier turn is dropped; back at now it is given', async () => {
  const table_ = table();
  const first = { ...turnStartOf(table_.save.value, 0), turn: 1 };
  const { turnStart: turn } = ports.store;
  ports.store.turnStart = (async () => first) as never;
  await settle(async () => controller.lookAt(first));
  await think(({ take }) => take(0));
  await wait(3000);
  expect(controller.revision).toBe(0);
  await settle(async () => controller.lookAt(null));
  await wait(700);
  expect(controller.revision).toBe(1);
  ports.store.turnStart = turn;
});

test('an answer to a table that has moved on is dropped', async () => {
  table();
  const before = JSON.stringify(controller.save.value.session);
  await settle(async () => controller.changeSeat(0, (now) => ({ ...now, player: { kind: 'person' } })));
  const { revision } = controller;
  await think(({ take }) => take(0));
  await wait(2000);
  expect(controller.revision).toBe(revision);
  expect(JSON.stringify(controller.save.value.session)).toBe(before);
  expect(controller.veil.value).toBe(0);
});

test('one that is at its wits’ end takes anything, so that the table goes on', async () => {
  table();
  await think(({ fail }) => fail());
  await wait(1000);
  expect(controller.revision).toBe(1);
});

test('a closed table stays as it was', async () => {
  table();
  await wait(1000);
  controller.close();
  await think(({ take }) => take(0));
  expect(controller.revision).toBe(0);
});

test('it says in a line what it did and why: in the news, to whoever listens, and aloud', async () => {
  table({ readAloud: true });
  await think(({ take }) => take(0));
  await wait(700);
  const line = /^Clank plays \w+: it looked soft\.$/;
  expect(controller.narration.told.value.lines).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  expect(spoken.join(' ')).toMatch(/: it looked soft\./);
  const event = controller.frame.value?.event;
  expect(event && speak(controller.narration.of(event) ?? [])).toMatch(line);
});

test('what a person does speaks for itself', async () => {
  table();
  await settle(async () => controller.changeSeat(0, (now) => ({ ...now, player: { kind: 'person' } })));
  await settle(async () => controller.liftVeil(controller.revision));
  await settle(async () => controller.choose(0, controller.revision));
  expect(controller.narration.told.value.lines.join(' ')).toMatch(/^Clank plays/);
  expect(controller.narration.told.value.lines.join(' ')).not.toMatch(/soft/);
});

test('it waits while the menu is open', async () => {
  table();
  draw();
  await settle(async () => screen.getByRole('button', { name: 'Menu' }).click());
  await think(({ take }) => take(0));
  await wait(3000);
  expect(controller.revision).toBe(0);
  await settle(async () => screen.getByRole('button', { name: 'Play on' }).click());
  await wait(700);
  expect(controller.revision).toBe(1);
});

test('in the menu a seat is handed to a bot, and taken back', async () => {
  table();
  draw();
  const button = (name: string) => screen.getByRole('button', { name });
  await settle(async () => button('Menu').click());
  const left = () => screen.getByText('Mira', { selector: 'b' }).closest('span')?.textContent;
  expect(left()).toBe('Mira plays');
  await settle(async () => button('A bot plays for Mira').click());
  expect(controller.seat(1)?.player).toEqual({ kind: 'bot', strength: 'gentle', standsIn: true });
  expect(screen.queryByText('Time for a break?')).toBeNull();
  await settle(async () => button('Menu').click());
  expect(left()).toBe('Mira is a bot now');
  await settle(async () => button('A person plays for Mira').click());
  expect(controller.seat(1)).toEqual(mira);
});
