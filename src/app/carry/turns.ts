import type { Vocabulary } from '../../engine/game.ts';
import type { KeptTurn, Save, Tale, TurnStart } from '../../engine/save.ts';
import { check } from './check.ts';
import { plain } from './plain.ts';
import { type Find, readSave } from './read.ts';
import { broken, refused } from './refused.ts';
import { StartFrame, TaleFrame } from './schema.ts';

/** What lies beside a save, turn by turn, comes in through the same door. */

/** A record, and the turn that it should be of. */
export type Found = KeptTurn & { readonly record: unknown };

const DAMAGED = 'That turn was damaged, so the table cannot go back to it.';

/** The tales that are whole. A chronicle is a comfort: the others are left out. */
export function readTales(found: readonly Found[]): readonly Tale<Vocabulary>[] {
  return found.flatMap(({ record, ...kept }) => {
    try {
      const tale = check(TaleFrame, plain(record), '');
      return isOf(tale, kept) ? [tale as Tale<Vocabulary>] : [];
    } catch {
      return [];
    }
  });
}

/** The start of a turn in `save`'s game, if a save that stood there would be let in; else why not, in a sentence. Never throws. */
export async function readTurn({ record, ...kept }: Found, save: Save<Vocabulary>, find: Find): Promise<TurnStart<Vocabulary> | string> {
  try {
    const start = check(StartFrame, plain(record), '');
    if (!isOf(start, kept) || start.seat >= save.seats.length) throw broken(DAMAGED);
    const session = { checkpoint: start.at, sealed: 'back', commands: [], undone: [], now: start.at };
    const read = await readSave({ ...save, version: start.version, session, journal: [], undone: [] }, find);
    if (read.kind === 'refused') return read.why === 'broken' ? DAMAGED : read.words;
    return { ...start, version: read.save.version, at: read.save.session.now };
  } catch (error) {
    const { why, words } = refused(error);
    return why === 'broken' ? DAMAGED : words;
  }
}

const isOf = (one: KeptTurn, other: KeptTurn): boolean => one.line === other.line && one.turn === other.turn;
