import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { useState } from 'preact/hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '../../src/engine/game.ts';
import { merged, useTurned } from '../../src/ui/parts/signals.ts';
import { NamePicker } from '../../src/ui/shell/seats/NamePicker.tsx';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

/** Two inputs may come before the first of them is drawn. */

afterEach(cleanup);

describe('what a form changes', () => {
  const drawn: { readonly [key: string]: Json } = {
    name: 'Bo',
    art: { icon: 'frog', print: 'moss' },
    floors: [1, 2],
    dodge: { by: 'luck' },
  };

  test('is added to what was changed before it was drawn', () => {
    const now = merged(drawn, drawn, { ...drawn, name: 'Bob', art: { icon: 'toad', print: 'moss' } });
    expect(merged(now, drawn, { ...drawn, art: { icon: 'frog', print: 'plum' }, floors: [3] })).toEqual({
      name: 'Bob',
      art: { icon: 'toad', print: 'plum' },
      floors: [3],
      dodge: { by: 'luck' },
    });
  });

  test('may be gone, or new', () => {
    const now = { ...drawn, name: 'Bob' };
    const { dodge: _gone, ...rest } = drawn;
    expect(merged(now, drawn, { ...rest, price: 3 })).toEqual({ name: 'Bob', art: drawn.art ?? null, floors: [1, 2], price: 3 });
    expect(merged({ ...now, price: 3 }, drawn, { ...drawn, dodge: null })).toEqual({ ...now, price: 3, dodge: null });
  });
});

test('a name is taken as it was typed, however fast the last letter was followed by Enter', () => {
  const onDone = vi.fn();
  const [seat, other] = firstSeats(2);
  if (!seat || !other) throw new Error('nobody sits there');
  render(<NamePicker seat={seat} others={[other]} known={[]} onChange={() => undefined} onDone={onDone} onBack={() => undefined} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  act(() => {
    fireEvent.input(field, { target: { value: 'Zo' } });
    fireEvent.input(field, { target: { value: 'Zoe' } });
    if (field.form) fireEvent.submit(field.form);
  });
  expect(onDone.mock.calls).toEqual([['Zoe', 'sun']]);
});

test('nobody is called as somebody is who has only the name of a picture; who gives up the picture gives up the name', () => {
  const onDone = vi.fn();
  const [seat, other] = firstSeats(2);
  if (!seat || !other) throw new Error('nobody sits there');
  render(<NamePicker seat={seat} others={[other]} known={[]} onChange={() => undefined} onDone={onDone} onBack={() => undefined} />);
  fireEvent.input(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Cloud' } });
  fireEvent.click(screen.getByRole('button', { name: 'I am Cloud!' }));
  expect(screen.getByRole('status').textContent).toBe('There is a Cloud already. Add a letter, or two.');
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Cloud' }));
  fireEvent.click(screen.getByRole('button', { name: 'I am Cloud!' }));
  expect(onDone.mock.calls).toEqual([['Cloud', 'cloud']]);
});

test('each tap on a stepper counts, and none leads beyond its end', () => {
  const Dial = () => {
    const [number, setNumber] = useState(5);
    const turn = useTurned(number, setNumber);
    return (
      <>
        <output>{number}</output>
        <button type="button" onClick={() => turn(1, 1, 8)}>
          More
        </button>
        <button type="button" onClick={() => turn(-5, 1, 8)}>
          Five less
        </button>
      </>
    );
  };
  render(<Dial />);
  const tap = (name: string) => screen.getByRole('button', { name }).click();
  const said = () => screen.getByRole('status').textContent;
  act(() => {
    tap('More');
    tap('More');
  });
  expect(said()).toBe('7');
  act(() => {
    for (let i = 0; i < 3; i++) tap('More');
  });
  expect(said()).toBe('8');
  act(() => {
    tap('Five less');
    tap('Five less');
    tap('More');
  });
  expect(said()).toBe('2');
});
