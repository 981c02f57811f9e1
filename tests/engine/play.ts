import type { Command, Game, GameTypes } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { act, type Prompt, prompt, type Session, startSession } from '../../src/engine/session.ts';
import { countCommand } from '../count-commands.ts';

/** A random legal command. The app rolls the dice. */
export const anyCommand = <V extends GameTypes>(currentPrompt: Prompt<V>, random: Random): Command<V> =>
  currentPrompt.kind === 'roll' ? { do: 'roll' } : random.pick(currentPrompt.options);

/**
 * Plays random games to the first prompt of this kind with at least `before` commands to undo.
 * @throws when 200 games have none.
 */
export function until<V extends GameTypes>(
  game: Game<V>,
  content: V['content'],
  seats: number,
  kind: Prompt<V>['kind'],
  before = 0,
): Session<V> {
  for (let seed = 0; seed < 200; seed++) {
    const random = Random.seed(seed);
    let { session } = startSession(game, content, seats, { hearts: 8 }, seed);
    const counted = {};
    for (;;) {
      const currentPrompt = prompt(game, content, session.now);
      if (!currentPrompt) break;
      countCommand(counted, () => session.now.agenda.at(-1)?.do ?? null);
      if (currentPrompt.kind === kind && session.commands.length >= before) return session;
      session = act(game, content, session, anyCommand(currentPrompt, random)).session;
    }
  }
  throw new Error(`no ${kind} after ${before} commands in 200 games`);
}
