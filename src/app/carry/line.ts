import type { AnyBox } from '../../engine/box.ts';
import { equal } from '../../engine/equal.ts';
import type { Command, Json, Vocabulary } from '../../engine/game.ts';
import type { Save } from '../../engine/save.ts';
import { act, type Session, seal } from '../../engine/session.ts';

type Playing = Session<Vocabulary>;
/** Why undo ends here, for the teller. */
const SEALED = 'loaded';

/** The save, with the line of undo and redo if playing it leads where it should, and sealed if it does not. The position stays. */
export function withTrueLine(box: AnyBox, save: Save<Vocabulary>): Save<Vocabulary> {
  const { session } = save;
  const back: Playing = { ...session, commands: [], undone: [], now: session.checkpoint };
  const there = played(box, back, session.commands);
  if (!there || !equal(there.now as Json, session.now as Json)) return { ...save, session: seal(session, SEALED), undone: [] };
  if (played(box, there, [...session.undone].reverse())) return save;
  return { ...save, session: { ...session, undone: [] }, undone: [] };
}

/** `from` after these commands; null when one of them is not legal, stumbles, or cannot be taken back. */
function played({ game, content }: AnyBox, from: Playing, commands: readonly Command<Vocabulary>[]): Playing | null {
  let session = from;
  for (const command of commands) {
    const before = session.commands.length;
    try {
      session = act(game, content, session, command).session;
    } catch {
      return null;
    }
    if (session.commands.length !== before + 1) return null;
  }
  return session;
}
