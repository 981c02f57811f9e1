import type { AnyBox } from '../../engine/box.ts';
import type { Command, Json, Schema, Vocabulary } from '../../engine/game.ts';
import type { Entry, Save } from '../../engine/save.ts';
import { check } from './check.ts';
import { withTrueLine } from './line.ts';
import { mixedWith } from './packs.ts';
import { plain } from './plain.ts';
import { checkPosition } from './position.ts';
import { broken, DAMAGED, fetched, type Refused, Refusing, refused } from './refused.ts';
import { Frame, Label } from './schema.ts';
import { type RawRecord, upToFormat, upToVersion } from './versions.ts';

export type Read = { readonly kind: 'save'; readonly save: Save<Vocabulary>; readonly migrated: boolean } | Refused;
/** The box of a game, or null when this app has none of that name. */
export type Find = (game: string) => Promise<AnyBox | null>;
/** How the game of a box, its packs in it, makes a sentence of an event; that throws when it cannot. The journal is a comfort: what cannot be told is left out. */
export type Tells = (box: AnyBox) => Promise<((event: Vocabulary['event'], names: readonly string[]) => unknown) | null>;

/**
 * The one door through which every save comes in, from the storage or from a file. It trusts nothing and never throws. What passes
 * is a position that holds every invariant of its game and goes on; its line of undo is kept only if playing it leads there.
 */
export async function readSave(value: unknown, find: Find, tells?: Tells): Promise<Read> {
  try {
    return await read(plain(value), find, tells);
  } catch (error) {
    return refused(error);
  }
}

async function read(value: Json, find: Find, tells: Tells | undefined): Promise<Read> {
  const label = check(Label, value, '');
  const current = upToFormat(value as RawRecord, label.format);
  const framed = check(Frame, current, '');
  const plainBox = await opened(framed.game, find);
  if (!plainBox) throw new Refusing('unknown-game', 'This app does not have the game that was saved here.', 'game');
  const box = await mixedWith(plainBox, framed.packs as readonly Json[]);
  const frame = upToVersion(framed, box.game);
  const migrated = frame !== framed || label.format !== framed.format;
  const save = withTrueLine(box, fill(box, frame, migrated));
  const tell = tells && (await fetched(() => tells(box)));
  return { kind: 'save', save: tell ? toldAnew(save, tell) : save, migrated };
}

async function opened(game: string, find: Find): Promise<AnyBox | null> {
  const box = await fetched(() => find(game));
  return box?.game.id === game ? box : null;
}

/** Checks all that belongs to the game. */
function fill(box: AnyBox, frame: Frame, migrated: boolean): Save<Vocabulary> {
  const { schemas, seats } = box.game;
  const sitting = frame.seats.length;
  if (sitting < seats.min || sitting > seats.max) {
    throw new Refusing('broken', `This game is for ${seats.min} to ${seats.max}, and ${sitting} sit at the table.`, 'seats');
  }
  if (frame.match && frame.match.won.length !== sitting) throw broken(DAMAGED, 'match/won');
  const { session } = frame;
  const options = check(schemas.options, frame.options, 'options');
  const commands = checkCommands(schemas.command, session.commands, 'session/commands', migrated);
  const undone = checkCommands(schemas.command, session.undone, 'session/undone', migrated);
  const checkpoint = checkPosition(box, sitting, session.checkpoint, 'session/checkpoint');
  const now = checkPosition(box, sitting, session.now, 'session/now');
  // the events of a game have no schema: they are plain, small and tagged, and `tells` has the last word
  return { ...frame, options, packs: box.packs ?? [], session: { ...session, checkpoint, now, commands, undone } } as Save<Vocabulary>;
}

/** Migrations do not cover commands: those that no longer fit go, and the line of undo with them. */
function checkCommands(
  schema: Schema<Command<Vocabulary>>,
  commands: readonly unknown[],
  where: string,
  migrated: boolean,
): readonly Command<Vocabulary>[] {
  try {
    return commands.map((command, i) => (isThrow(command) ? command : check(schema, command, `${where}/${i}`)));
  } catch (error) {
    if (migrated) return [];
    throw error;
  }
}

/** The session's own commands, which no game's schema knows. Whether these dice can fall is seen when they are played. */
function isThrow(command: unknown): command is Command<Vocabulary> {
  if (typeof command !== 'object' || command === null || !('do' in command)) return false;
  const keys = Object.keys(command).length;
  if (command.do === 'roll') return keys === 1;
  return command.do === 'rolled' && keys === 2 && 'dice' in command && Array.isArray(command.dice) && command.dice.every(Number.isInteger);
}

function toldAnew(save: Save<Vocabulary>, tell: (event: Vocabulary['event'], names: readonly string[]) => unknown): Save<Vocabulary> {
  const names = save.seats.map(({ name }) => name);
  const canBeTold = (event: Vocabulary['event']): boolean => {
    try {
      tell(event, names);
      return true;
    } catch {
      return false;
    }
  };
  const clean = (entries: readonly Entry<Vocabulary>[]) =>
    entries.map((entry) => ({ ...entry, events: entry.events.filter(({ event }) => canBeTold(event)) }));
  return { ...save, journal: clean(save.journal), undone: clean(save.undone) };
}
