import { marked, truth } from './board.ts';
import type { Content } from './content.ts';
import type { Board } from './state.ts';
import { BOSS_MARK, STAIRS, STORE_MARK } from './tiles.ts';

/** What MM-5 promises of a board, however it is dealt. */

/** MM-5b: whether Boss, Store and Entrances are reached from every Entrance without locked or secret doors and without anybody's special ability. */
export function connected(board: Board, content: Content): boolean {
  const whole = truth(board, content);
  const entrances = marked(whole, STAIRS);
  const goals = [...entrances, ...marked(whole, BOSS_MARK), ...marked(whole, STORE_MARK)];
  return entrances.every((from) => {
    whole.grid.flood(whole.walls, [from], whole.marks.length);
    return goals.every((goal) => (whole.grid.far[goal] ?? -1) >= 0);
  });
}

/** MM-5c: whether every Boss tile lies more than half the dungeon's columns away from every Entrance, in steps from tile to tile. */
export function farBosses({ wide, slots }: Board, content: Content): boolean {
  const kind = (place: number): string | undefined => content.tiles[slots[place]?.tile ?? '']?.kind;
  const places = (wanted: string): number[] => slots.flatMap((_, place) => (kind(place) === wanted ? [place] : []));
  const steps = (a: number, b: number): number => Math.abs((a % wide) - (b % wide)) + Math.abs(Math.floor(a / wide) - Math.floor(b / wide));
  const doors = places('entrance');
  return places('boss').every((boss) => doors.every((door) => 2 * steps(door, boss) > wide - doors.length));
}
