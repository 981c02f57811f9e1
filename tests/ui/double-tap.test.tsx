import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../../src/ui/parts/Sheet.tsx';
import { StartButton } from '../../src/ui/shell/seats/StartButton.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});
function Seat() {
  const [asks, setAsks] = useState(true);
  return asks ? (
    <Sheet title="Who sits here?" onBack={() => undefined}>
      <button type="button" onClick={() => setAsks(false)}>
        I am Ben!
      </button>
    </Sheet>
  ) : (
    <button type="button">Get up</button>
  );
}
const shade = () => document.querySelector<HTMLElement>('.finger-shade');
const pass = (milliseconds: number) => settle(() => void vi.advanceTimersByTime(milliseconds));

test('a shade takes the second tap on a sheet that has closed', () => {
  render(<Seat />);
  const button = screen.getByRole('button', { name: 'I am Ben!' });
  settle(() => void fireEvent.pointerDown(button, { clientX: 230, clientY: 550 }));
  expect(shade()).toBeNull();
  settle(() => void fireEvent.click(button));
  expect(screen.queryByRole('button', { name: 'Get up' })).not.toBeNull();
  expect(shade()?.style).toMatchObject({ left: '230px', top: '550px' });
  pass(440);
  expect(shade()).not.toBeNull();
  pass(20);
  expect(shade()).toBeNull();
});

test('a sheet that a key closes leaves none', () => {
  render(<Seat />);
  settle(() => void fireEvent.click(screen.getByRole('button', { name: 'I am Ben!' })));
  expect(shade()).toBeNull();
});

test('a shade takes the second tap on “Light the torch”, which would open the chronicle at the table', () => {
  const nothing = () => undefined;
  const seats = render(<StartButton problem={null} onBack={nothing} onOptions={nothing} onWhy={nothing} onStart={() => seats.unmount()} />);
  const button = screen.getByRole('button', { name: 'Light the torch' });
  settle(() => void fireEvent.pointerDown(button, { clientX: 190, clientY: 800 }));
  settle(() => void fireEvent.click(button));
  expect(shade()?.style).toMatchObject({ left: '190px', top: '800px' });
});
