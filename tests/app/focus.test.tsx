import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { manageFocus } from '../../src/app/device/focus.ts';
import { drawAfterPaint } from '../../src/app/device/render-scheduling.ts';
import { Sheet } from '../../src/ui/parts/Sheet.tsx';

/** A drawing may take away what has the focus. */

const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));
const drawn = async () => {
  for (let i = 0; i < 6; i++) await painted();
};

function Screens() {
  const [at, go] = useState<'shelf' | 'table' | 'sheet'>('shelf');
  if (at === 'shelf')
    return (
      <main key="shelf">
        <h1>The shelf</h1>
        <button type="button" onClick={() => go('table')}>
          Go on
        </button>
      </main>
    );
  return (
    <main key="table">
      <h1>You hold the torch</h1>
      {at === 'table' ? (
        <button key="menu" type="button" onClick={() => go('sheet')}>
          Menu
        </button>
      ) : (
        <Sheet title="A break" onBack={() => go('table')} />
      )}
    </main>
  );
}
const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.keyDown(button, { key: 'Enter' });
  button.click();
  await drawn();
};

beforeAll(() => {
  drawAfterPaint();
  manageFocus();
});
beforeEach(() => {
  render(<Screens />);
});
afterEach(cleanup);

test('goes to the heading of the screen that comes, when keys are played with', async () => {
  await press('Go on');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You hold the torch' }));
});

test('is left to what asks for it, and goes to the screen when that has gone with what had it before', async () => {
  await press('Go on');
  await press('Menu');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A break' }));
  await press('Back');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You hold the torch' }));
});

test('does not matter to a finger', async () => {
  const button = screen.getByRole('button', { name: 'Go on' });
  button.focus();
  fireEvent.pointerDown(button);
  button.click();
  await drawn();
  expect(document.activeElement).toBe(document.body);
});

test('a finger or a mouse leaves no focus on a button, a key does', async () => {
  const button = screen.getByRole('button', { name: 'Go on' });
  const touch = (pointerType: string) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
    button.focus();
    document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return document.activeElement === button;
  };
  expect(touch('touch')).toBe(false);
  expect(touch('mouse')).toBe(false);
  expect(touch('touch')).toBe(false);
  fireEvent.keyDown(button, { key: 'Tab' });
  button.focus();
  document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.activeElement).toBe(button);
});
