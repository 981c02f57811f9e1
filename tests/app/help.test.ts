import { expect, test } from 'vitest';
import { newGame } from '../../src/app/games/new-game.ts';
import type { HELP_LEVELS } from '../../src/engine/seats.ts';
import { changeHelp } from '../../src/engine/session.ts';
import { gameModule } from '../../src/games/magic-and-mayhem/index.ts';
import { HELP } from '../../src/games/magic-and-mayhem/rules/difficulty.ts';
import type { State } from '../../src/games/magic-and-mayhem/state/state.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

const deal = (help: readonly (typeof HELP_LEVELS)[number][]) =>
  newGame(
    gameModule,
    firstSeats(3).map((seat, i) => ({ ...seat, help: help[i] ?? 'none' })),
    { heroes: ['dot', 'zuzu', 'wick'] },
    5,
    undefined,
  );
const hearts = ({ session }: ReturnType<typeof deal>) => (session.now.state as State).heroes.map(({ hp }) => hp);

test('[MM-51] the help of a seat is in force from the start, and stays with the seat', () => {
  const plain = hearts(deal([]));
  const save = deal(['little', 'harder', 'lot']);
  expect(hearts(save).map((hp, seat) => hp - (plain[seat] ?? 0))).toEqual([
    HELP['little-hearts'].hp,
    HELP.harder.hp,
    HELP['lot-hearts'].hp,
  ]);
  expect(save.seats.map(({ help }) => help)).toEqual(['little', 'harder', 'lot']);
});

test('help that changes in mid-game ends undo, and leaves the old session alone', () => {
  const { session } = deal([]);
  const before = JSON.stringify(session);
  const changed = changeHelp(gameModule.game, gameModule.content, session, 1, 'lot');
  expect(changed).toMatchObject({ sealed: 'help', commands: [], undone: [] });
  expect((changed.now.state as State).heroes.map(({ help }) => help)).toEqual(['none', 'lot-hearts', 'none']);
  expect(changed.checkpoint).toEqual(changed.now);
  expect(JSON.stringify(session)).toBe(before);
  expect(changeHelp(gameModule.game, gameModule.content, changed, 1, 'lot')).toBe(changed);
});
