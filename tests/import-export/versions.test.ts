// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { importSave } from '../../src/app/import-export/import-save.ts';
import { frameMigrations, migrateFormat } from '../../src/app/import-export/migrate.ts';
import { FORMAT } from '../../src/engine/save.ts';
import { gameModules } from '../../src/games/game-modules.ts';
import { boxOf, changed, finding, migrations, played, set } from './pretend.ts';

const box = boxOf({ migrations });
const find = finding(box);
const now = played(6, undefined, box);

/** As version 0 of the pretend game wrote it. */
const first = changed(now, (copy) => {
  set(copy, 'version', 0);
  for (const at of [copy.session?.checkpoint, copy.session?.now]) {
    Reflect.deleteProperty(at?.state ?? {}, 'owed');
    for (const player of (at?.state?.players ?? []) as unknown as { [key: string]: unknown }[]) {
      player.lives = player.hearts;
      Reflect.deleteProperty(player, 'hearts');
    }
  }
  set(copy, 'journal', [{ seat: 0, turn: 1, began: false, events: [{ event: { do: 'ouch', seat: 1, amount: 2 }, secretFor: 1 }] }]);
});
const second = changed(now, (copy) => {
  set(copy, 'version', 1);
  for (const at of [copy.session?.checkpoint, copy.session?.now]) Reflect.deleteProperty(at?.state ?? {}, 'owed');
});

describe('a game that has grown older', () => {
  test('brings the first version all the way', async () => {
    const read = await importSave(first, find);
    expect(read).toMatchObject({
      kind: 'save',
      migrated: true,
      save: { version: 2, session: { now: { state: { owed: 0, players: [{}, {}, {}] } } } },
    });
    expect(read).toMatchObject({ save: { journal: [{ events: [{ event: { do: 'hit', seat: 1, amount: 2 }, secretFor: 1 }] }] } });
    if (read.kind === 'save') expect(JSON.stringify(read.save)).not.toContain('lives');
  });

  test('brings the second version the rest of the way', async () => {
    expect(await importSave(second, find)).toMatchObject({
      kind: 'save',
      migrated: true,
      save: { version: 2, session: { now: { state: { owed: 0 } } } },
    });
  });

  test('and its line of undo is played anew or dropped, never trusted', async () => {
    const odd = changed(second, ({ session }) => set(session, 'commands', [{ do: 'a word of old' }]));
    expect(await importSave(odd, find)).toMatchObject({ kind: 'save', save: { session: { commands: [], sealed: 'loaded' } } });
  });

  test('the journal begins anew when a migration loses events', async () => {
    const forgetful = boxOf({
      migrations: [migrations[0] ?? ((old) => old), (old) => ({ ...(migrations[1]?.(old) ?? old), journal: [] })],
    });
    expect(await importSave(first, finding(forgetful))).toMatchObject({ kind: 'save', save: { journal: [], undone: [] } });
  });

  test('says so when a migration cannot do it', async () => {
    const lost = changed(first, ({ session }) => set(session?.now?.state, 'players', 7));
    expect(await importSave(lost, find)).toMatchObject({ kind: 'refused', why: 'older', where: 'version' });
  });

  test('a migration does not make a broken position whole', async () => {
    const hurt = changed(first, ({ session }) => set(session?.now?.state?.players?.[0], 'lives', 99));
    expect(await importSave(hurt, find)).toMatchObject({ kind: 'refused', why: 'broken', where: 'session/now' });
  });

  test('what a newer one wrote is left alone', async () => {
    expect(await importSave({ ...now, version: 3 }, find)).toMatchObject({ kind: 'refused', why: 'newer' });
  });
});

describe('formats of the record', () => {
  const pretend = [(old: object) => ({ ...old, format: 2, title: null }), (old: object) => ({ ...old, format: 3, line: 0 })];

  test('one more than the migrations', () => expect(FORMAT).toBe(frameMigrations.length + 1));

  test.each([
    [1, { format: 3, title: null, line: 0 }],
    [2, { format: 3, line: 0 }],
    [3, { format: 3 }],
  ])('from %i on', (format, after) => expect(migrateFormat({ format }, format, pretend)).toEqual(after));

  test('neither newer nor before the first', () => {
    expect(() => migrateFormat({}, 4, pretend)).toThrow(/newer version/);
    expect(() => migrateFormat({}, 0, pretend)).toThrow(/older version/);
  });
});

/** Each real migration is exercised by a golden save of the version before it (golden.test.ts); there can be no other way to have one. */
test('every version and format of every game has its golden saves', async () => {
  const golden = Object.keys(import.meta.glob('/tests/saves/*/v*.json'));
  for (const [id, open] of Object.entries(gameModules)) {
    const { game } = await open();
    for (let version = 0; version <= game.migrations.length; version++) {
      expect(
        golden.some((path) => new RegExp(`/${id}/v\\d+-${version}-`).test(path)),
        `${id}, version ${version}`,
      ).toBe(true);
    }
  }
  for (let format = 1; format <= FORMAT; format++)
    expect(
      golden.some((path) => path.includes(`/v${format}-`)),
      `format ${format}`,
    ).toBe(true);
});
