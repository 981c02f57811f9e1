import { equal } from '../../engine/equal.ts';
import type { Command, GameTypes } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import { act, type Session, seal } from '../../engine/session.ts';

type AnySession = Session<GameTypes>;
/** The reason why undo ends here, used by the game's text. */
const SEALED = 'loaded';

/** Checks undo and redo by replaying their commands. If the replay differs, they are removed; the position stays the same. */
export function withCheckedUndo(box: AnyGameModule, save: Save<GameTypes>): Save<GameTypes> {
  const { session } = save;
  const back: AnySession = { ...session, commands: [], undone: [], now: session.checkpoint };
  const there = replay(box, back, session.commands);
  if (!there || !equal(there.now, session.now)) return { ...save, session: seal(session, SEALED), undone: [] };
  if (replay(box, there, [...session.undone].reverse())) return save;
  return { ...save, session: { ...session, undone: [] }, undone: [] };
}

/** Plays commands from a session; null when one is illegal, throws, or cannot be undone. */
function replay({ game, content }: AnyGameModule, from: AnySession, commands: readonly Command<GameTypes>[]): AnySession | null {
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
