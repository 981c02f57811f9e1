import { cleanup, fireEvent, screen, act as settle } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, layTable } from './pillow-table.tsx';

let play: Awaited<ReturnType<typeof layTable>>;
beforeEach(async () => {
  vi.useFakeTimers();
  play = await layTable();
});
afterEach(() => {
  cleanup();
  play.close();
  vi.useRealTimers();
});

const PLACE = { clientX: 200, clientY: 300 };
const press = (what: Element) => settle(async () => void fireEvent.pointerDown(what, PLACE));
const lift = (what: Element) => settle(async () => void fireEvent.click(what, { ...PLACE, detail: 1 }));
const first = (): Element => answers()[0] ?? document.body;
const shade = () => document.querySelector<HTMLElement>('.finger-shade');
const pass = (ms: number) => settle(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test('where a tap has brought a new question, nothing can be tapped under that finger for a moment; a tap there says so', async () => {
  await press(first());
  await lift(first());
  const { revision } = play;
  expect(revision).toBeGreaterThan(0);
  expect(shade()?.style.left).toBe('200px');
  expect(shade()?.style.top).toBe('300px');
  expect(shade()?.getAttribute('aria-hidden')).toBe('true');
  await press(shade() ?? document.body);
  await lift(shade() ?? document.body);
  expect(screen.getByText('That was quick! Look first, then tap.')).toBeTruthy();
  await pass(450);
  expect(shade()).toBeNull();
});

test('a key leaves no shade, and answers at once', async () => {
  await settle(async () => void fireEvent.click(first(), { detail: 0 }));
  expect(play.revision).toBeGreaterThan(0);
  expect(shade()).toBeNull();
});

test('a finger that came down while a bot decided answers nothing that has come up since', async () => {
  await settle(async () => void fireEvent.click(first(), { detail: 0 }));
  for (let i = 0; i < 20 && play.botDecides === false; i++) await settle(async () => void fireEvent.click(first(), { detail: 0 }));
  expect(play.botDecides).toBe(true);
  await press(document.body);
  for (let i = 0; i < 20 && play.botDecides; i++) await pass(5000);
  expect(play.botDecides).toBe(false);
  const { revision } = play;
  await lift(first());
  expect(play.revision).toBe(revision);
  await press(first());
  await lift(first());
  expect(play.revision).toBe(revision + 1);
});
