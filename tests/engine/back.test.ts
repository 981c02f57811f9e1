// @vitest-environment node
import { expect, test } from 'vitest';
import { accept } from '../../src/engine/accept.ts';
import { backToPerson } from '../../src/engine/back.ts';
import { newSave } from '../../src/engine/records.ts';
import { written } from '../../src/engine/save.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { act, seal, start } from '../../src/engine/session.ts';
import { mayhemBox as box } from '../../src/games/magic-and-mayhem/box.ts';
import { firstSeats } from '../../src/ui/shell/SeatList.ts';

/** Mira and two bots each end their turn at once; then it is Mira's turn again. */

const options = accept(box.game.schemas.options, { tiles: 9 }, 'the options');
function ended(seats: readonly SeatRecord[], sealedAfter = 0) {
  const dealt = start(box.game, box.content, 3, options, 5);
  let save = newSave(box, dealt, { id: 'a', seats, options, build: 'test', now: 0 });
  for (let i = 1; i <= 3; i++) {
    const command = { do: 'end' } as const;
    const { session, events, began } = act(box.game, box.content, save.session, command);
    const entry = { seat: began ?? 0, turn: save.turn + 1, began: began !== null, command, events };
    const now = i === sealedAfter ? seal(session, 'flip') : session;
    save = { ...save, session: now, journal: written(save.journal, entry, now.commands.length), turn: save.turn + 1 };
  }
  return save;
}
const kept = (save: ReturnType<typeof ended> | null) =>
  save && { commands: save.session.commands.length, turn: save.turn, undone: save.undone.length };

test('what bots have done is taken back with what the person before them did', () => {
  const save = ended(firstSeats(3, [], [1, 2]));
  expect(kept(save)).toEqual({ commands: 3, turn: 4, undone: 0 });
  expect(kept(backToPerson(box, save))).toEqual({ commands: 0, turn: 1, undone: 3 });
});

test('among people it is one command', () => {
  expect(kept(backToPerson(box, ended(firstSeats(3))))).toEqual({ commands: 2, turn: 3, undone: 1 });
});

test('it does not stop at a bot: where undo ends before, nothing is taken back', () => {
  expect(backToPerson(box, ended(firstSeats(3, [], [1, 2]), 1))).toBeNull();
  expect(kept(backToPerson(box, ended(firstSeats(3, [], [2]), 1)))).toEqual({ commands: 0, turn: 2, undone: 2 });
});

test('bots among themselves take back one command', () => {
  expect(kept(backToPerson(box, ended(firstSeats(3, [], [0, 1, 2]))))).toEqual({ commands: 2, turn: 3, undone: 1 });
});
