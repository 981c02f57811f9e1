import type { Immutable, Rules } from '../../engine/game.ts';
import { type Ground, ground, seal, tileUnder } from './board.ts';
import { draft, flip, type Play, stairs, tick, trigger } from './changes.ts';
import type { Content } from './content.ts';
import { burn, rest } from './endings.ts';
import { bonuses, lasts, mostHp, sideOf, stat } from './figures.ts';
import { WANDERING } from './levels.ts';
import { near } from './reach.ts';
import { playScene } from './scenes.ts';
import type { Board } from './state.ts';
import { E_MARK } from './tiles.ts';
import type { Mayhem } from './vocabulary.ts';

/** A round: each hero's turn, then the monsters (MM-8 to MM-13, MM-24, MM-39, MM-41). */

type Steps = Rules<Mayhem>['steps'];
type Rows<K extends keyof Steps> = Pick<Steps, K>;

/** The squares of E marks that a hero at `at` may still set off; on the Store tile nothing ever happens (MM-15). */
function marksNear(turn: Play, at: number): number[] {
  const { state, content } = turn;
  const here = ground(state.board, content);
  const safe = (square: number): boolean => tileUnder(state.board, content, square)?.kind === 'store';
  const found: number[] = [];
  if (safe(at)) return found;
  here.marks.forEach((mark, square) => {
    if (mark !== E_MARK || state.spent.includes(square)) return;
    if (near(here, at, square) && !safe(square)) found.push(square);
  });
  return found;
}

/** The flip that standing on this square brings, if any. */
function flipFrom(turn: Play, seat: number, at: number): void {
  const place = (ground(turn.state.board, turn.content).stops[at] ?? 0) - 1;
  if (place >= 0) flip(turn, seat, place);
}

/** MM-39: back on the stairs with half the hearts and no gear. */
function comeBack(turn: Play, seat: number): void {
  const hero = draft(turn, seat);
  const at = stairs(turn, seat);
  hero.at = at;
  hero.fallen = null;
  hero.comebacks++;
  hero.hp = Math.ceil(mostHp(hero, turn.content) / 2);
  turn.emit?.({ do: 'came-back', seat, at });
}

/** After `seat` comes the next one, or the monsters. */
function passOn(turn: Play, seat: number): void {
  const next = (seat + 1) % turn.state.heroes.length;
  if (next === turn.state.first) turn.next({ do: 'monsters' }, { do: 'next-round' });
  else turn.next({ do: 'start-turn', seat: next });
}

