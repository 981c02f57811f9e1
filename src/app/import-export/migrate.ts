import type { Game, GameTypes, Json, SavedParts } from '../../engine/game.ts';
import { ImportError } from './import-errors.ts';
import type { Frame, FramePosition } from './save-schema.ts';

/** A save of any format, as plain JSON. */
export type RawRecord = { readonly [key: string]: Json };
/** Migrates a save to the next format and sets its `format`. */
type FrameMigration = (old: RawRecord) => RawRecord;

/** The first migrates format 1 to 2, and so on. Append only: FORMAT is their number plus one. */
export const frameMigrations: readonly FrameMigration[] = [];

export const NEWER = 'This game was saved by a newer version of Pass the Torch. Update the app, then open it again.';
const OLDER = 'This game comes from an older version of Pass the Torch, and it could not be brought up to date.';

/**
 * Migrates a save from format `from` to the newest.
 * @throws ImportError when it is newer than this app, or when a migration fails.
 */
export function migrateFormat(record: RawRecord, from: number, migrations: readonly FrameMigration[] = frameMigrations): RawRecord {
  if (from > migrations.length + 1) throw new ImportError('newer', NEWER, 'format');
  if (from < 1) throw new ImportError('older', OLDER, 'format');
  return orOlder('format', () => migrations.slice(from - 1).reduce((old, migrate) => migrate(old), record));
}

/**
 * Migrates the game's parts of a save to the newest version: checkpoint, position and journal.
 * If a migration changes the number of events, it is not known which of them are secret, so the journal is emptied.
 * @throws ImportError when the save is newer than the game, or when a migration fails.
 */
export function migrateVersion(frame: Frame, { migrations }: Pick<Game<GameTypes>, 'migrations'>): Frame {
  if (frame.version > migrations.length) throw new ImportError('newer', NEWER, 'version');
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

/** Converts any error of a migration to an ImportError. */
function orOlder<T>(where: string, migrate: () => T): T {
  try {
    return migrate();
  } catch (error) {
    throw new ImportError('older', OLDER, where, error);
  }
}
