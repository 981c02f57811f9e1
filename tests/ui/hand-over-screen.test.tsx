import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening } from '../../src/engine/shared/happening.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { HandOverScreen } from '../../src/ui/table/hand-over/HandOverScreen.tsx';
import { Stage } from '../hidden-cards/Stage.tsx';
import { ui } from '../hidden-cards/ui.ts';
import { layTable } from './pillow-table.tsx';
import { quietPorts } from './quiet-ports.ts';

const HIT: Happening = {
  kind: 'hit',
  to: 0,
  by: { seat: 1 },
  amount: 3,
  unit: 'heart',
  good: false,
  weight: 3,
  words: 'Bruno hit you: 3 hearts.',
};
const A_MINUTE = 60_000;

/** A table of somebody who wants to be shown all, or of somebody who wants nothing to be shown. */
const WISHES = { all: { frames: () => [], Stage }, nothing: undefined } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show(wish: keyof typeof WISHES, happenings: readonly Happening[]) {
  const controller = await layTable(undefined, [], WISHES[wish]);
  cleanup();
  const onEnd = vi.fn();
  const shown = { kind: 'torch', seat: 0, from: 1, over: null, happenings } as const;
  render(
    <PortsProvider value={quietPorts}>
      <HandOverScreen play={controller as never} ui={ui as never} shown={shown} onEnd={onEnd} />
    </PortsProvider>,
  );
  await settle(async () => void (await vi.advanceTimersByTimeAsync(A_MINUTE)));
  return { onEnd, controller };
}

test('what happened meanwhile is told until somebody taps', async () => {
  const { onEnd, controller } = await show('all', [HIT]);
  expect(screen.getByText(HIT.words)).toBeTruthy();
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'On we go!' }));
  expect(onEnd).toHaveBeenCalledTimes(1);
  controller.close();
});

test.each([
  ['a torch that passes without news', 'all', []],
  ['what is told to somebody who wants nothing to be shown', 'nothing', [HIT]],
] as const)('%s goes by itself', async (_what, wish, happenings) => {
  const { onEnd, controller } = await show(wish, happenings);
  expect(onEnd).toHaveBeenCalledTimes(1);
  controller.close();
});

test('a tap that came down before the hand-over stood does not end it, the next tap does, and so does a key', async () => {
  const { onEnd, controller } = await show('all', [HIT]);
  const go = screen.getByRole('button', { name: 'On we go!' });
  fireEvent.click(go, { detail: 1 });
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.pointerDown(go);
  fireEvent.click(go, { detail: 1 });
  expect(onEnd).toHaveBeenCalledTimes(1);
  fireEvent.click(go, { detail: 0 });
  expect(onEnd).toHaveBeenCalledTimes(2);
  controller.close();
});
