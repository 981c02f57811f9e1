// @vitest-environment node
import { expect, test } from 'vitest';
import { appendEntry } from '../../src/engine/save.ts';
import { newSave } from '../../src/engine/save-records.ts';
import type { SeatRecord } from '../../src/engine/seats.ts';
import { act, seal, startSession } from '../../src/engine/session.ts';
import { turnTakenBack, undoToPerson } from '../../src/engine/undo.ts';
import { validate } from '../../src/engine/validate.ts';
import { mayhemModule as box } from '../../src/games/magic-and-mayhem/index.ts';
import { firstSeats } from '../../src/ui/shell/seats/seat-list.ts';

/** Mira and two bots end their turns at once; then it is Mira's turn again. */

const options = validate(box.game.schemas.options, { tiles: 9 }, 'the options');
function ended(seats: readonly SeatRecord[], sealedAfter = 0) {
  const dealt = startSession(box.game, box.content, 3, options, 5);
  let save = newSave(box, dealt, { id: 'a', seats, options, build: 'test', now: 0 });
  for (let i = 1; i <= 3; i++) {
    const command = { do: 'end' } as const;
    const { session, events, began } = act(box.game, box.content, save.session, command);
    const entry = { seat: began ?? 0, turn: save.turn + 1, began: began !== null, command, events };
    const now = i === sealedAfter ? seal(session, 'flip') : session;
    save = { ...save, session: now, journal: appendEntry(save.journal, entry, now.commands.length), turn: save.turn + 1 };
  }
  return save;
}
const kept = (save: ReturnType<typeof ended> | null) =>
  save && { commands: save.session.commands.length, turn: save.turn, undone: save.undone.length };

test('undo of a person includes the commands of the bots after it', () => {
  const save = ended(firstSeats(3, [], [1, 2]));
  expect(kept(save)).toEqual({ commands: 3, turn: 4, undone: 0 });
  expect(kept(undoToPerson(box, save))).toEqual({ commands: 0, turn: 1, undone: 3 });
});

test('undo between people is one command', () => {
  expect(kept(undoToPerson(box, ended(firstSeats(3))))).toEqual({ commands: 2, turn: 3, undone: 1 });
});

test('undo does not stop at a bot: it returns null when undo ends before', () => {
  expect(undoToPerson(box, ended(firstSeats(3, [], [1, 2]), 1))).toBeNull();
  expect(kept(undoToPerson(box, ended(firstSeats(3, [], [2]), 1)))).toEqual({ commands: 0, turn: 2, undone: 2 });
});

test('undo between bots is one command', () => {
  expect(kept(undoToPerson(box, ended(firstSeats(3, [], [0, 1, 2]))))).toEqual({ commands: 2, turn: 3, undone: 1 });
});

test('undo says whose turn it goes back into, where that is another person’s than who is asked', () => {
  const owner = (save: ReturnType<typeof ended>) => {
    const back = undoToPerson(box, save);
    return back && turnTakenBack(box, save, back);
  };
  expect(owner(ended(firstSeats(3)))).toBe(2);
  expect(owner(ended(firstSeats(3, [], [2])))).toBe(1);
  // their own turn, and that of a bot
  expect(owner(ended(firstSeats(3, [], [1, 2])))).toBeNull();
  expect(owner(ended(firstSeats(3, [], [0, 1, 2])))).toBeNull();
});
