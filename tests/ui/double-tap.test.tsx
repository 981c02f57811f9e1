import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../../src/ui/parts/Sheet.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const up = vi.fn();
function Seat() {
  const [asks, setAsks] = useState(true);
  return asks ? (
    <Sheet title="Who sits here?" onBack={() => undefined}>
      <button type="button" onClick={() => setAsks(false)}>
        I am Ben!
      </button>
    </Sheet>
  ) : (
    <button type="button" onClick={up}>
      Get up
    </button>
  );
}
const tap = (name: string, at: { readonly clientX: number; readonly clientY: number }, detail = 1) => {
  const button = screen.getByRole('button', { name });
  settle(() => void fireEvent.pointerDown(button, at));
  settle(() => void fireEvent.click(button, { ...at, detail }));
};
const PLACE = { clientX: 230, clientY: 550 };
const pass = (milliseconds: number) => settle(() => void vi.advanceTimersByTime(milliseconds));
const open = () => {
  up.mockClear();
  render(<Seat />);
  tap('I am Ben!', PLACE);
};

test('the second tap on a sheet that has closed does nothing to what lies under that finger', () => {
  open();
  pass(250);
  tap('Get up', PLACE);
  expect(up).not.toHaveBeenCalled();
  pass(250);
  tap('Get up', PLACE);
  expect(up).toHaveBeenCalledOnce();
});

test('a tap elsewhere, and a key, count at once', () => {
  open();
  pass(1);
  tap('Get up', { clientX: 30, clientY: 550 });
  tap('Get up', { clientX: 0, clientY: 0 }, 0);
  expect(up).toHaveBeenCalledTimes(2);
});

test('after a tap elsewhere the place of the first one counts too', () => {
  open();
  pass(1);
  tap('Get up', { clientX: 30, clientY: 550 });
  tap('Get up', PLACE);
  expect(up).toHaveBeenCalledTimes(2);
});
