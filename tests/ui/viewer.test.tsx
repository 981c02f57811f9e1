import { cleanup, render, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PortsProvider } from '../../src/ui/ports.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { onlyPerson } from '../../src/ui/table/viewer.ts';
import type { Brawl } from '../engine/brawl.ts';
import { box } from '../hidden-cards/box.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, tableOf } from './table-without-screens.ts';

/** Who may look at what: the hand of whoever lifted the veil stays in sight while it is they who are asked, and nobody's longer. */

const HANDS = [
  ['giggle-7', 'poke-0', 'cocoa-6', 'whack-2'],
  ['poke-1', 'whack-3', 'cocoa-6'],
  ['poke-1', 'whack-3', 'cocoa-6'],
];
type Seating = { readonly bots?: readonly number[]; readonly out?: readonly number[] };

/** A pillow fight of three with these hands, at the first seat's turn; nothing is shown slower than at once unless `shown`. */
function sitDown({ bots = [], out = [] }: Seating = {}, shown = false): TableController<Brawl> {
  const seats = firstSeats(3, [], bots);
  const save = dealtGame(box, seats, { hearts: 8 }, 7, (now) => {
    const players = now.state.players.map((player, seat) => ({
      ...player,
      hearts: out.includes(seat) ? 0 : player.hearts,
      hand: (HANDS[seat] ?? []).map((card) => `q${seat}q-${card}`),
    }));
    return { ...now, state: { ...now.state, players } };
  });
  const director = { ...ui, isOut: ({ hearts }: Brawl['view'], seat: number) => hearts[seat] === 0 };
  const controller = tableOf(box, director as never, save, { speed: shown ? 'normal' : 'off' });
  const nothing = () => undefined;
  render(
    <PortsProvider value={quietPorts}>
      <Table play={controller} ui={director as never} onShelf={nothing} onSettings={nothing} onUpdate={null} />
    </PortsProvider>,
  );
  return controller;
}
const does = (controller: TableController<Brawl>, command: object) =>
  settle(() => {
    const { prompt } = controller;
    const index = prompt?.kind === 'choose' ? prompt.options.findIndex((option) => JSON.stringify(option) === JSON.stringify(command)) : -1;
    expect(index, JSON.stringify(command)).toBeGreaterThanOrEqual(0);
    controller.choose(index, controller.revision);
  });
const plays = (controller: TableController<Brawl>, card: string) => does(controller, { do: 'play', card });
const lift = (controller: TableController<Brawl>) => settle(() => controller.liftVeil(controller.revision));
const page = () => document.body.innerHTML;
const wait = (milliseconds: number) => settle(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('whoever has lifted the veil', () => {
  test('keeps their hand in sight between two choices of their own, the second one secret', () => {
    const controller = sitDown();
    lift(controller);
    plays(controller, 'q0q-giggle-7');
    expect(controller.prompt).toMatchObject({ kind: 'choose', secret: true, seat: 0 });
    expect([controller.veil.value, controller.viewer.value]).toEqual([null, 0]);
    expect(page()).toContain('q0q-poke-0');
    expect(page()).not.toMatch(/q[12]q-/);
  });

  test('and while they choose openly; then it goes with them', () => {
    const controller = sitDown();
    lift(controller);
    plays(controller, 'q0q-poke-0');
    expect(controller.prompt).toMatchObject({ kind: 'choose', secret: false, seat: 0 });
    expect(controller.viewer.value).toBe(0);
    does(controller, { do: 'aim', at: 1 });
    expect([controller.veil.value, controller.viewer.value]).toEqual([1, 'table']);
    expect(page()).not.toMatch(/q\dq-/);
  });

  test('sees no second curtain part', () => {
    const controller = sitDown();
    lift(controller);
    wait(50);
    expect(document.querySelector('.veil-parting')).toBeTruthy();
    wait(1000);
    plays(controller, 'q0q-giggle-7');
    expect(document.querySelector('.veil-parting')).toBeNull();
  });

  test('is shown what they did with their hand still there; the next one is shown it without', () => {
    const controller = sitDown({}, true);
    lift(controller);
    plays(controller, 'q0q-giggle-7');
    expect(controller.frame.value).not.toBeNull();
    expect(page()).toContain('q0q-cocoa-6');
    settle(() => controller.skipAnimation());
    plays(controller, 'q0q-cocoa-6');
    expect(controller.frame.value).not.toBeNull();
    settle(() => controller.skipAnimation());
    plays(controller, 'q0q-poke-0');
    settle(() => controller.skipAnimation());
    does(controller, { do: 'aim', at: 2 });
    expect(controller.frame.value).not.toBeNull();
    expect(page()).not.toMatch(/data-card/);
  });

  test('leaves nothing behind when the page is hidden while they are shown what they did', () => {
    const controller = sitDown({}, true);
    lift(controller);
    plays(controller, 'q0q-giggle-7');
    expect(controller.frame.value).not.toBeNull();
    settle(() => controller.lowerVeil());
    expect([controller.frame.value, controller.veil.value]).toEqual([null, 0]);
    expect(page()).not.toMatch(/q\dq-/);
  });

  test('may take back what they did, and still sees their hand', () => {
    const controller = sitDown();
    lift(controller);
    plays(controller, 'q0q-poke-0');
    settle(() => controller.undo(controller.revision));
    expect([controller.veil.value, controller.viewer.value]).toEqual([null, 0]);
    expect(page()).toContain('q0q-poke-0');
  });

  test('finds the veil down when the page was hidden, the table looked at an earlier turn, or a bot has their seat', async () => {
    const controller = sitDown();
    const down = () => {
      expect([controller.veil.value, controller.viewer.value]).toEqual([0, 'table']);
      expect(page()).not.toMatch(/q\dq-/);
      lift(controller);
    };
    lift(controller);
    settle(() => controller.lowerVeil());
    down();
    await settle(async () => controller.lookAt(null));
    expect(controller.viewer.value).toBe(0);
    settle(() => controller.changeSeat(0, (now) => ({ ...now, player: { kind: 'bot', strength: 'gentle' } })));
    expect(controller.viewer.value).toBe('table');
    expect(page()).not.toMatch(/q\dq-/);
  });
});

describe('no veil hangs', () => {
  test('before the one person among bots', () => {
    expect(onlyPerson(firstSeats(3, [], [0, 2]))).toBe(1);
    expect(onlyPerson(firstSeats(3, [], [2]))).toBeNull();
    expect(onlyPerson(firstSeats(2, [], [0, 1]))).toBeNull();
  });

  test('before somebody who has lifted it, once everybody else is out', () => {
    const controller = sitDown({ out: [1, 2] });
    expect([controller.veil.value, controller.viewer.value], 'somebody else may have the tablet').toEqual([0, 'table']);
    lift(controller);
    expect([controller.veil.value, controller.viewer.value]).toEqual([null, 0]);
    expect(page()).toContain('q0q-poke-0');
  });
});
