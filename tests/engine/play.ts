import type { Command, Game, Vocabulary } from '../../src/engine/game.ts';
import { Random } from '../../src/engine/random.ts';
import { act, type Prompt, prompt, type Session, start } from '../../src/engine/session.ts';

/** Any legal command, dice thrown by the app. */
export const anyCommand = <V extends Vocabulary>(asked: Prompt<V>, random: Random): Command<V> =>
  asked.kind === 'roll' ? { do: 'roll' } : random.pick(asked.options);

/** Plays at random, from seed to seed, to the first question of this kind with at least `before` commands that can be taken back. */
export function until<V extends Vocabulary>(
  game: Game<V>,
  content: V['content'],
  seats: number,
  kind: Prompt<V>['kind'],
  before = 0,
): Session<V> {
  for (let seed = 0; seed < 200; seed++) {
    const random = Random.seed(seed);
    let { session } = start(game, content, seats, { hearts: 8 }, seed);
    for (;;) {
      const asked = prompt(game, content, session.now);
      if (!asked) break;
      if (asked.kind === kind && session.commands.length >= before) return session;
      session = act(game, content, session, anyCommand(asked, random)).session;
    }
  }
  throw new Error(`no ${kind} after ${before} commands in 200 games`);
}
