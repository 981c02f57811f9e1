import { cleanup, fireEvent, render, screen, act as settle, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { mayhemModule } from '../../src/games/magic-and-mayhem/index.ts';
import type { State } from '../../src/games/magic-and-mayhem/state/state.ts';
import { DrawnCardCloseUp } from '../../src/ui/games/magic-and-mayhem/cards/CardCloseUps.tsx';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { renderStage } from './mayhem-stage.tsx';
import { dealtGame } from './table-without-screens.ts';

/** What a hero can do: short words on buttons, the long ones before anything is done. */

const { content } = mayhemModule;

/** The first hero stands on the stairs, in a room with cupboards. */
function table(change: (state: State) => Partial<State> = () => ({})) {
  const save = dealtGame(mayhemModule, firstSeats(2), { tiles: 9, heroes: ['hurry', 'wick'] }, 3, (now) => {
    const { state } = now;
    const home = state.sides[0]?.home ?? 0;
    const slots = state.board.slots.map((slot, i) => (i === home ? { tile: 'four-cupboards', turn: 0 as const, up: true } : slot));
    const changed = { ...state, board: { ...state.board, slots }, turn: { ...state.turn, seat: 0, steps: 3, actions: 1 } };
    return { ...now, state: { ...changed, ...change(changed as State) }, agenda: [{ do: 'turn', seat: 0 }] };
  });
  return renderStage(save);
}
const tap = (element: HTMLElement) => settle(async () => void fireEvent.click(element));

test('[MM-52] what a room offers is short on its button, and read whole before it is done', async () => {
  const controller = table();
  const { revision } = controller;
  const button = screen.getByRole('button', { name: 'Open a cupboard' });
  expect(button.textContent).toBe('Open a cupboard');
  await tap(button);
  const sheet = screen.getByRole('dialog', { name: 'Open a cupboard' });
  expect(sheet.textContent).toContain('here comes a Dust Bunny');
  expect(controller.revision).toBe(revision);
  await tap(within(sheet).getByRole('button', { name: 'Open a cupboard' }));
  expect(controller.revision).toBeGreaterThan(revision);
  // with all hearts it is said that healing brings nothing
  expect(screen.getByRole('button', { name: 'You heal 2 hearts. But none are missing.' })).toBeTruthy();
});

test('[MM-9] the sheet of a hero says when it has a Step more', async () => {
  table();
  await tap(screen.getByRole('button', { name: "Sun: look at the hero's sheet" }));
  expect(screen.getByText(/1 Step more where no monster is near/)).toBeTruthy();
});

test('[MM-17] whoever draws what they cannot use is told so', () => {
  const { view } = table().observation.value;
  const drawn = (seat: number) => {
    cleanup();
    render(<DrawnCardCloseUp id="deep-freeze" content={content} view={view} seat={seat} name="Sun" />);
    return screen.queryByText(/Not for Sun: it needs Strong Magic/) !== null;
  };
  const can = view.heroes.map(({ abilities }) => abilities.includes('strong-magic'));
  expect(can).toContain(false);
  expect(can.map((_, seat) => drawn(seat))).toEqual(can.map((one) => !one));
});

test('[MM-12] what ends the turn is the last of all buttons, and stands alone', async () => {
  table((state) => ({ heroes: state.heroes.map((hero) => ({ ...hero, gold: 2, at: state.heroes[0]?.at ?? null })) }));
  const [hero] = screen.getAllByRole('region', { name: /the/ });
  const buttons = within(hero as HTMLElement).getAllByRole('button');
  const end = screen.getByRole('button', { name: 'End turn' });
  expect(buttons.at(-1)).toBe(end);
  const others = [...(end.parentElement?.children ?? [])].filter((one) => one !== end);
  expect(others.flatMap((one) => [...one.children]).map((one) => one.textContent)).toEqual(['Open a cupboard', 'Share']);
});
