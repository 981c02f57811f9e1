import type { Command, Vocabulary } from '../../engine/game.ts';

/** An error that nobody expected while a command was carried out; its cause says which. */
export class Fault extends Error {
  readonly command: Command<Vocabulary>;

  constructor(command: object, cause: unknown) {
    super('a command could not be carried out', { cause });
    this.command = command as Command<Vocabulary>;
  }
}
