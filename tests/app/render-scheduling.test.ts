import { options } from 'preact';
import { beforeAll, expect, test, vi } from 'vitest';
import { drawAfterPaint } from '../../src/app/device/render-scheduling.ts';

const seen = (how: 'visible' | 'hidden') => Object.defineProperty(document, 'visibilityState', { configurable: true, value: how });
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

beforeAll(() => drawAfterPaint());

test('what is due while a touch has not been answered waits for the paint that answers it', async () => {
  seen('visible');
  const drawing = vi.fn();
  document.dispatchEvent(new Event('pointerup'));
  options.debounceRendering?.(drawing);
  await Promise.resolve();
  expect(drawing).not.toHaveBeenCalled();
  await painted();
  await painted();
  expect(drawing).toHaveBeenCalledOnce();
});

test('a page that is put away right after a touch is drawn at once: it will not be painted', async () => {
  seen('visible');
  document.dispatchEvent(new Event('pointerup'));
  seen('hidden');
  const drawing = vi.fn();
  options.debounceRendering?.(drawing);
  await Promise.resolve();
  expect(drawing).toHaveBeenCalledOnce();
  seen('visible');
});
