import { computed, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a screen that is fetched by itself. */
export interface Part {
  /** Fetches it, unless it is here. After a failure the next one who asks tries again. @throws when it cannot be fetched. */
  load(): Promise<unknown>;
}
/** A part that is asked for something. */
export interface Later<T> extends Part {
  /** What has come; null until then. Whatever was drawn or computed without it is made anew when it comes. */
  readonly here: T | null;
  load(): Promise<T>;
}
/** What need not be fetched, where another game's is. */
export const ready = <T,>(here: T): Later<T> => ({ here, load: async () => here });
/** What is made of a part as soon as that has come. */
export function madeOf<M, T>(part: Later<M>, make: (module: M) => T): Later<T> {
  const made = computed(() => (part.here === null ? null : make(part.here)));
  return {
    get here() {
      return made.value;
    },
    load: async () => make(await part.load()),
  };
}
/** What has come of it, for a drawing: that has it fetched. */
export function useLater<T>(later: Later<T>): T | null {
  const { here } = later;
  useEffect(() => {
    if (here === null) void later.load();
  }, [later]);
  return here;
}
/** Fetches all of these while nobody waits for them: what cannot be had now is asked for again when it is drawn. */
export async function loadAll(parts: readonly Part[] = []): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()));
}

interface LazyPart<M> extends Later<M> {
  /** One of its components. Until the part is here it draws nothing, and has it fetched. */
  shows<P extends object>(pick: (module: M) => ComponentType<P>): ComponentType<P>;
}

/** A module that comes as a part of its own. */
export function lazy<M>(bring: () => Promise<M>): LazyPart<M> {
  const here = signal<M | null>(null);
  const part: LazyPart<M> = {
    get here() {
      return here.value;
    },
    load: async () => (here.value ??= await bring()),
    shows: (pick) => (props) => {
      const module = useLater(part);
      const Shown = module && pick(module);
      return Shown && <Shown {...props} />;
    },
  };
  return part;
}
