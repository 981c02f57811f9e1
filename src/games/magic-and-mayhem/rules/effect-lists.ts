import type { Run } from '../state/tasks.ts';
import type { Context } from './mutations.ts';

/** Applies a nested effect list with the same hero, monster and square. */
export function runEffectList(context: Context, { seat, hero, monster, at }: Omit<Run, 'do' | 'list' | 'next'>, list: string): void {
  if ((context.content.lists.get(list)?.length ?? 0) > 0) context.next({ do: 'run', list, next: 0, seat, hero, monster, at });
}
