import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useEffect } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterLastTouch } from '../../src/ui/parts/board/after-last-touch.ts';
import { useCamera } from '../../src/ui/parts/board/camera.ts';
import { Scroller } from '../../src/ui/parts/board/Scroller.tsx';
import { moveElement } from '../../src/ui/parts/move-element.ts';

/** A board does not move under a finger, and a tap on a growing board that moves hits nothing else. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Board({ onTap, grows }: { onTap: () => void; grows: boolean }) {
  const camera = useCamera(5, 5, { x: 2, y: 2 });
  return (
    <Scroller grows={grows} camera={camera} width={5} height={5} onClick={onTap}>
      <i data-testid="cell" />
    </Scroller>
  );
}
/** A finger comes down, and lifts. */
function tap(element: Element): void {
  fireEvent.pointerDown(element);
  fireEvent.click(element, { detail: 1 });
}

/** Taps a board before, in and after a glide; how many taps have counted by then. */
function tapsOn(grows: boolean): readonly number[] {
  const onTap = vi.fn();
  render(<Board onTap={onTap} grows={grows} />);
  const cell = screen.getByTestId('cell');
  const board = cell.parentElement as HTMLElement;
  const glide = { playState: 'running', finish: () => undefined };
  board.animate = () => glide as unknown as Animation;
  const tapped = () => {
    tap(cell);
    return onTap.mock.calls.length;
  };
  const before = tapped();
  moveElement(board, [{ translate: '80px 0' }, { translate: '0' }], { duration: 300 });
  const meanwhile = tapped();
  glide.playState = 'finished';
  return [before, meanwhile, tapped()];
}

test('a tap on a board that grows does nothing while it glides', () => {
  expect(tapsOn(true)).toEqual([1, 1, 2]);
});
test('a tap on a board that does not grow counts at once', () => {
  expect(tapsOn(false)).toEqual([1, 2, 3]);
});

/** Wants to move as soon as it is there. */
function Mover({ onMove }: { onMove: () => void }) {
  const whenStill = useAfterLastTouch();
  useEffect(() => {
    const want = () => whenStill(onMove);
    window.addEventListener('want', want);
    return () => window.removeEventListener('want', want);
  });
  return null;
}

test('what would move waits until no finger has been down for a moment, and then moves once', () => {
  const onMove = vi.fn();
  render(<Mover onMove={onMove} />);
  const want = () => fireEvent(window, new Event('want'));
  want();
  expect(onMove, 'nobody touches').toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(document.body);
  want();
  want();
  vi.advanceTimersByTime(2000);
  expect(onMove, 'a finger is down').toHaveBeenCalledTimes(1);
  fireEvent.pointerUp(document.body);
  vi.advanceTimersByTime(200);
  expect(onMove, 'it may come down again').toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  vi.advanceTimersByTime(200);
  expect(onMove).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(onMove).toHaveBeenCalledTimes(2);
});
