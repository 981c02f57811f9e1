import { boardGeometry, fullBoardGeometry, seal, tileUnder } from './board.ts';
import { addMonster, type Context } from './mutations.ts';
import { reservedSquares } from './quest-scenes.ts';
import { BOSS_MARK, FLOOR, STAIRS, STORE_MARK } from './tiles.ts';

/** Free squares for tokens and monsters from cards. */

/** MM-35: squares that may be blocked: free floor, nearest first, without cutting off any figure. */
export function squaresToBlock(context: Context, from: number, count: number): number[] {
  const { state, content } = context;
  const here = boardGeometry(state.board, content);
  const whole = fullBoardGeometry(state.board, content);
  const taken = new Set([
    ...state.heroes.map((hero) => hero.at),
    ...state.monsters.map((monster) => monster.at),
    ...state.loot.map((loot) => loot.at),
    ...reservedSquares(state, content),
  ]);
  const goals = reservedSquares(state, content);
  whole.marks.forEach((mark, square) => {
    if (mark === BOSS_MARK || mark === STORE_MARK || mark === STAIRS) goals.push(square);
  });
  const walk = whole.walk.slice();
  const chosen: number[] = [];
  const end = here.grid.flood(here.walk, [from], here.marks.length);
  const nearest = Array.from({ length: end }, (_, i) => here.grid.reached(i));
  const far = here.grid.far.slice();
  nearest.sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || a - b);
  for (const square of nearest) {
    if (chosen.length === count) break;
    if (here.marks[square] !== FLOOR || taken.has(square)) continue;
    const before = walk.slice();
    seal(walk, square, whole.width);
    const cut = state.heroes.some((hero) => {
      if (hero.at === null) return false;
      whole.grid.flood(walk, [hero.at], whole.marks.length);
      return goals.some((goal) => (whole.grid.far[goal] ?? -1) < 0);
    });
    if (cut) walk.set(before);
    else chosen.push(square);
  }
  return chosen;
}

/** MM-23: squares for `count` monsters: no monster there, nearest by walking, ties in reading order, never on the Store tile. */
function freeSquares(context: Context, from: number, count: number): number[] {
  const { state, content } = context;
  const here = boardGeometry(state.board, content);
  const end = here.grid.flood(here.walk, [from], here.marks.length);
  const { far } = here.grid;
  return Array.from({ length: end }, (_, i) => here.grid.reached(i))
    .filter(
      (square) => !state.monsters.some((monster) => monster.at === square) && tileUnder(state.board, content, square)?.kind !== 'store',
    )
    .sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || a - b)
    .slice(0, count);
}

/** MM-23: adds `count` monsters on free squares. */
export function spawn(context: Context, monster: string, count: number, from: number, card: string | null): void {
  for (const at of freeSquares(context, from, count)) {
    const number = addMonster(context, monster, at, card);
    context.emit?.({ do: 'spawned', number, monster, at });
  }
}
