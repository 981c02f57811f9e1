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

/** How far the Boss tile lies from the Entrance, as a share of how far any tile does. */
const FAR_SHARE = 0.8;
/**
 * MM-5c: whether the Boss tile lies nearly as far from the Entrance as any tile, in steps between tiles. With two sides and by the old book
 * (MM-56), whether each Boss tile is more than half the board's columns away from every Entrance.
 */
export function farBosses({ wide, slots }: Board, content: Content, byTheBook = false): boolean {
  const kind = (place: number): string | undefined => content.tiles[slots[place]?.tile ?? '']?.kind;
  const places = (wanted: string): number[] => slots.flatMap((_, place) => (kind(place) === wanted ? [place] : []));
  const steps = (a: number, b: number): number => Math.abs((a % wide) - (b % wide)) + Math.abs(Math.floor(a / wide) - Math.floor(b / wide));
  const doors = places('entrance');
  const away = (place: number): number => Math.min(...doors.map((door) => steps(door, place)));
  const farthest = Math.max(...slots.flatMap((slot, place) => (slot ? [away(place)] : [])));
  const enough = byTheBook || doors.length > 1 ? (wide - doors.length + 1) / 2 : FAR_SHARE * farthest;
  return places('boss').every((boss) => away(boss) >= enough);
}
