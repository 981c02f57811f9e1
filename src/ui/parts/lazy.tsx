import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of a screen that is fetched by itself. */
export interface Part {
  /** Fetches it, unless it is here. After a failure the next one who asks tries again. @throws when it cannot be fetched. */
  load(): Promise<void>;
}
/** Fetches all of these while nobody waits for them: what cannot be had now is asked for again when it is drawn. */
export async function loadAll(parts: readonly Part[] = []): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()));
}

interface LazyPart<M> extends Part {
  /** One of its components. Until the part is here it draws nothing, and has it fetched. */
  shows<P extends object>(pick: (module: M) => ComponentType<P>): ComponentType<P>;
}

/** Components that come together as a part of their own. */
export function lazy<M>(bring: () => Promise<M>): LazyPart<M> {
  const here = signal<M | null>(null);
  const load = async () => {
    here.value ??= await bring();
  };
  return {
    load,
    shows: (pick) => (props) => {
      const module = here.value;
      useEffect(() => {
        if (!module) void load();
      }, []);
      const Shown = module && pick(module);
      return Shown && <Shown {...props} />;
    },
  };
}
