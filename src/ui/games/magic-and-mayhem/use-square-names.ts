import { useMemo, useRef } from 'preact/hooks';
import type { Content } from '../../../games/magic-and-mayhem/content/content.ts';
import type { View } from '../../../games/magic-and-mayhem/state/tasks.ts';
import { type SquareName, squareName } from './square-names.ts';

/**
 * The name of each square for those who hear the board. While something is shown (`showing`) the squares keep their names: they are many, and
 * the chronicle tells what happens.
 */
export function useSquareNames(
  view: View,
  showing: boolean,
  content: Content,
  names: readonly string[],
  acting: number,
): (square: number) => SquareName {
  const seat = useRef(acting);
  if (!showing) seat.current = acting;
  const quiet = useRef(view);
  if (!showing) quiet.current = view;
  return useMemo(() => {
    const known = new Map<number, SquareName>();
    const still = quiet.current;
    return (square: number): SquareName => {
      const ready = known.get(square);
      if (ready !== undefined) return ready;
      const made = squareName(still, content, names, seat.current, square);
      known.set(square, made);
      return made;
    };
  }, [quiet.current, names, seat.current]);
}
