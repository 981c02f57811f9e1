import type { Command, GameTypes } from '../../engine/game.ts';

/** An unexpected error while a command was executed. `cause` is the original error. */
export class CommandError extends Error {
  readonly command: Command<GameTypes>;

  constructor(command: object, cause: unknown) {
    super('a command could not be carried out', { cause });
    this.command = command as Command<GameTypes>;
  }
}
