import type { AnyOpenBox } from '../engine/box.ts';
import type { Vocabulary } from '../engine/game.ts';
import { readLocal, writeLocal } from './local.ts';

/** What this device remembers from one game to the next, such as which riddles it has asked: a small record for each box. */

const nameOf = ({ game }: AnyOpenBox): string => `known/${game.id}`;

/** What is kept for this box; null when there is nothing, or nothing that can be read. */
export const knownOf = (box: AnyOpenBox): unknown => (box.memory ? readLocal(nameOf(box)) : null);

/** Remembers what the people at a table have just learned, if it is anything new. */
export function learn(box: AnyOpenBox, state: Vocabulary['state']): void {
  if (!box.memory) return;
  const before = knownOf(box);
  const after = box.memory.after(before, state);
  if (JSON.stringify(after) !== JSON.stringify(before)) writeLocal(nameOf(box), after);
}
