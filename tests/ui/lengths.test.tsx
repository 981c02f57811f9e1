import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { LENGTHS, type Played } from '../../src/games/length.ts';
import type { GameSeats } from '../../src/ui/game-ui.ts';
import { seats as dustUp } from '../../src/ui/games/dust-up/setup/index.ts';
import { seats as labyrinth } from '../../src/ui/games/labyrinth/setup/index.ts';
import { seats as mayhem } from '../../src/ui/games/magic-and-mayhem/setup/index.ts';
import { seats as traps } from '../../src/ui/games/traps-and-treasures/setup/index.ts';
import { readPlayTimes, withPlayTime } from '../../src/ui/play-times.ts';
import { LengthSwitch } from '../../src/ui/shell/seats/LengthSwitch.tsx';
import { lengthsOf } from '../../src/ui/shell/seats/lengths.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

afterEach(cleanup);

const of = (game: GameSeats, seats: readonly SeatRecord[], played: readonly Played[] = []) => lengthsOf('game', game.length, seats, played);

describe('at the seats', () => {
  test.each([
    ['dust-up', dustUp, [2, 3, 4]],
    ['traps-and-treasures', traps, [2, 3, 4, 5, 6]],
    ['magic-and-mayhem', mayhem, [1, 2, 3, 4, 5, 6, 7, 8]],
    ['labyrinth', labyrinth, [3, 4, 5, 6, 7]],
  ] as const)('%s says how long it takes, for each number of people', (_, game, counts) => {
    for (const count of counts) {
      const minutes = of(game, firstSeats(count)).minutes({ options: game.defaults(count, 1), goal: null });
      expect(minutes, `${count}`).toBeGreaterThan(2);
      expect(minutes, `${count}`).toBeLessThan(90);
    }
  });

  test('a length that is picked changes the options that make it, and nothing else; then it takes so long', () => {
    for (const [game, count] of [
      [traps, 4],
      [mayhem, 4],
      [mayhem, 2],
    ] as const) {
      const seats = firstSeats(count);
      const before = game.defaults(count, 1);
      const lengths = of(game, seats);
      const choices = lengths.choices(before, game.rivals?.(before) ?? false);
      expect(choices.length).toBeGreaterThan(1);
      for (const { length, choice } of choices) {
        expect(LENGTHS).toContain(length);
        const { target: _, tiles: __, ...others } = choice.options as { readonly [key: string]: unknown };
        const { target: ___, tiles: ____, ...same } = before as { readonly [key: string]: unknown };
        expect(others).toEqual(same);
        expect(Math.abs(Math.log((lengths.minutes(choice) ?? 0) / length))).toBeLessThanOrEqual(Math.log(Math.SQRT2) + 1e-9);
      }
    }
  });

  test('a family that took twice as long before is told so', () => {
    const seats = firstSeats(4);
    const choice = { options: traps.defaults(4, 1), goal: null };
    const first = of(traps, seats).minutes(choice) ?? 0;
    const slow = Array.from({ length: 6 }, () => ({ game: 'game', kind: 'to 30', people: 4, bots: 0, minutes: 2 * first }));
    expect((of(traps, seats, slow).minutes(choice) ?? 0) / first).toBeGreaterThan(1.7);
  });

  test('the choice is a row of slips', () => {
    const picked = vi.fn();
    render(
      <LengthSwitch
        choices={[
          { length: 15, choice: 'a', minutes: 14 },
          { length: 30, choice: 'b', minutes: 31 },
        ]}
        now={19}
        says="About 20 minutes."
        onPick={picked}
      />,
    );
    expect(screen.getByRole('button', { name: '20 minutes' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '30 minutes' }));
    expect(picked).toHaveBeenCalledWith('b');
  });
});

test('times are kept by game, and damaged ones are left out', () => {
  const time = { id: 'a', game: 'dust-up', kind: 'alone', people: 2, bots: 0, minutes: 5 };
  expect(withPlayTime([time], 'a', { ...time, minutes: 6 })).toEqual([{ ...time, minutes: 6 }]);
  expect(withPlayTime([time], 'a', null)).toEqual([]);
  expect(readPlayTimes([time, { ...time, minutes: 'long' }, null])).toEqual([time]);
  expect(readPlayTimes('strange')).toEqual([]);
});
