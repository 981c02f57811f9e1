import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Unsaved } from '../../ui/ports.ts';
import { usePorts } from '../../ui/ports.ts';

type Notice = ComponentType<{ readonly games: readonly Unsaved[] }>;

/**
 * The page: the screen, and below it the notice about unsaved games, which nothing may cover. It has no state of its own: when a component
 * is drawn again with the same children, Preact keeps the elements of the screen that they had then.
 */
export function PageWithUnsavedNotice({ children }: { children: ComponentChildren }) {
  return (
    <>
      <div class="room">
        <div class="room-screen">{children}</div>
      </div>
      <LoadedNotice />
    </>
  );
}

/** The notice, once it is loaded and there is something to say. */
function LoadedNotice() {
  const { autosave } = usePorts();
  const games = autosave.unsaved.value;
  const [Notice, setNotice] = useState<Notice | null>(null);
  const troubled = games.length > 0;
  const loud = games.some((game) => game.loud);
  useEffect(() => {
    let here = true;
    if (troubled && !Notice)
      // it came with the first table
      void import('./UnsavedNotice.tsx').then(({ UnsavedNotice }) => here && setNotice(() => UnsavedNotice));
    return () => {
      here = false;
    };
  }, [troubled, Notice]);
  // once it has been said, it is said until all is saved
  const said = useRef(false);
  said.current = troubled && (loud || said.current);
  return said.current && Notice !== null ? <Notice games={games} /> : null;
}
