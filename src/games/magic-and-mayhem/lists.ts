import type { Play } from './changes.ts';
import type { Run } from './vocabulary.ts';

/** Carries out a list inside the one that is running, for the same people. */
export function run(turn: Play, { seat, hero, monster, at }: Omit<Run, 'do' | 'list' | 'next'>, list: string): void {
  if ((turn.content.lists.get(list)?.length ?? 0) > 0) turn.next({ do: 'run', list, next: 0, seat, hero, monster, at });
}
