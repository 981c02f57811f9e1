import type { AnyGameModule } from '../engine/game-module.ts';
import { gameModules } from '../games/game-modules.ts';

/** Wrong command line arguments. The tool prints the message and exits with 2. */
export class UsageError extends Error {}

export const gameIds = (): readonly string[] => Object.keys(gameModules);

/**
 * Loads one game module, or all of them without an id.
 * @throws UsageError when there is no such game.
 */
export async function loadGameModules(id: string | undefined): Promise<AnyGameModule[]> {
  const open = id === undefined ? Object.values(gameModules) : [gameModules[id]];
  return Promise.all(
    open.map((gameModule) => {
      if (!gameModule) throw new UsageError(`no game "${id}"; there are ${gameIds().join(', ')}`);
      return gameModule();
    }),
  );
}

/**
 * Parses an integer option.
 * @throws UsageError when it is not an integer or below `least`.
 */
export function integerOption(text: string | undefined, name: string, otherwise: number, least = 0): number {
  const n = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(n) || n < least) throw new UsageError(`--${name} takes a whole number from ${least} on, not "${text}"`);
  return n;
}

/** Runs a tool and returns its exit code. Usage errors print one line without a stack. */
export async function withUsage(usage: string, tool: () => Promise<number>): Promise<number> {
  try {
    return await tool();
  } catch (error) {
    const mistyped =
      error instanceof UsageError || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (!mistyped) throw error;
    console.error(`${error.message}\nusage: ${usage}`);
    return 2;
  }
}
