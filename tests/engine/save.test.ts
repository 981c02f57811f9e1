// @vitest-environment node

import { describe, expect, test } from 'vitest';
import { importSave } from '../../src/app/import-export/import-save.ts';
import { appendEntry, isTurnKept, type JournalEntry } from '../../src/engine/save.ts';
import { turnLogOf } from '../../src/engine/save-records.ts';
import { MAX_UNDO } from '../../src/engine/undo-limit.ts';
import { storyLines } from '../../src/ui/table/chronicle/story.ts';
import { describe as descriptions } from '../hidden-cards/descriptions.ts';
import { boxOf, finding, played } from '../import-export/pretend.ts';
import type { Brawl } from './brawl.ts';

const LONG = 'This turn was so long that its beginning is not kept.';
const NAMES = ['Mira', 'Lotte', 'Jon'];
const entry = (turn: number, began = false): JournalEntry<Brawl> => ({
  seat: 0,
  turn,
  began,
  events: [{ event: { do: 'asleep', seat: 0 } }],
});
/** The journal after a turn of `few` entries and one of `many`, without any reveal. */
function journalOf(few: number, many: number): readonly JournalEntry<Brawl>[] {
  let journal: readonly JournalEntry<Brawl>[] = [];
  let commands = 0;
  for (const [turn, count] of [few, many].entries())
    for (let i = 0; i < count; i++) journal = appendEntry(journal, entry(turn + 1, i === 0), Math.min(++commands, MAX_UNDO));
  return journal;
}
const cuts = (journal: readonly JournalEntry<Brawl>[]) => journal.flatMap(({ cut }, i) => (cut ? [i] : []));

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

  test.each([102, 103, 150, 400])('keeps the last of %i commands and marks that older ones were dropped', (many) => {
    const journal = journalOf(5, many);
    expect(journal.length).toBe(MAX_UNDO + 1);
    expect(cuts(journal)).toEqual([0]);
    const told = storyLines<Brawl>(descriptions, [{ seat: 0, line: 0, turn: 5, entries: journal }], NAMES).map(({ words }) => words);
    expect(told[0]).toBe(LONG);
    expect(told.filter((line) => line === LONG).length).toBe(1);
  });

  test('has one entry left after undo of all commands', () => {
    const journal = journalOf(0, 300).slice(0, -MAX_UNDO);
    expect(cuts(journal)).toEqual([0]);
    expect(cuts(appendEntry(journal, entry(2), 1))).toEqual([0]);
  });

  test('keeps the next turn complete', () => {
    const long = journalOf(0, 300);
    const next = appendEntry(long, entry(3, true), MAX_UNDO);
    expect(cuts(next.filter(({ turn }) => turn === 3))).toEqual([]);
  });

  test('does not grow with the game', () => {
    const size = (journal: readonly JournalEntry<Brawl>[]) => JSON.stringify(journal).length;
    expect(size(journalOf(5, 2000))).toBe(size(journalOf(5, 200)));
  });

  test('is accepted by the import, with its turn log', async () => {
    const save = played(6);
    const journal = save.journal.map((one, i) => (i === 0 ? { ...one, cut: true as const } : one));
    const read = await importSave({ ...save, journal }, finding(boxOf()));
    if (read.kind === 'refused') throw new Error(read.words);
    expect(turnLogOf(read.save, journal[0]?.turn ?? 0)?.entries[0]?.cut).toBe(true);
  });
});

test('the last 50 turns are kept, then every 5th, then every 25th', () => {
  const kept = (now: number, from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => from + i).filter((turn) => isTurnKept(turn, now));
  expect(kept(1000, 951, 1000)).toHaveLength(49);
  expect(kept(1000, 920, 945)).toEqual([920, 925, 930, 935, 940]);
  expect(kept(1000, 600, 680)).toEqual([600, 625, 650, 675]);
});
