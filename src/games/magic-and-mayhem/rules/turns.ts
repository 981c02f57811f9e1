import type { Game, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { COMES_BACK } from '../state/constants.ts';
import type { Board } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { type BoardGeometry, boardGeometry, seal, tileUnder } from './board.ts';
import { WANDERING } from './difficulty.ts';
import { burnTorch, rest } from './endings.ts';
import { bonuses, lasts, mostHp, sideOf, stat } from './figures.ts';
import { type Context, flipTile, heroDraft, removeTimeTokens, stairs, trigger } from './mutations.ts';
import { playScene } from './quest-scenes.ts';
import { near } from './range-and-sight.ts';
import { E_MARK } from './tiles.ts';

/** A round: each hero's turn, then the monsters' turn (MM-8 to MM-13, MM-24, MM-39, MM-41). */

type Steps = Game<Mayhem>['steps'];
type Rows<K extends keyof Steps> = Pick<Steps, K>;

/** The unspent E marks near a hero at `at`. On the Store tile there are none (MM-15). */
function marksNear(context: Context, at: number): number[] {
  const { state, content } = context;
  const here = boardGeometry(state.board, content);
  const safe = (square: number): boolean => tileUnder(state.board, content, square)?.kind === 'store';
  const found: number[] = [];
  if (safe(at)) return found;
  here.marks.forEach((mark, square) => {
    if (mark !== E_MARK || state.spent.includes(square)) return;
    if (near(here, at, square) && !safe(square)) found.push(square);
  });
  return found;
}

/** The flip that this square causes, if any. */
function flipFrom(context: Context, seat: number, at: number): void {
  const place = (boardGeometry(context.state.board, context.content).stops[at] ?? 0) - 1;
  if (place >= 0) flipTile(context, seat, place);
}

/** MM-39: a hero returns on the stairs with half the hearts and no cards. */
function comeBack(context: Context, seat: number): void {
  const hero = heroDraft(context, seat);
  const at = stairs(context, seat);
  hero.at = at;
  hero.fallen = null;
  hero.comebacks++;
  hero.hp = Math.ceil(mostHp(hero, context.content) / 2);
  context.emit?.({ do: 'came-back', seat, at });
}

/** The next hero's turn after `seat`, or the monsters' turn. */
function startNextTurn(context: Context, seat: number): void {
  const next = (seat + 1) % context.state.heroes.length;
  if (next === context.state.first) context.next({ do: 'monsters' }, { do: 'next-round' });
  else context.next({ do: 'start-turn', seat: next });
}

export const turnSteps: Rows<'start-turn' | 'suffer' | 'start-move' | 'go-on' | 'encounter' | 'end-turn' | 'next-round'> = {
  'start-turn': (context, { seat }) => {
    const { state } = context;
    const hero = heroDraft(context, seat);
    if (sideOf(state, seat).escaped !== null) return startNextTurn(context, seat);
    state.turn = { seat, steps: 0, moved: false, actions: 0, acted: false, peered: false, sees: [], refused: [], tried: [], over: false };
    context.beginTurn(seat);
    if (hero.fallen !== null && state.fallen === 'come-back' && ++hero.fallen >= COMES_BACK) comeBack(context, seat);
    context.emit?.({ do: 'turn-began', seat, fallen: hero.at === null });
    if (hero.at === null) context.next({ do: 'end-turn', seat });
    else context.next({ do: 'suffer', seat }, { do: 'start-move', seat });
  },

  // MM-31e: poisoned figures lose HP at the start of their own turn
  suffer: (context, { seat }) => {
    const hero = heroDraft(context, seat);
    const harm = hero.lasting.reduce((sum, spell) => sum + spell.harm, 0);
    if (harm > 0) context.next({ do: 'hurt-hero', seat, amount: harm, type: 'poison', list: null, monster: null, sure: true });
  },

  'start-move': (context, { seat }) => {
    const { state, content } = context;
    const hero = heroDraft(context, seat);
    if (hero.at === null) return context.next({ do: 'end-turn', seat });
    if (lasts(hero, 'incapacitated')) {
      context.emit?.({ do: 'lost-turn', seat });
      return context.next({ do: 'end-turn', seat });
    }
    state.turn.steps = stat(hero, 'mov', content);
    state.turn.actions = 1 + bonuses(hero, content).filter((bonus) => bonus.do === 'bonus-action').length;
    context.next({ do: 'go-on', seat });
    trigger(context, seat, 'turn-began');
    flipFrom(context, seat, hero.at);
  },

  'go-on': (context, { seat }) => {
    if (playScene(context, seat, { do: 'go-on', seat })) return;
    rest(context);
    const hero = heroDraft(context, seat);
    const { actions } = context.state.turn;
    if (hero.at === null || lasts(hero, 'incapacitated') || actions === 0)
      context.next({ do: 'encounter', seat }, { do: 'end-turn', seat });
    else context.next({ do: 'turn', seat });
  },

  // MM-13: one encounter for a hero who has moved and is on or near an E mark
  encounter: (context, { seat }) => {
    const hero = heroDraft(context, seat);
    if (hero.at === null || !context.state.turn.moved || lasts(hero, 'incapacitated')) return;
    const marks = marksNear(context, hero.at);
    const [only] = marks;
    if (only === undefined) return;
    if (marks.length > 1) context.next({ do: 'pick-mark', seat, marks });
    else context.next({ do: 'encounter-roll', seat, at: only, count: 1, faces: 6 });
  },

  'end-turn': (context, { seat }) => {
    const { state } = context;
    const hero = heroDraft(context, seat);
    removeTimeTokens(context, hero, { hero: seat });
    state.turn.over = true;
    state.turn.sees = [];
    rest(context);
    startNextTurn(context, seat);
  },

  'next-round': (context) => {
    const { state } = context;
    rest(context);
    if (state.torch !== null && state.round >= state.torch) return burnTorch(context);
    state.round++;
    context.emit?.({ do: 'round-began', round: state.round, left: state.torch === null ? null : state.torch - state.round + 1 });
    context.next({ do: 'start-turn', seat: state.first });
    if (state.house.includes('wandering') && state.round % WANDERING === 0) drawWanderingMonster(context);
  },
};

/** MM-50: a player in rotation draws a monster card. Heroes who are down or in the Store are skipped. */
function drawWanderingMonster(context: Context): void {
  const { heroes, first, round, board } = context.state;
  const met = heroes.flatMap((_, i) => {
    const seat = (first + round / WANDERING - 1 + i) % heroes.length;
    const at = heroes[seat]?.at ?? null;
    return at === null || tileUnder(board, context.content, at)?.kind === 'store' ? [] : [{ do: 'draw-danger' as const, seat, at }];
  });
  context.next(...met.slice(0, 1));
}

/** MM-9, MM-10: walks a shortest way. The last square may flip a tile. */
export function walk(context: Context, seat: number, to: number): void {
  const { state, content } = context;
  const hero = heroDraft(context, seat);
  if (hero.at === null) return;
  const here = boardGeometry(state.board, content);
  const path = shortestWay(here, hero.at, to, state.turn.steps);
  hero.at = to;
  state.turn.steps -= path.length;
  state.turn.moved = true;
  context.emit?.({ do: 'walked', seat, path });
  context.next({ do: 'go-on', seat });
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
