import type { Json, Vocabulary } from '../engine/game.ts';
import type { Entry } from '../engine/save.ts';
import type { Store } from '../ui/ports.ts';
import { Fault } from '../ui/table/fault.ts';
import type { TorchFile } from './carry/file.ts';
import { plain } from './carry/plain.ts';
import { reportFile } from './carry/save-file.ts';
import { readKept } from './door.ts';
import { now } from './entropy.ts';
import { Friendly } from './friendly.ts';

/** A file about something that went wrong, and whether a whole game is in it, with all that is hidden. */
export type Report = { readonly file: TorchFile; readonly game: boolean };
type Trip = { readonly store: Store; readonly id: string | null; readonly error: unknown; readonly build: string };

/** More causes than any error has. */
const DEEPEST = 5;

/** What can be sent to us about an error at a table (or elsewhere: `id` is null then); null when it was no error of ours. */
export async function makeReport({ store, id, error, build }: Trip): Promise<Report | null> {
  const record = id === null ? null : await recordOf(store, id).catch(() => null);
  if (record === null && error instanceof Friendly) return null;
  const at = now();
  const report = { build, at, browser: navigator.userAgent, errors: causes(error), failed: failed(error), commands: lastCommands(record) };
  return { file: reportFile(record, report, at), game: record !== null };
}

/** The newest record of a game that can be opened, as it lies there; where none can, the newest. */
async function recordOf(store: Store, id: string): Promise<Json> {
  const records = (await store.kept(id)).flatMap((record) => orNothing(() => plain(record)));
  for (const record of records) if ((await readKept(record)).kind === 'save') return record;
  return records[0] ?? null;
}

/** The commands of the journal, which reaches back to the start of the turn before, with whose turn it was. */
function lastCommands(record: Json): Json {
  const [journal = []] = orNothing(() => (record as unknown as { readonly journal: readonly Entry<Vocabulary>[] }).journal);
  const [commands = []] = orNothing(() =>
    journal.flatMap(({ turn, seat, command }) => (command ? [{ turn, seat, command: command as unknown as Json }] : [])),
  );
  return commands;
}

/** The command in the midst of which it happened. */
function failed(error: unknown): Json {
  return error instanceof Fault ? (error.command as unknown as Json) : null;
}

/** What an error says, and those behind it. */
function causes(error: unknown, depth = 0): Json[] {
  if (!(error instanceof Error)) return [String(error)];
  const { name, message, stack = '', cause } = error;
  return [{ name, message, stack }, ...(cause === undefined || depth === DEEPEST ? [] : causes(cause, depth + 1))];
}

/** What damaged data may yield, or nothing. */
function orNothing<T>(take: () => T): T[] {
  try {
    const taken = take();
    return taken === undefined ? [] : [taken];
  } catch {
    return [];
  }
}
