import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';
import { RealDice } from '../../src/ui/table/stage/TypedRealDice.tsx';

/** Dice that lie on the table, and what of them is typed. */

afterEach(cleanup);
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([1, 2])('with app dice no face of %i can be tapped before somebody says that they rolled', (count) => {
  render(<RealDice count={count} faces={6} real={false} gone={false} onDice={() => undefined} />);
  expect(document.querySelector('[data-die]')).toBeNull();
  const ask = screen.getByRole('button', { name: count > 1 ? 'We rolled real dice' : 'We rolled a real die' });
  ask.focus();
  fireEvent.click(ask);
  expect(document.activeElement, 'who plays with keys goes on at the first face').toBe(screen.getByRole('button', { name: / shows 1$/ }));
});

test('with real dice the faces are there at once, and one tap is the throw', () => {
  const onDice = vi.fn();
  render(<RealDice count={1} faces={6} real gone={false} onDice={onDice} />);
  tap('My die shows 4');
  expect(onDice.mock.calls).toEqual([[[4]]]);
});

test('of three dice each is tapped, a slip of the finger is taken back, and they count together', () => {
  const onDice = vi.fn();
  render(<RealDice count={3} faces={6} real gone={false} onDice={onDice} />);
  tap('A die shows 4');
  tap('A die shows 1');
  tap('Take the 1 away');
  tap('A die shows 6');
  expect(onDice).not.toHaveBeenCalled();
  tap('A die shows 6');
  expect(onDice.mock.calls).toEqual([[[4, 6, 6]]]);
});

test('a die of twenty faces waits until somebody has a real one', () => {
  const onDice = vi.fn();
  render(<RealDice count={1} faces={20} real={false} gone={false} onDice={onDice} />);
  expect(screen.queryByRole('button', { name: 'My die shows 17' })).toBeNull();
  tap('We rolled a real die');
  expect(screen.getAllByRole('button', { name: /^My die shows/ })).toHaveLength(20);
  tap('My die shows 17');
  expect(onDice.mock.calls).toEqual([[[17]]]);
});

test('when the app has thrown there is nothing left to type', () => {
  render(<RealDice count={1} faces={20} real gone onDice={() => undefined} />);
  expect(document.querySelector('[data-die]')).toBeNull();
});

test('dice may be tapped faster than they are drawn; a second tap on one that is gone takes no other', () => {
  const onDice = vi.fn();
  render(<RealDice count={3} faces={6} real gone={false} onDice={onDice} />);
  act(() => {
    tap('A die shows 4');
    tap('A die shows 1');
  });
  const taken = screen.getByRole('button', { name: 'Take the 4 away' });
  act(() => {
    fireEvent.click(taken);
    fireEvent.click(taken);
  });
  act(() => {
    tap('A die shows 6');
    tap('A die shows 2');
  });
  expect(onDice.mock.calls).toEqual([[[1, 6, 2]]]);
});
