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

/** A button that answers, and how often it has been heard. */
function answerButton() {
  const button = document.createElement('button');
  button.dataset.option = '0';
  const heard = vi.fn();
  button.addEventListener('click', heard);
  document.body.append(button);
  return { button, heard };
}

test('an answer is heard once, after the paint of its tap', async () => {
  const { button, heard } = answerButton();
  button.click();
  expect(heard).not.toHaveBeenCalled();
  await painted();
  expect(heard).toHaveBeenCalledOnce();
});

test('an answer that another listener prevents, or whose button has gone, is not heard', async () => {
  const prevented = answerButton();
  const gone = answerButton();
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
  prevented.button.click();
  gone.button.click();
  gone.button.remove();
  await painted();
  await painted();
  expect(prevented.heard).not.toHaveBeenCalled();
  expect(gone.heard).not.toHaveBeenCalled();
});

test('what is not an answer is heard at once', () => {
  const { button, heard } = answerButton();
  delete button.dataset.option;
  button.click();
  expect(heard).toHaveBeenCalledOnce();
});

test('what an answer changes is rendered after it', async () => {
  const { button } = answerButton();
  const drawing = vi.fn();
  button.addEventListener('click', () => options.debounceRendering?.(drawing));
  button.click();
  await painted();
  await painted();
  expect(drawing).toHaveBeenCalledOnce();
});
