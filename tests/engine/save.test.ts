// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readSave } from '../../src/app/carry/read.ts';
import { taleOf } from '../../src/engine/records.ts';
import { type Entry, keepsTurn, written } from '../../src/engine/save.ts';
import { MOST_COMMANDS } from '../../src/engine/session.ts';
import { storyOf } from '../../src/ui/table/story.ts';
import { boxOf, finding, played } from '../carry/pretend.ts';
import { narrator } from '../hidden/teller.ts';
import type { Brawl } from './brawl.ts';

const LONG = 'This turn was so long that its beginning is not kept.';
const NAMES = ['Mira', 'Lotte', 'Jon'];
const entry = (turn: number, began = false): Entry<Brawl> => ({
  seat: 0,
  turn,
  began,
  events: [{ event: { do: 'asleep', seat: 0 } }],
});
/** The journal after a turn of `few` entries and one of `many`, none of which taught anybody anything. */
function journalOf(few: number, many: number): readonly Entry<Brawl>[] {
  let journal: readonly Entry<Brawl>[] = [];
  let commands = 0;
  for (const [turn, count] of [few, many].entries())
    for (let i = 0; i < count; i++) journal = written(journal, entry(turn + 1, i === 0), Math.min(++commands, MOST_COMMANDS));
  return journal;
}
const cuts = (journal: readonly Entry<Brawl>[]) => journal.flatMap(({ cut }, i) => (cut ? [i] : []));

describe('the journal of a long turn', () => {
  test.each([
    [0, 1],
    [0, 101],
    [3, 98],
    [90, 60],
  ])('of turns of %i and %i commands the newest says nothing of a cut', (few, many) => {
    const journal = journalOf(few, many);
    expect(journal.filter(({ turn }) => turn === 2).length).toBe(many);
    expect(cuts(journal.filter(({ turn }) => turn === 2))).toEqual([]);
  });

  test.each([102, 103, 150, 400])('of %i commands keeps the last, and says once that it lost its beginning', (many) => {
    const journal = journalOf(5, many);
    expect(journal.length).toBe(MOST_COMMANDS + 1);
    expect(cuts(journal)).toEqual([0]);
    const told = storyOf(narrator, journal, NAMES);
    expect(told[0]).toBe(LONG);
    expect(told.filter((line) => line === LONG).length).toBe(1);
  });

  test('when all that can be taken back is taken back, one entry is left to say so', () => {
    const journal = journalOf(0, 300).slice(0, -MOST_COMMANDS);
    expect(cuts(journal)).toEqual([0]);
    expect(cuts(written(journal, entry(2), 1))).toEqual([0]);
  });

  test('the turn after it is whole', () => {
    const long = journalOf(0, 300);
    const next = written(long, entry(3, true), MOST_COMMANDS);
    expect(cuts(next.filter(({ turn }) => turn === 3))).toEqual([]);
  });

  test('what is kept does not grow', () => {
    const size = (journal: readonly Entry<Brawl>[]) => JSON.stringify(journal).length;
    expect(size(journalOf(5, 2000))).toBe(size(journalOf(5, 200)));
  });

  test('a save that says so comes in, with its tale', async () => {
    const save = played(6);
    const journal = save.journal.map((one, i) => (i === 0 ? { ...one, cut: true as const } : one));
    const read = await readSave({ ...save, journal }, finding(boxOf()));
    if (read.kind === 'refused') throw new Error(read.words);
    expect(taleOf(read.save, journal[0]?.turn ?? 0)?.entries[0]?.cut).toBe(true);
  });
});

test('every turn of the last fifty is kept, then every fifth, then every twenty-fifth', () => {
  const kept = (now: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => from + i).filter((turn) => keepsTurn(turn, now));
  expect(kept(1000, 951, 1000)).toHaveLength(49);
  expect(kept(1000, 920, 945)).toEqual([920, 925, 930, 935, 940]);
  expect(kept(1000, 600, 680)).toEqual([600, 625, 650, 675]);
});
