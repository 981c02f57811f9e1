import { equal } from '../../engine/equal.ts';
import type { Command, GameTypes, Json, Schema } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { JournalEntry, Save } from '../../engine/save.ts';
import { checkPosition } from './check-position.ts';
import { check } from './check-schema.ts';
import { withCheckedUndo } from './check-undo.ts';
import { withCardPacks } from './import-card-packs.ts';
import { DAMAGED, damaged, ImportError, type ImportRefusal, loadForImport, refusalOf } from './import-errors.ts';
import { migrateFormat, migrateVersion, type RawRecord } from './migrate.ts';
import { Frame, Label } from './save-schema.ts';
import { plain } from './untrusted-json.ts';

export type ImportResult = { readonly kind: 'save'; readonly save: Save<GameTypes>; readonly migrated: boolean } | ImportRefusal;
/** Finds a game module; null when this app does not have the game. */
export type FindGame = (game: string) => Promise<AnyGameModule | null>;
/** Loads a function that describes a game's events and throws for invalid events; null: no check. Invalid events are removed from the journal. */
export type LoadEventText = (box: AnyGameModule) => Promise<((event: GameTypes['event'], names: readonly string[]) => unknown) | null>;

/**
 * Validates and migrates a save from the storage or a file. Never throws. The returned position satisfies all invariants of its game and is
 * playable. Undo and redo are kept only if replaying their commands leads to the same position.
 */
export async function importSave(value: unknown, find: FindGame, tells?: LoadEventText): Promise<ImportResult> {
  try {
    return await read(plain(value), find, tells);
  } catch (error) {
    return refusalOf(error);
  }
}

async function read(value: Json, find: FindGame, tells: LoadEventText | undefined): Promise<ImportResult> {
  const label = check(Label, value, '');
  const current = migrateFormat(value as RawRecord, label.format);
  const framed = check(Frame, current, '');
  const plainBox = await loadGameModule(framed.game, find);
  if (!plainBox) throw new ImportError('unknown-game', 'This app does not have the game that was saved here.', 'game');
  const box = await withCardPacks(plainBox, framed.packs as readonly Json[]);
  const frame = migrateVersion(framed, box.game);
  const migrated = frame !== framed || label.format !== framed.format;
  const save = withCheckedUndo(box, checkGameParts(box, frame, migrated));
  const tell = tells && (await loadForImport(() => tells(box)));
  return { kind: 'save', save: tell ? withoutUndescribedEvents(save, tell) : save, migrated };
}

async function loadGameModule(game: string, find: FindGame): Promise<AnyGameModule | null> {
  const box = await loadForImport(() => find(game));
  return box?.game.id === game ? box : null;
}

/** Validates the parts of a save that belong to the game. */
function checkGameParts(box: AnyGameModule, frame: Frame, migrated: boolean): Save<GameTypes> {
  const { schemas, seats } = box.game;
  const sitting = frame.seats.length;
  if (sitting < seats.min || sitting > seats.max) {
    throw new ImportError('broken', `This game is for ${seats.min} to ${seats.max}, and ${sitting} sit at the table.`, 'seats');
  }
  if (frame.match && frame.match.won.length !== sitting) throw damaged(DAMAGED, 'match/won');
  if (frame.match?.star?.some((seat) => seat >= sitting)) throw damaged(DAMAGED, 'match/star');
  const { session } = frame;
  const options = check(schemas.options, frame.options, 'options');
  const commands = checkCommands(schemas.command, session.commands, 'session/commands', migrated);
  const undone = checkCommands(schemas.command, session.undone, 'session/undone', migrated);
  const checkpoint = checkPosition(box, sitting, session.checkpoint, 'session/checkpoint');
  // often nothing can be undone, and both positions are equal
  const same = equal(session.checkpoint, session.now);
  const now = same ? checkpoint : checkPosition(box, sitting, session.now, 'session/now');
  // events have no schema; they are plain JSON of limited size, and `tells` removes invalid ones
  return { ...frame, options, packs: box.packs ?? [], session: { ...session, checkpoint, now, commands, undone } } as Save<GameTypes>;
}

/** Validates commands. Migrations do not convert commands, so in a migrated save invalid commands are dropped, and undo with them. */
function checkCommands(
  schema: Schema<Command<GameTypes>>,
  commands: readonly unknown[],
  where: string,
  migrated: boolean,
): readonly Command<GameTypes>[] {
  try {
    return commands.map((command, i) => (isRollCommand(command) ? command : check(schema, command, `${where}/${i}`)));
  } catch (error) {
    if (migrated) return [];
    throw error;
  }
}

/** Whether a command is a roll, which no game's schema contains. The dice values are checked when it is played. */
function isRollCommand(command: unknown): command is Command<GameTypes> {
  if (typeof command !== 'object' || command === null || !('do' in command)) return false;
  const keys = Object.keys(command).length;
  if (command.do === 'roll') return keys === 1;
  return command.do === 'rolled' && keys === 2 && 'dice' in command && Array.isArray(command.dice) && command.dice.every(Number.isInteger);
}

function withoutUndescribedEvents(
  save: Save<GameTypes>,
  tell: (event: GameTypes['event'], names: readonly string[]) => unknown,
): Save<GameTypes> {
  const names = save.seats.map(({ name }) => name);
  const canBeTold = (event: GameTypes['event']): boolean => {
    try {
      tell(event, names);
      return true;
    } catch {
      return false;
    }
  };
  const clean = (entries: readonly JournalEntry<GameTypes>[]) =>
    entries.map((entry) => ({ ...entry, events: entry.events.filter(({ event }) => canBeTold(event)) }));
  return { ...save, journal: clean(save.journal), undone: clean(save.undone) };
}
