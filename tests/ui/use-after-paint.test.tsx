import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useAfterPaint, usePainted } from '../../src/ui/parts/use-after-paint.ts';

const setPage = (how: 'visible' | 'hidden') => Object.defineProperty(document, 'visibilityState', { configurable: true, value: how });
const Late = ({ id }: { id: number }) => {
  const { children, late } = useAfterPaint('sheet', id, <b>sheet {id}</b>);
  return <p data-late={late || undefined}>{children}</p>;
};
const Twice = () => <p>{usePainted('scene') ? 'frame and picture' : 'frame'}</p>;
const sheet = (words: string) => screen.getByText(words).parentElement;

beforeEach(() => setPage('visible'));
afterEach(() => {
  cleanup();
  setPage('visible');
});

test('what comes after a paint is not there before, and is there after it', async () => {
  render(<Twice />);
  expect(screen.getByText('frame')).toBeTruthy();
  expect(await screen.findByText('frame and picture')).toBeTruthy();
});

test('the first children are there at once; others come after a paint, and what is shown until then is marked as late', async () => {
  const { rerender } = render(<Late id={1} />);
  expect(sheet('sheet 1')?.hasAttribute('data-late')).toBe(false);
  rerender(<Late id={2} />);
  expect(sheet('sheet 1')?.hasAttribute('data-late')).toBe(true);
  await screen.findByText('sheet 2');
  expect(sheet('sheet 2')?.hasAttribute('data-late')).toBe(false);
});

test('of two changes before a paint the last one is shown', async () => {
  const { rerender } = render(<Late id={1} />);
  rerender(<Late id={2} />);
  rerender(<Late id={3} />);
  await screen.findByText('sheet 3');
  expect(screen.queryByText('sheet 2')).toBeNull();
});

test('in a hidden page, which is never painted, all is there at once', () => {
  setPage('hidden');
  const { rerender } = render(<Late id={1} />);
  rerender(<Late id={2} />);
  render(<Twice />);
  expect(screen.getByText('frame and picture')).toBeTruthy();
  expect(sheet('sheet 2')?.hasAttribute('data-late')).toBe(false);
});
