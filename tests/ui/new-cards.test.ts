// @vitest-environment node
import { expect, test } from 'vitest';
import type { JournalEntry } from '../../src/engine/save.ts';
import type { Event } from '../../src/games/dust-up/state/events.ts';
import type { DustUp } from '../../src/games/dust-up/state/tasks.ts';
import { newCards } from '../../src/ui/games/dust-up/new-cards.ts';

const turn = (seat: number): Event => ({ do: 'turn-began', seat, ghost: false });
const drew = (seat: number, cards: number): Event => ({ do: 'drew', seat, cards });
const played = (seat: number): Event => ({ do: 'played', seat, card: 'boo', from: seat, out: 'hand' });
const fresh = (events: readonly Event[], looking = false): number => {
  const entry: JournalEntry<DustUp> = { seat: 0, turn: 1, began: false, events: events.map((event) => ({ event })) };
  return newCards([entry], 0, looking);
};

test('the card of a turn is new until another one is played', () => {
  expect(fresh([turn(0), drew(0, 1)])).toBe(1);
  expect(fresh([turn(0), drew(0, 1), played(0)])).toBe(0);
  expect(fresh([turn(0), drew(0, 1), played(0), drew(0, 2)])).toBe(2);
});

test('cards that were looked at after a turn are new then, and not in the next one', () => {
  const past = [turn(0), drew(0, 1), played(0), drew(0, 2), turn(1), drew(1, 1)];
  expect(fresh(past, true)).toBe(2);
  expect(fresh([...past, played(1), turn(0), drew(0, 1)])).toBe(1);
});

test('what others have brought about is new, and nobody says which card fell', () => {
  const past = [turn(0), played(0), turn(1)];
  expect(fresh([...past, { do: 'threw-hand', seat: 0, cards: ['boo'] }, drew(0, 3), turn(0), drew(0, 1)])).toBe(4);
  expect(fresh([...past, { do: 'spilled', seat: 0, cards: ['boo'] }, drew(0, 1), turn(0), drew(0, 1)])).toBe(2);
  expect(fresh([...past, drew(0, 1), { do: 'spilled', seat: 0, cards: ['boo'] }, turn(0), drew(0, 1)])).toBe(1);
  expect(fresh([turn(0), drew(0, 1), played(0), { do: 'took-back', seat: 0, card: 'boo' }])).toBe(1);
});