export const turnSteps: Rows<'start-turn' | 'suffer' | 'start-move' | 'go-on' | 'encounter' | 'end-turn' | 'next-round'> = {
  'start-turn': (turn, { seat }) => {
    const { state } = turn;
    const hero = draft(turn, seat);
    if (sideOf(state, seat).escaped !== null) return passOn(turn, seat);
    state.turn = { seat, steps: 0, moved: false, actions: 0, acted: false, peered: false, sees: [], refused: [], tried: [], over: false };
    turn.begin(seat);
    if (hero.fallen !== null && state.fallen === 'come-back' && ++hero.fallen >= 2) comeBack(turn, seat);
    turn.emit?.({ do: 'turn-began', seat, fallen: hero.at === null });
    if (hero.at === null) turn.next({ do: 'end-turn', seat });
    else turn.next({ do: 'suffer', seat }, { do: 'start-move', seat });
  },

  // MM-31e: the poisoned lose HP at the start of each own turn
  suffer: (turn, { seat }) => {
    const hero = draft(turn, seat);
    const harm = hero.lasting.reduce((sum, spell) => sum + spell.harm, 0);
    if (harm > 0) turn.next({ do: 'hurt-hero', seat, amount: harm, type: 'poison', list: null, monster: null, sure: true });
  },

  'start-move': (turn, { seat }) => {
    const { state, content } = turn;
    const hero = draft(turn, seat);
    if (hero.at === null) return turn.next({ do: 'end-turn', seat });
    if (lasts(hero, 'incapacitated')) {
      turn.emit?.({ do: 'lost-turn', seat });
      return turn.next({ do: 'end-turn', seat });
    }
    state.turn.steps = stat(hero, 'mov', content);
    state.turn.actions = 1 + bonuses(hero, content).filter((bonus) => bonus.do === 'bonus-action').length;
    turn.next({ do: 'go-on', seat });
    trigger(turn, seat, 'turn-began');
    flipFrom(turn, seat, hero.at);
  },

  'go-on': (turn, { seat }) => {
    if (playScene(turn, seat, { do: 'go-on', seat })) return;
    rest(turn);
    const hero = draft(turn, seat);
    const { actions } = turn.state.turn;
    if (hero.at === null || lasts(hero, 'incapacitated') || actions === 0) turn.next({ do: 'encounter', seat }, { do: 'end-turn', seat });
    else turn.next({ do: 'turn', seat });
  },

  // MM-13: one encounter for a hero who has moved and is on or near an E mark
  encounter: (turn, { seat }) => {
    const hero = draft(turn, seat);
    if (hero.at === null || !turn.state.turn.moved || lasts(hero, 'incapacitated')) return;
    const marks = marksNear(turn, hero.at);
    const [only] = marks;
    if (only === undefined) return;
    if (marks.length > 1) turn.next({ do: 'pick-mark', seat, marks });
    else turn.next({ do: 'encounter-roll', seat, at: only, count: 1, faces: 6 });
  },

  'end-turn': (turn, { seat }) => {
    const { state } = turn;
    const hero = draft(turn, seat);
    tick(turn, hero, { hero: seat });
    state.turn.over = true;
    state.turn.sees = [];
    rest(turn);
    passOn(turn, seat);
  },

  'next-round': (turn) => {
    const { state } = turn;
    rest(turn);
    if (state.torch !== null && state.round >= state.torch) return burn(turn);
    state.round++;
    turn.emit?.({ do: 'round-began', round: state.round, left: state.torch === null ? null : state.torch - state.round + 1 });
    turn.next({ do: 'start-turn', seat: state.first });
    if (state.house.includes('wandering') && state.round % WANDERING === 0) wander(turn);
  },
};

/** MM-50: somebody meets a monster card: each time the next player, the first one first; whoever is down or in the Store is passed over. */
function wander(turn: Play): void {
  const { heroes, first, round, board } = turn.state;
  const met = heroes.flatMap((_, i) => {
    const seat = (first + round / WANDERING - 1 + i) % heroes.length;
    const at = heroes[seat]?.at ?? null;
    return at === null || tileUnder(board, turn.content, at)?.kind === 'store' ? [] : [{ do: 'draw-danger' as const, seat, at }];
  });
  turn.next(...met.slice(0, 1));
}

/** MM-9, MM-10: a walk along a shortest way; the last square may flip a tile. */
export function walk(turn: Play, seat: number, to: number): void {
  const { state, content } = turn;
  const hero = draft(turn, seat);
  if (hero.at === null) return;
  const here = ground(state.board, content);
  const path = wayTo(here, hero.at, to, state.turn.steps);
  hero.at = to;
  state.turn.steps -= path.length;
  state.turn.moved = true;
  turn.emit?.({ do: 'walked', seat, path });
  turn.next({ do: 'go-on', seat });
  flipFrom(turn, seat, to);
}

/** A shortest way that comes to no square on which a tile would have flipped (MM-10), unless it is the last. */
function wayTo({ grid, walk, stops, width }: Ground, from: number, to: number, steps: number): number[] {
  const around = walk.slice();
  stops.forEach((stop, square) => {
    if (stop !== 0 && square !== from && square !== to) seal(around, square, width);
  });
  grid.flood(around, [from], steps);
  return grid.path(around, to);
}

/** The squares a hero at `at` can walk to; a square that flips a tile ends the walk (MM-9, MM-10). */
export function walks(board: Immutable<Board>, content: Content, at: number, steps: number): number[] {
  const here = ground(board, content);
  const end = here.grid.flood(here.walk, [at], steps, here.stops);
  const squares: number[] = [];
  for (let i = 1; i < end; i++) squares.push(here.grid.reached(i));
  return squares;
}
