import type { Content } from '../content/content.ts';
import type { Board } from '../state/state.ts';
import { fullBoardGeometry, marked } from './board.ts';
import { BOSS_MARK, STAIRS, STORE_MARK } from './tiles.ts';

/** The conditions of MM-5 for every dealt board. */

/** MM-5b: whether Boss, Store and Entrances can be reached from every Entrance without locked or secret doors and without abilities. */
export function connected(board: Board, content: Content): boolean {
  const whole = fullBoardGeometry(board, content);
  const entrances = marked(whole, STAIRS);
  const goals = [...entrances, ...marked(whole, BOSS_MARK), ...marked(whole, STORE_MARK)];
  return entrances.every((from) => {
    whole.grid.flood(whole.walls, [from], whole.marks.length);
    return goals.every((goal) => (whole.grid.far[goal] ?? -1) >= 0);
  });
}

/** MM-5c: whether every Boss tile is more than half the board's columns away from every Entrance, in steps between tiles. */
export function farBosses({ wide, slots }: Board, content: Content): boolean {
  const kind = (place: number): string | undefined => content.tiles[slots[place]?.tile ?? '']?.kind;
  const places = (wanted: string): number[] => slots.flatMap((_, place) => (kind(place) === wanted ? [place] : []));
  const steps = (a: number, b: number): number => Math.abs((a % wide) - (b % wide)) + Math.abs(Math.floor(a / wide) - Math.floor(b / wide));
  const doors = places('entrance');
  return places('boss').every((boss) => doors.every((door) => 2 * steps(door, boss) > wide - doors.length));
}
