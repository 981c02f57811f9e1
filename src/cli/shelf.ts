import type { AnyBox } from '../engine/box.ts';
import { boxes } from '../games/boxes.ts';

/** What somebody typed cannot be done. The tool says why and ends with 2. */
export class Misuse extends Error {}

export const gameIds = (): readonly string[] => Object.keys(boxes);

/** Opens one box, or all of them when none is named. */
export async function opened(id: string | undefined): Promise<AnyBox[]> {
  const open = id === undefined ? Object.values(boxes) : [boxes[id]];
  return Promise.all(
    open.map((box) => {
      if (!box) throw new Misuse(`no game "${id}"; there are ${gameIds().join(', ')}`);
      return box();
    }),
  );
}

/** A whole number from the command line. */
export function whole(text: string | undefined, name: string, otherwise: number, least = 0): number {
  const n = text === undefined ? otherwise : Number(text);
  if (!Number.isInteger(n) || n < least) throw new Misuse(`--${name} takes a whole number from ${least} on, not "${text}"`);
  return n;
}

/** Runs a tool; what was typed wrongly is told in one line, without a stack. */
export async function withUsage(usage: string, tool: () => Promise<number>): Promise<number> {
  try {
    return await tool();
  } catch (error) {
    const mistyped =
      error instanceof Misuse || (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
    if (!mistyped) throw error;
    console.error(`${error.message}\nusage: ${usage}`);
    return 2;
  }
}
