import type { GameTypes } from '../../engine/game.ts';
import type { Save, TurnKey, TurnLog, TurnStart } from '../../engine/save.ts';
import { check } from './check-schema.ts';
import { damaged, refusalOf } from './import-errors.ts';
import { type FindGame, importSave } from './import-save.ts';
import { TurnLogSchema, TurnStartSchema } from './save-schema.ts';
import { plain } from './untrusted-json.ts';

/** Validates turn logs and turn starts, which are stored beside a save. */

/** A stored record and the turn of its key. */
export type StoredTurn = TurnKey & { readonly record: unknown };

const DAMAGED = 'That turn was damaged, so the table cannot go back to it.';

/** The valid turn logs. Damaged ones are left out, because the chronicle is not essential. */
export function importTurnLogs(found: readonly StoredTurn[]): readonly TurnLog<GameTypes>[] {
  return found.flatMap(({ record, ...kept }) => {
    try {
      const tale = check(TurnLogSchema, plain(record), '');
      return isSameTurn(tale, kept) ? [tale as TurnLog<GameTypes>] : [];
    } catch {
      return [];
    }
  });
}

/** Validates a turn start like a save at that position. Returns it, or an error message for the family. Never throws. */
export async function importTurnStart(
  { record, ...kept }: StoredTurn,
  save: Save<GameTypes>,
  find: FindGame,
): Promise<TurnStart<GameTypes> | string> {
  try {
    const start = check(TurnStartSchema, plain(record), '');
    if (!isSameTurn(start, kept) || start.seat >= save.seats.length) throw damaged(DAMAGED);
    const session = { checkpoint: start.at, sealed: 'back', commands: [], undone: [], now: start.at };
    const read = await importSave({ ...save, version: start.version, session, journal: [], undone: [] }, find);
    if (read.kind === 'refused') return read.why === 'broken' ? DAMAGED : read.words;
    return { ...start, version: read.save.version, at: read.save.session.now };
  } catch (error) {
    const { why, words } = refusalOf(error);
    return why === 'broken' ? DAMAGED : words;
  }
}

const isSameTurn = (one: TurnKey, other: TurnKey): boolean => one.line === other.line && one.turn === other.turn;
