import { cleanup, fireEvent, render, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { PortsProvider } from '../../src/ui/ports.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';
import { Table } from '../../src/ui/table/Table.tsx';
import { Veil } from '../../src/ui/table/veil/Veil.tsx';
import { nameLines } from '../../src/ui/table/veil/VeilName.tsx';
import { VeilParting } from '../../src/ui/table/veil/VeilParting.tsx';
import { box } from '../hidden-cards/box.ts';
import { ui } from '../hidden-cards/ui.ts';
import { quietPorts } from './quiet-ports.ts';
import { dealtGame, tableOf } from './table-without-screens.ts';

const [mira, lotte] = firstSeats(2, [
  { name: 'Mira', emblem: 'sun' },
  { name: 'Lotte', emblem: 'bolt' },
]) as [SeatRecord, SeatRecord];
const SHUT = 950;
const wait = (milliseconds: number) => settle(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function hang(changes: Partial<Parameters<typeof Veil>[0]> = {}) {
  const onLift = vi.fn();
  const onMenu = vi.fn();
  const shown = render(<Veil from={mira} to={lotte} reading={null} onLift={onLift} onMenu={onMenu} {...changes} />);
  return { onLift, onMenu, shown };
}
const button = () => screen.queryByRole('button', { name: /^I am/ });

describe('the veil', () => {
  test('names whoever is to take the torch', () => {
    hang();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pass the torch to Lotte');
    expect(screen.getByRole('region', { name: 'Pass the torch to Lotte' })).toBeTruthy();
  });

  test('has nothing to press until the curtain is shut, then the button of whoever has it, focused, and the menu', () => {
    const { onLift, onMenu } = hang();
    expect(screen.queryByRole('button')).toBeNull();
    wait(SHUT - 50);
    expect(screen.queryByRole('button')).toBeNull();
    wait(100);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I am Lotte!', 'Menu']);
    expect(button()?.hasAttribute('data-reveal')).toBe(true);
    expect(document.activeElement).toBe(button());
    button()?.click();
    expect(onLift).toHaveBeenCalledOnce();
    expect(onMenu).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Menu' }).click();
    expect(onMenu).toHaveBeenCalledOnce();
    expect(onLift).toHaveBeenCalledOnce();
  });

  test('has none while fingers of the player before drum on it', () => {
    hang();
    for (let i = 0; i < 7; i++) {
      wait(300);
      settle(() => void fireEvent.pointerDown(screen.getByRole('region')));
      expect(button()).toBeNull();
    }
    wait(SHUT - 50);
    expect(button()).toBeNull();
    wait(50);
    expect(button()).toBeTruthy();
  });

  test('a key that is still held down does not lift it', () => {
    hang();
    wait(SHUT);
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, cancelable: true, bubbles: true });
    button()?.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });

  test('is announced once, politely', () => {
    hang();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    wait(SHUT);
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Pass the torch to Lotte');
  });

  test('says who reads aloud, and only then', () => {
    const { shown } = hang({ reading: 'Papa Jon reads aloud' });
    expect(screen.getByText('Papa Jon reads aloud')).toBeTruthy();
    shown.rerender(<Veil from={mira} to={lotte} reading={null} onLift={() => undefined} onMenu={() => undefined} />);
    expect(screen.queryByText(/reads aloud/)).toBeNull();
  });

  test('shows two arms when the torch is passed, one when nobody had it', () => {
    const { shown } = hang();
    const sleeves = () => [...shown.container.querySelectorAll('.veil-arm text')].map(({ textContent }) => textContent);
    expect(sleeves()).toEqual(['Mira', 'Lotte']);
    shown.rerender(<Veil from={null} to={lotte} reading={null} onLift={() => undefined} onMenu={() => undefined} />);
    expect(sleeves()).toEqual(['Lotte']);
  });

  test('falls anew for somebody else: their button comes late, too', () => {
    const { shown } = hang();
    wait(SHUT);
    shown.rerender(<Veil from={lotte} to={mira} reading={null} onLift={() => undefined} onMenu={() => undefined} />);
    expect(button()).toBeNull();
    wait(SHUT);
    expect(button()?.textContent).toBe('I am Mira!');
  });
});

test('names shrink to the flame, and break only where they would be too small', () => {
  expect(nameLines('Lotte')).toEqual({ lines: ['Lotte'], size: 124 });
  expect(nameLines('Papa Jon').lines).toEqual(['Papa Jon']);
  expect(nameLines('Bartholomäus').lines).toEqual(['Bartholomäus']);
  expect(nameLines('Wilhelmina Mo').lines).toEqual(['Wilhelmina', 'Mo']);
  expect(nameLines('Anna-Margarete').lines).toEqual(['Anna-', 'Margarete']);
  for (const name of ['MMMMMMMMMMMMMM', 'Wilhelmina Mo', 'Ännchen', 'iiiiiiiiiiiiii'])
    expect(nameLines(name).size).toBeLessThanOrEqual(124);
});

test('the curtain parts, and is gone', () => {
  const { container } = render(<VeilParting />);
  wait(50);
  expect(container.querySelector('.curtain.open')).toBeTruthy();
  wait(SHUT);
  expect(container.childElementCount).toBe(0);
});

test('while it hangs nothing of the game is in the page; then only the own hand is', () => {
  const nothing = () => undefined;
  const save = dealtGame(box, [mira, lotte], { hearts: 8 });
  const controller = tableOf(box, ui as never, save, DEFAULT_SETTINGS);
  const { container } = render(
    <PortsProvider value={quietPorts}>
      <Table play={controller} ui={ui as never} onShelf={nothing} onSettings={nothing} onUpdate={null} />
    </PortsProvider>,
  );
  expect(controller.veil.value).toBe(0);
  expect(container.querySelector('.table-room, [data-card], [data-option]')).toBeNull();
  expect(container.innerHTML).not.toMatch(/q\dq-/);
  wait(SHUT);
  settle(() => button()?.click());
  const cards = [...container.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card);
  expect(cards).toEqual(controller.save.value.session.now.state.players[0]?.hand);
  expect(container.innerHTML).not.toMatch(/q1q-/);
  settle(() => controller.lowerVeil());
  expect(container.innerHTML).not.toMatch(/q\dq-/);
  controller.close();
});

test('the menu can be opened while it hangs: no card comes into the page, and it hangs again afterwards', () => {
  const onShelf = vi.fn();
  const nothing = () => undefined;
  const controller = tableOf(box, ui as never, dealtGame(box, [mira, lotte], { hearts: 8 }), DEFAULT_SETTINGS);
  const { container } = render(
    <PortsProvider value={quietPorts}>
      <Table play={controller} ui={ui as never} onShelf={onShelf} onSettings={nothing} onUpdate={null} />
    </PortsProvider>,
  );
  const press = (name: RegExp) => settle(() => screen.getByRole('button', { name }).click());
  const shows = () => container.querySelector('.table-room, [data-card], [data-option]') !== null || /q\dq-/.test(container.innerHTML);
  wait(SHUT);
  press(/^Menu/);
  expect(screen.getByRole('dialog', { name: 'Time for a break?' })).toBeTruthy();
  // it would show the table
  expect(screen.queryByRole('button', { name: /Time machine/ })).toBeNull();
  expect(shows()).toBe(false);
  press(/^Dinner/);
  expect(onShelf).toHaveBeenCalledOnce();
  press(/^Play on/);
  expect(shows()).toBe(false);
  expect(controller.veil.value).toBe(0);
  wait(SHUT);
  expect(button()?.textContent).toBe('I am Mira!');
  controller.close();
});
