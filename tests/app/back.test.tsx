import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { replace, route } from '../../src/app/routes.ts';
import { watchBack } from '../../src/ui/parts/back-closes.ts';
import { CardCloseUp } from '../../src/ui/parts/CardCloseUp.tsx';
import { Sheet } from '../../src/ui/parts/Sheet.tsx';

/** The browser's Back: it closes what is open, and leaves no screen. */

watchBack();
afterEach(cleanup);

const back = async () => {
  const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
  history.back();
  await gone;
};

test('a sheet of a screen that took the place of one with sheets is closed', async () => {
  history.pushState(null, '', '#/seats/dust-up');
  // a sheet of the seats, closed by its button
  render(<Sheet title="Who sits here?" onBack={() => undefined} />).unmount();
  replace('#/table/a');
  const onBack = vi.fn();
  render(<Sheet title="Rule book" onBack={onBack} />);
  await back();
  expect(onBack).toHaveBeenCalledOnce();
  expect([location.hash, route.value]).toEqual(['#/table/a', { at: 'table', id: 'a' }]);
});

test('a card that is held up is put back', async () => {
  history.pushState(null, '', '#/table/b');
  const onClose = vi.fn();
  render(<CardCloseUp id="a" says="A card" card={null} onClose={onClose} />);
  await back();
  expect(onClose).toHaveBeenCalledOnce();
  expect(location.hash).toBe('#/table/b');
});
