import { useMemo, useRef } from 'preact/hooks';
import type { Content } from '../../../games/magic-and-mayhem/content/content.ts';
import type { View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { squareName } from './square-names.ts';

/**
 * The name of each square for those who hear the board. While something is shown (`showing`) the squares keep their names: they are many, and
 * the chronicle tells what happens.
 */
export function useSquareNames(view: View, showing: boolean, content: Content, names: readonly string[]): (square: number) => string {
  const quiet = useRef(view);
  if (!showing) quiet.current = view;
  return useMemo(() => {
    const known = new Map<number, string>();
    const still = quiet.current;
    return (square: number): string => {
      const ready = known.get(square);
      if (ready !== undefined) return ready;
      const made = squareName(still, content, names, square);
      known.set(square, made);
      return made;
    };
  }, [quiet.current, names]);
}
