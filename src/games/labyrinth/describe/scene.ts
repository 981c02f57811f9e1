import type { Content } from '../content.ts';
import type { View } from '../vocabulary.ts';
import { type Speaker, speaker } from './names.ts';

/** What a sentence about the table as it stands is made with. */

export type Names = readonly string[];
export type Scene = Speaker & { readonly view: View };
export const sceneOf = (view: View, names: Names, content: Content): Scene => ({ view, ...speaker(names, content) });

export const hereOf = (view: View) => (view.at === null ? undefined : view.rooms[view.at]);
export const foeOf = (view: View, id: number) => view.rooms.flatMap(({ foes }) => foes).find((foe) => foe.id === id);
/** "the goblin", and which of several: "the goblin 2". */
export function foeName({ view, theFoe }: Scene, id: number): string {
  const foe = foeOf(view, id);
  if (!foe) return 'somebody';
  const alike = (hereOf(view)?.foes ?? []).filter(({ kind }) => kind === foe.kind);
  const name = theFoe(foe.kind);
  return alike.length > 1 ? `${name} ${alike.findIndex((one) => one.id === id) + 1}` : name;
}
