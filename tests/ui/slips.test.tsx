import { signal } from '@preact/signals';
import { cleanup, render, act as settle } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Speed } from '../../src/engine/seats.ts';
import { DEFAULT_SETTINGS } from '../../src/ui/settings.ts';
import type { Play } from '../../src/ui/table/play.ts';
import { useSlips } from '../../src/ui/table/slips.ts';
import type { Brawl } from '../engine/brawl.ts';

/** Who taps twice has passed the torch with the first tap. */

afterEach(cleanup);

/** A table on which every answer passes the torch, or none does; and what was answered. */
function table({ passes = true, speed = 'normal' as Speed, kinds = ['turn'] } = {}) {
  const deciding = signal<number | null>(0);
  const answered: (number | null)[] = [];
  const play = {
    deciding,
    get prompt() {
      return { kind: 'choose', choice: { do: kinds[answered.length % kinds.length] } };
    },
    settings: signal({ ...DEFAULT_SETTINGS, speed }),
  } as unknown as Play<Brawl>;
  const Stage = () => {
    useSlips(play);
    const answer = () => {
      answered.push(deciding.value);
      if (passes) deciding.value = (deciding.value ?? 0) + 1;
    };
    return (
      <button type="button" data-option={0} onClick={answer}>
        End turn
      </button>
    );
  };
  const { getByRole } = render(<Stage />);
  const fire = (event: Event, at: number) => {
    Object.defineProperty(event, 'timeStamp', { value: at });
    settle(() => void getByRole('button').dispatchEvent(event));
  };
  const tap = (at: number, x = 100, detail = 1) =>
    fire(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: 100, detail }), at);
  return { answered, tap, fire };
}

test('a second tap at once is not the next one’s answer, nor is a third; a tap after a while is', () => {
  const { answered, tap } = table();
  for (const at of [1000, 1110, 1230, 2000]) tap(at);
  expect(answered).toEqual([0, 1]);
});

test('another finger elsewhere, and a switch, are heard at once', () => {
  const { answered, tap } = table();
  tap(1000);
  tap(1100, 180);
  tap(1150, 0, 0);
  expect(answered).toEqual([0, 1, 2]);
});

test('nor is it an answer to quite another question', () => {
  const { answered, tap } = table({ passes: false, kinds: ['race', 'class'] });
  for (const at of [1000, 1100, 1500]) tap(at);
  expect(answered).toEqual([0, 0]);
});

test('who is asked the same again and taps twice means it', () => {
  const { answered, tap } = table({ passes: false });
  tap(1000);
  tap(1100);
  expect(answered).toEqual([0, 0]);
});

test('where all is shown at once hardly any time counts', () => {
  const { answered, tap } = table({ speed: 'off' });
  tap(1000);
  tap(1050);
  expect(answered).toEqual([0, 1]);
});

test('a key that is held down answers once', () => {
  const { fire } = table();
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
  fire(held, 1000);
  expect(held.defaultPrevented).toBe(true);
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  fire(pressed, 1100);
  expect(pressed.defaultPrevented).toBe(false);
});
