import type { Content } from '../content/content.ts';
import type { View } from '../state/tasks.ts';
import { type Speaker, speaker } from './names.ts';

/** The view, the content and the names that the prompt texts need. */

export type Names = readonly string[];
export type TextContext = Speaker & { readonly view: View };
export const textContext = (view: View, names: Names, content: Content): TextContext => ({ view, ...speaker(names, content) });

export const hereOf = (view: View) => (view.at === null ? undefined : view.rooms[view.at]);
export const foeOf = (view: View, id: number) => view.rooms.flatMap(({ foes }) => foes).find((foe) => foe.id === id);
/** The name of a monster, with its number if it came with others: "the goblin 2". */
export function foeName({ view, theFoe }: TextContext, id: number): string {
  const foe = foeOf(view, id);
  if (!foe) return 'somebody';
  const name = theFoe(foe.kind);
  return foe.number > 0 ? `${name} ${foe.number}` : name;
}
