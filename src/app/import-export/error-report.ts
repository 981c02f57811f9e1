import type { GameTypes, Json } from '../../engine/game.ts';
import type { JournalEntry } from '../../engine/save.ts';
import type { GameStore } from '../../ui/ports.ts';
import { CommandError } from '../../ui/table/command-error.ts';
import { now } from '../device/entropy.ts';
import { importStoredSave } from '../games/import-game.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { reportFile } from './exported-save-file.ts';
import type { TorchFile } from './file-format.ts';
import { plain } from './untrusted-json.ts';

/** An error report as a file. `game`: it contains a whole game, with its hidden information. */
export type Report = { readonly file: TorchFile; readonly game: boolean };
type ReportInput = { readonly store: GameStore; readonly id: string | null; readonly error: unknown; readonly build: string };

/** Limit for the chain of error causes. */
const MAX_CAUSES = 5;

/** Makes an error report. `id`: the game, or null outside a game. Returns null when there is nothing to report. */
export async function makeReport({ store, id, error, build }: ReportInput): Promise<Report | null> {
  const record = id === null ? null : await recordOf(store, id).catch(() => null);
  if (record === null && error instanceof UserFacingError) return null;
  const at = now();
  const report = { build, at, browser: navigator.userAgent, errors: causes(error), failed: failed(error), commands: lastCommands(record) };
  return { file: reportFile(record, report, at), game: record !== null };
}

/** The newest stored record of a game that can be opened; if none can, the newest record. */
async function recordOf(store: GameStore, id: string): Promise<Json> {
  const records = (await store.saves(id)).flatMap((record) => orNothing(() => plain(record)));
  for (const record of records) if ((await importStoredSave(record)).kind === 'save') return record;
  return records[0] ?? null;
}

/** The commands in the journal, with turn and seat. The journal begins at the start of the previous turn or earlier. */
function lastCommands(record: Json): Json {
  const [journal = []] = orNothing(() => (record as unknown as { readonly journal: readonly JournalEntry<GameTypes>[] }).journal);
  const [commands = []] = orNothing(() =>
    journal.flatMap(({ turn, seat, command }) => (command ? [{ turn, seat, command: command as unknown as Json }] : [])),
  );
  return commands;
}

/** The command that failed, or null. */
function failed(error: unknown): Json {
  return error instanceof CommandError ? (error.command as unknown as Json) : null;
}

/** Name, message and stack of an error and its causes. */
function causes(error: unknown, depth = 0): Json[] {
  if (!(error instanceof Error)) return [String(error)];
  const { name, message, stack = '', cause } = error;
  return [{ name, message, stack }, ...(cause === undefined || depth === MAX_CAUSES ? [] : causes(cause, depth + 1))];
}

/** The result of `take` as a list; empty when it throws or returns undefined. */
function orNothing<T>(take: () => T): T[] {
  try {
    const taken = take();
    return taken === undefined ? [] : [taken];
  } catch {
    return [];
  }
}
