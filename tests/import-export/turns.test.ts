// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { importTurnLogs, importTurnStart, type StoredTurn } from '../../src/app/import-export/import-turns.ts';
import type { GameTypes } from '../../src/engine/game.ts';
import type { TurnLog, TurnStart } from '../../src/engine/save.ts';
import { boxOf, changed, finding, migrations, played, set } from './pretend.ts';

const save = played(9, ({ session }) => session.now.agenda.length > 1);
const find = finding(boxOf());
const start: TurnStart<GameTypes> = { line: 0, turn: 3, seat: 1, version: 0, at: save.session.now, played: 5 };
const tale: TurnLog<GameTypes> = { line: 0, turn: 3, seat: 1, entries: save.journal };
const found = (record: unknown): StoredTurn => ({ line: 0, turn: 3, record });

describe('a kept turn', () => {
  test('comes in as it was written', async () => {
    expect(await importTurnStart(found(JSON.parse(JSON.stringify(start))), save, find)).toEqual(start);
  });

  test('of an older version of the game is carried on', async () => {
    const old = changed(start, (copy) => {
      for (const player of Object.values(copy.at?.state?.players ?? {})) {
        const { hearts } = player as { readonly hearts?: unknown };
        set(player, 'lives', hearts);
        Reflect.deleteProperty(player, 'hearts');
      }
    });
    const box = boxOf({ migrations });
    const read = await importTurnStart(found(old), { ...save, version: migrations.length }, finding(box));
    expect(read).toMatchObject({
      version: migrations.length,
      at: { state: { players: [{ hearts: expect.any(Number) }, {}, {}], owed: 0 } },
    });
  });

  test.each<[string, (copy: ReturnType<typeof Object>) => unknown]>([
    ['is gone', () => undefined],
    ['is no object', () => 'the dog ate it'],
    ['is torn', ({ at: _gone, ...rest }) => rest],
    ['has a key too many', (copy) => ({ ...copy, more: 1 })],
    ['is of another turn', (copy) => ({ ...copy, turn: 4 })],
    ['is of another line', (copy) => ({ ...copy, line: 1 })],
    ['is of a seat where nobody sits', (copy) => ({ ...copy, seat: 3 })],
    ['has a state that is none', (copy) => changed(copy, ({ at }) => set(at, 'state', { players: 'none' }))],
    ['has a card that is gone', (copy) => changed(copy, ({ at }) => set(at?.state?.players?.[0], 'hand', ['no-such-card']))],
    ['breaks an invariant', (copy) => changed(copy, ({ at }) => set(at?.state?.players?.[0], 'hearts', 99))],
    ['asks nobody anything', (copy) => changed(copy, ({ at }) => set(at, 'agenda', []))],
    ['has no chance', (copy) => changed(copy, ({ at }) => set(at, 'random', [0, 0, 0, 0]))],
    ['goes down and down', (copy) => ({ ...copy, at: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) })],
  ])('that %s is refused with a sentence', async (_, spoil) => {
    const record = spoil(structuredClone(start) as never);
    expect(await importTurnStart(found(record), save, find)).toBe('That turn was damaged, so the table cannot go back to it.');
  });

  test('of a newer version is refused politely', async () => {
    expect(await importTurnStart(found({ ...start, version: 7 }), save, find)).toMatch(/newer version/);
  });
  test('of a box that cannot be opened says so', async () => {
    const lost = () => Promise.reject(new Error('no network'));
    expect(await importTurnStart(found(start), save, lost)).toMatch(/try again\.$/);
  });
});

test('of the tales those that are whole are told', () => {
  const event = { do: 'asleep', seat: 1 };
  const spoilt: readonly unknown[] = [
    undefined,
    null,
    'tale',
    { ...tale, entries: 'none' },
    { ...tale, entries: [{ seat: 0, turn: 3, began: false, events: [{ event: 'x' }] }] },
    { ...tale, entries: [{ seat: 0, turn: 3, began: false, events: [{ event, secretFor: 'all' }] }] },
    { ...tale, seat: -1 },
    { ...tale, turn: 4 },
    JSON.parse('{"__proto__": {"line": 0}, "line": 0, "turn": 3, "seat": 1, "entries": []}'),
  ];
  expect(importTurnLogs([...spoilt.map(found), found(JSON.parse(JSON.stringify(tale)))])).toEqual([tale]);
});
