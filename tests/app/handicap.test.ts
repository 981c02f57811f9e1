import { expect, test } from 'vitest';
import { newGame } from '../../src/app/games/new-game.ts';
import { gameModule } from '../../src/games/magic-and-mayhem/index.ts';
import { HELP } from '../../src/games/magic-and-mayhem/rules/difficulty.ts';
import type { State } from '../../src/games/magic-and-mayhem/state/state.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

test('[MM-51] what a seat says of its handicap is dealt, and stays with the seat', () => {
  const deal = (handicaps: readonly number[]) =>
    newGame(
      gameModule,
      firstSeats(3).map((seat, i) => ({ ...seat, handicap: handicaps[i] ?? 0 })),
      { heroes: ['dot', 'zuzu', 'wick'] },
      5,
      undefined,
    );
  const hearts = (save: ReturnType<typeof deal>) => (save.session.now.state as State).heroes.map(({ hp }) => hp);
  const plain = hearts(deal([0, 0, 0]));
  const save = deal([1, -1, 40]);
  expect(hearts(save).map((hp, seat) => hp - (plain[seat] ?? 0))).toEqual([HELP[1].hp, HELP[-1].hp, HELP[1].hp]);
  expect(save.seats.map(({ handicap }) => handicap)).toEqual([1, -1, 40]);
  expect(save.options).toMatchObject({ handicaps: [] });
});
