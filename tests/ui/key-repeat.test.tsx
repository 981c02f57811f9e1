import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { useKeyRepeatGuard } from '../../src/ui/table/prompt/key-repeat.ts';

afterEach(cleanup);

const Stage = () => {
  useKeyRepeatGuard();
  return (
    <>
      <button type="button" data-option={0}>
        End turn
      </button>
      <button type="button">Menu</button>
    </>
  );
};
/** Whether a key still does something at this button. */
function heard(button: HTMLElement, key: string, repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', { key, repeat, bubbles: true, cancelable: true });
  button.dispatchEvent(event);
  return !event.defaultPrevented;
}

test('a key that is held down answers once', () => {
  const { getByRole } = render(<Stage />);
  const answer = getByRole('button', { name: 'End turn' });
  expect(heard(answer, 'Enter', false)).toBe(true);
  expect(heard(answer, 'Enter', true)).toBe(false);
  expect(heard(answer, 'Enter', false)).toBe(true);
  expect(heard(answer, 'ArrowRight', true)).toBe(true);
  expect(heard(getByRole('button', { name: 'Menu' }), 'Enter', true)).toBe(true);
});
