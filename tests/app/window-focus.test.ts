import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BLUR_DELAY, onWindowBlur } from '../../src/app/device/window-focus.ts';

/** When a hidden hand is covered: a page that is hidden, at once; a window without the focus, after a glance. */

const cover = vi.fn();
let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  stop = onWindowBlur(cover);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  cover.mockReset();
});
const turn = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const blur = () => dispatchEvent(new Event('blur'));
const focus = () => dispatchEvent(new Event('focus'));

test('a hidden page is covered at once, and once', () => {
  blur();
  turn('hidden');
  expect(cover).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10 * BLUR_DELAY);
  expect(cover).toHaveBeenCalledOnce();
});

test('a window that stays without the focus is covered after a glance', () => {
  blur();
  vi.advanceTimersByTime(BLUR_DELAY - 1);
  expect(cover).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(cover).toHaveBeenCalledOnce();
});

test('a glance at a notification covers nothing, however often', () => {
  for (let i = 0; i < 5; i++) {
    blur();
    vi.advanceTimersByTime(BLUR_DELAY - 1);
    focus();
  }
  vi.advanceTimersByTime(10 * BLUR_DELAY);
  expect(cover).not.toHaveBeenCalled();
});

test('a page that comes back covers nothing', () => {
  turn('visible');
  vi.advanceTimersByTime(10 * BLUR_DELAY);
  expect(cover).not.toHaveBeenCalled();
});

test('a table that was left covers nothing any more', () => {
  blur();
  stop();
  blur();
  turn('hidden');
  vi.advanceTimersByTime(10 * BLUR_DELAY);
  expect(cover).not.toHaveBeenCalled();
});
