import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { State } from '../../src/games/magic-and-mayhem/state/state.ts';
import type { Mayhem } from '../../src/games/magic-and-mayhem/state/tasks.ts';
import { ui } from '../../src/ui/games/magic-and-mayhem/index.tsx';
import { PortsProvider } from '../../src/ui/ports.ts';
import type { Settings } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import type { TableController } from '../../src/ui/table/table-controller.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, tableOf } from './table-without-screens.ts';

const plays: TableController<Mayhem>[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  for (const play of plays.splice(0)) play.close();
  vi.useRealTimers();
});
const pass = (ms: number) => settle(async () => void (await vi.advanceTimersByTimeAsync(ms)));

/** So many heroes on the stairs, where the letter has been opened; whoever is in turn has one step left, and nothing to do after it. */
async function table(players: number, more: Partial<State> = {}, settings: Partial<Settings> = {}): Promise<TableController<Mayhem>> {
  const save = dealtGame(mayhemModule, firstSeats(players), { tiles: 9 }, 3, (now) => ({
    ...now,
    state: {
      ...now.state,
      turn: { ...now.state.turn, steps: 1 },
      used: now.state.board.slots.map((_, slot) => ({ slot, seats: [0] })),
      ...more,
    },
  }));
  const play = tableOf(mayhemModule, ui as never, save, settings);
  plays.push(play);
  const nothing = () => undefined;
  render(
    <PortsProvider value={quietPorts}>
      <Table play={play} ui={ui as never} onShelf={nothing} onSettings={nothing} onUpdate={null} />
    </PortsProvider>,
  );
  await pass(1);
  return play;
}
const answer = (play: TableController<Mayhem>, deed: string) =>
  settle(async () => {
    const { prompt } = play;
    if (prompt?.kind !== 'choose') throw new Error('nobody is asked');
    const index = prompt.options.findIndex((option) => option.do === deed);
    play.choose(index, play.revision);
  });
const handOver = (name: string) => screen.queryByRole('dialog', { name });

describe('[MM-12] a turn that has nothing left ends by itself', () => {
  test('that is said, and a tap that was meant for it ends nothing', async () => {
    const play = await table(2);
    await answer(play, 'walk');
    const over = () => handOver('Sun’s turn is over. Torch to Cloud!');
    expect(over()).not.toBeNull();
    // a tap that was on its way to "End turn"
    const { revision } = play;
    await settle(async () => void fireEvent.click(over() ?? document.body));
    expect(over()).not.toBeNull();
    await pass(1001);
    expect(over()).not.toBeNull();
    await settle(async () => void fireEvent.click(over() ?? document.body));
    expect(over()).toBeNull();
    expect(play.revision).toBe(revision);
  });

  test('it stays long enough to be read, and goes by itself', async () => {
    const play = await table(2);
    await answer(play, 'walk');
    await pass(2900);
    expect(handOver('Sun’s turn is over. Torch to Cloud!')).not.toBeNull();
    await pass(101);
    expect(handOver('Sun’s turn is over. Torch to Cloud!')).toBeNull();
  });

  test('also where the same player goes on', async () => {
    const play = await table(1);
    await answer(play, 'walk');
    expect(handOver('Sun’s turn is over. A new turn, Sun!')).not.toBeNull();
  });
});

test('[MM-12] whoever ends their turn is not told that it is over', async () => {
  const play = await table(2);
  await answer(play, 'end');
  expect(handOver('Torch to Cloud!')).not.toBeNull();
  await pass(1001);
  expect(handOver('Torch to Cloud!')).toBeNull();
});

describe('undo into the turn of somebody else', () => {
  const button = (name: string | RegExp) => screen.getByRole('button', { name });
  const asks = () => screen.queryByRole('dialog', { name: 'That was Sun!' });
  /** Sun has ended the turn, Cloud is asked, and taps “Take back”. */
  async function takeBack(): Promise<TableController<Mayhem>> {
    const play = await table(2);
    await answer(play, 'end');
    await pass(2000);
    await settle(async () => void fireEvent.click(button(/^Take back/)));
    return play;
  }

  test('asks them first, and a second tap of the same finger does not answer', async () => {
    const play = await takeBack();
    expect(asks()?.textContent).toContain('The turn is over.');
    expect(asks()?.textContent).toContain('Pass the torch to Sun, and ask.');
    expect(play.deciding.value).toBe(1);
    expect(button('I am Sun: take it back').hasAttribute('disabled')).toBe(true);
    await pass(1000);
    await settle(async () => void fireEvent.click(button('I am Sun: take it back')));
    expect(play.deciding.value).toBe(0);
    expect(asks()).toBeNull();
  });

  test('takes nothing back where they say no', async () => {
    const play = await takeBack();
    await settle(async () => void fireEvent.click(button('No, leave it')));
    expect([asks(), play.deciding.value]).toEqual([null, 1]);
  });

  test('asks nobody about what they have done themselves', async () => {
    const play = await table(1);
    await answer(play, 'end');
    await pass(2000);
    await settle(async () => void fireEvent.click(button(/^Take back/)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(play.save.value.session.commands).toHaveLength(0);
  });
});

test('[MM-57] the torch passes before the monster comes that a boss has called', async () => {
  const boss = { card: null, hp: 10, facing: 2 as const, lasting: [], asleep: false, tried: [], gold: 0, cards: [] };
  const bosses = [{ ...boss, number: 1, monster: 'big-achoo', at: 0 }];
  const play = await table(2, { round: 3, monsters: bosses, number: 2 }, { speed: 'normal' });
  await answer(play, 'end');
  const torch = () => handOver('Torch to Cloud!');
  const card = () => screen.queryByRole('button', { name: 'Go on' });
  await pass(400);
  expect([torch() !== null, card() !== null]).toEqual([true, false]);
  expect(play.open.value).toBe(false);
  await pass(700);
  await settle(async () => void fireEvent.click(torch() ?? document.body));
  expect([torch() !== null, card() !== null]).toEqual([false, true]);
  expect(play.frame.value?.event).toMatchObject({ do: 'danger-drawn', seat: 1, caller: 'big-achoo' });
  // it is read before anybody can go on, and the torch does not pass again
  await settle(async () => play.skipAnimation());
  await pass(20_000);
  expect(torch()).toBeNull();
});
