import type { Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import type { Board } from '../state/state.ts';
import { type BoardGeometry, boardGeometry, seal } from './board.ts';
import { enterRoom } from './features.ts';
import { type Context, flipTile, heroDraft } from './mutations.ts';
import { pickUp } from './way-home.ts';

/** Walking, and what it turns up (MM-9, MM-10). */

/** The flip that this square causes, if any. */
export function flipFrom(context: Context, seat: number, at: number): void {
  const place = (boardGeometry(context.state.board, context.content).stops[at] ?? 0) - 1;
  if (place >= 0) flipTile(context, seat, place);
}

/** MM-9, MM-10: walks a shortest way. The last square may flip a tile. */
export function walk(context: Context, seat: number, to: number): void {
  const { state, content } = context;
  const hero = heroDraft(context, seat);
  if (hero.at === null) return;
  const here = boardGeometry(state.board, content);
  const from = hero.at;
  const path = shortestWay(here, from, to, state.turn.steps);
  hero.at = to;
  state.turn.steps -= path.length;
  state.turn.moved = true;
  context.emit?.({ do: 'walked', seat, path });
  pickUp(context, seat, path);
  context.next({ do: 'go-on', seat });
  enterRoom(context, seat, from, to);
  flipFrom(context, seat, to);
}

/** A shortest way on which only the last square may flip a tile (MM-10). */
function shortestWay({ grid, walk, stops, width }: BoardGeometry, from: number, to: number, steps: number): number[] {
  const around = walk.slice();
  stops.forEach((stop, square) => {
    if (stop !== 0 && square !== from && square !== to) seal(around, square, width);
  });
  grid.flood(around, [from], steps);
  return grid.path(around, to);
}

/** The squares that a hero at `at` can walk to. A square that flips a tile ends the walk (MM-9, MM-10). */
export function walks(board: Immutable<Board>, content: Content, at: number, steps: number): number[] {
  const here = boardGeometry(board, content);
  const end = here.grid.flood(here.walk, [at], steps, here.stops);
  const squares: number[] = [];
  for (let i = 1; i < end; i++) squares.push(here.grid.reached(i));
  return squares;
}
