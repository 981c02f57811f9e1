import type { AnyBox } from '../engine/box.ts';
import type { Vocabulary } from '../engine/game.ts';

/** What this device remembers from one game to the next, such as which riddles it has asked: a small record for each box. */

const keyOf = ({ game }: AnyBox): string => `pass-the-torch/known/${game.id}`;

/** What is kept for this box; null when there is nothing, or nothing that can be read. */
export function knownOf(box: AnyBox): unknown {
  try {
    return box.memory ? JSON.parse(localStorage.getItem(keyOf(box)) ?? 'null') : null;
  } catch {
    return null; // damaged, or storage is switched off: everything is new again
  }
}

/** Remembers what the people at a table have just learned, if it is anything new. */
export function learn(box: AnyBox, state: Vocabulary['state']): void {
  if (!box.memory) return;
  const before = JSON.stringify(knownOf(box));
  const after = JSON.stringify(box.memory.after(knownOf(box), state));
  if (after === before) return;
  try {
    localStorage.setItem(keyOf(box), after);
  } catch {
    // full or switched off: a riddle may come twice, and nothing else is lost
  }
}
