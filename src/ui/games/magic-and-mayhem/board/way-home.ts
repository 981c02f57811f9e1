import { SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import type { Point } from '../../../parts/board/growing-map.ts';

/** The middle of the Entrance that the side in turn has to go to (MM-41, MM-42, MM-54), in squares; null as long as there is a boss to beat. */
export function wayHome({ board, heroes, sides, turn }: View): Point | null {
  const side = sides[heroes[turn.seat]?.side ?? 0];
  if (!side || side.bosses === 0) return null;
  return { x: ((side.home % board.wide) + 0.5) * SIZE, y: (Math.floor(side.home / board.wide) + 0.5) * SIZE };
}
