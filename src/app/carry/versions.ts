import type { Game, Json, SavedParts, Vocabulary } from '../../engine/game.ts';
import { Refusing } from './refused.ts';
import type { Frame, FramePosition } from './schema.ts';

/** The record around a position, as plain JSON of some format. */
export type RawRecord = { readonly [key: string]: Json };
/** Carries the record one format on. What it makes must say its new `format`. */
type FrameMigration = (old: RawRecord) => RawRecord;

/** The first carries format 1 to format 2, and so on. Appended, never edited: FORMAT is one more than their number. */
export const frameMigrations: readonly FrameMigration[] = [];

export const NEWER = 'This game was saved by a newer version of Pass the Torch. Update the app, then open it again.';
const OLDER = 'This game comes from an older version of Pass the Torch, and it could not be brought up to date.';

/**
 * Brings a record of format `from` up to the newest.
 * @throws Refusing when it is newer, or when a migration cannot do it.
 */
export function upToFormat(record: RawRecord, from: number, migrations: readonly FrameMigration[] = frameMigrations): RawRecord {
  if (from > migrations.length + 1) throw new Refusing('newer', NEWER, 'format');
  if (from < 1) throw new Refusing('older', OLDER, 'format');
  return orOlder('format', () => migrations.slice(from - 1).reduce((old, migrate) => migrate(old), record));
}

/**
 * Brings what belongs to the game up to its newest version: checkpoint, position and journal.
 * A migration that does not answer each event with one cannot tell who may hear which, so the journal then begins anew.
 * @throws Refusing when the save is newer than the game, or when a migration cannot do it.
 */
export function upToVersion(frame: Frame, { migrations }: Pick<Game<Vocabulary>, 'migrations'>): Frame {
  if (frame.version > migrations.length) throw new Refusing('newer', NEWER, 'version');
  if (frame.version === migrations.length) return frame;
  const pending = migrations.slice(frame.version);
  return orOlder('version', () => {
    const on = (at: FramePosition, journal: readonly Json[]): SavedParts =>
      pending.reduce<SavedParts>((old, migrate) => migrate(old), { state: at.state as Json, agenda: at.agenda as Json[], journal });
    const { checkpoint, now } = frame.session;
    const entries = [...frame.journal, ...frame.undone];
    const told = entries.flatMap(({ events }) => events.map(({ event }) => event as Json));
    const before = on(checkpoint, []);
    const after = on(now, told);
    const same = after.journal.length === told.length;
    const events = after.journal.values();
    const carried = entries.map((entry) => ({
      ...entry,
      events: entry.events.map((emitted) => ({ ...emitted, event: (same ? events.next().value : emitted.event) as typeof emitted.event })),
    }));
    return {
      ...frame,
      version: migrations.length,
      session: {
        ...frame.session,
        checkpoint: { ...checkpoint, state: before.state, agenda: [...before.agenda] },
        now: { ...now, state: after.state, agenda: [...after.agenda] },
      },
      journal: same ? carried.slice(0, frame.journal.length) : [],
      undone: same ? carried.slice(frame.journal.length) : [],
    };
  });
}

/** A migration may meet what it never expected. */
function orOlder<T>(where: string, migrate: () => T): T {
  try {
    return migrate();
  } catch (error) {
    throw new Refusing('older', OLDER, where, error);
  }
}
