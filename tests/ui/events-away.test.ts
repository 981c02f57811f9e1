// @vitest-environment node
import { describe, expect, test } from 'vitest';
import type { JournalEntry, Save, TurnLog } from '../../src/engine/save.ts';
import { entriesOf, eventsAway, type Known, knownNow } from '../../src/ui/table/hand-over/events-away.ts';
import { greatest } from '../../src/ui/table/hand-over/hand-over-state.ts';
import type { Brawl } from '../engine/brawl.ts';

/** What happened since somebody last chose, from the journal of a save and the stored turns. */

type Entry = JournalEntry<Brawl>;
const asleep = (seat: number) => ({ event: { do: 'asleep', seat } as const });
/** An entry with an event of its own. `roll`: nothing was chosen. */
const entry = (turn: number, seat: number, mark: number, extra: Partial<Entry> = {}): Entry => ({
  seat,
  turn,
  began: false,
  command: { do: 'play', card: 0 } as never,
  events: [asleep(mark)],
  ...extra,
});
const began = { began: true };
const roll = { command: { do: 'roll' } } as const;
const marks = (entries: readonly Entry[], seat: number, known: Known | null = null) =>
  eventsAway(entries, seat, known).map(({ event }) => ('seat' in event ? event.seat : -1));

describe('since somebody last chose', () => {
  test('it is everything from their last choice on, and nothing before', () => {
    const entries = [entry(1, 0, 10), entry(2, 1, 11, began), entry(2, 1, 12), entry(3, 0, 13, began)];
    expect(marks(entries, 0)).toEqual([11, 12, 13]);
    // the choice that ended turn 1 is in the entry of turn 2
    expect(marks([...entries, entry(3, 0, 14)], 1)).toEqual([13, 14]);
  });
  test('it is empty while they have had the torch all the time', () => {
    expect(marks([entry(1, 1, 9), entry(2, 0, 10, began), entry(2, 0, 11), entry(2, 0, 12)], 0)).toEqual([]);
    expect(marks([entry(1, 0, 10), entry(2, 0, 11, began)], 0)).toEqual([]);
  });
  test('it is empty where somebody else was only asked in the middle of their own turn', () => {
    expect(marks([entry(1, 1, 9), entry(2, 0, 10, began), entry(2, 0, 11), entry(2, 1, 12), entry(2, 1, 13, roll)], 0)).toEqual([]);
  });
  test('a roll is no choice, and neither is what they are asked in a turn of somebody else', () => {
    const entries = [entry(1, 0, 10), entry(2, 1, 11, began), entry(2, 0, 12, roll), entry(2, 0, 13), entry(3, 0, 14, began)];
    expect(marks(entries, 0)).toEqual([11, 12, 13, 14]);
  });
  test('whoever has not chosen yet is told all since the deal', () => {
    expect(marks([entry(1, 0, 10), entry(2, 1, 11, began)], 1)).toEqual([10, 11]);
  });
  test('what somebody has been told once is not told again', () => {
    const before = [entry(1, 0, 10), entry(2, 1, 11, began), entry(2, 0, 12)];
    const known = knownNow(before, { line: 0, turn: 2 });
    expect(marks([...before, entry(2, 0, 13), entry(3, 1, 14, began)], 0)).toEqual([11, 12, 13, 14]);
    expect(marks([...before, entry(2, 0, 13), entry(3, 1, 14, began)], 0, known)).toEqual([13, 14]);
  });
});

test('stored turns come before the journal; of a turn played twice the later line counts', () => {
  const log = (line: number, turn: number, mark: number): TurnLog<Brawl> => ({ line, turn, seat: 0, entries: [entry(turn, 0, mark)] });
  const save = { journal: [entry(3, 0, 30), entry(4, 1, 40, began)] } as unknown as Save<Brawl>;
  const all = entriesOf([log(0, 1, 10), log(0, 2, 20), log(0, 3, 33), log(1, 2, 21)], save);
  expect(all.map(({ turn, events }) => [turn, events.map(({ event }) => ('seat' in event ? event.seat : -1))])).toEqual([
    [1, [10]],
    [2, [21]],
    [3, [30]],
    [4, [40]],
  ]);
});

test('the greatest happenings are kept in order of time', () => {
  const one = (words: string, weight: number) =>
    ({ kind: 'news', to: null, by: null, amount: 0, unit: null, good: true, weight, words }) as const;
  const all = [one('a', 1), one('b', 9), one('c', 3), one('d', 7)];
  expect(greatest(all, 2).map(({ words }) => words)).toEqual(['b', 'd']);
  expect(greatest(all, 9)).toEqual(all);
});
