import type { Game } from '../../../engine/game.ts';
import { CALM_STEPS, COMES_BACK, COMES_BACK_ALONE, HOME_STRIDE } from '../state/constants.ts';
import type { Mayhem } from '../state/tasks.ts';
import { boardGeometry, tilesApart, tileUnder } from './board.ts';
import { WANDERING } from './difficulty.ts';
import { callHelp } from './encounters.ts';
import { burnTorch, rest } from './endings.ts';
import { bonuses, lasts, mostHp, sideOf, stat } from './figures.ts';
import { options } from './legal-moves.ts';
import { type Context, getUp, heroDraft, removeTimeTokens, stairs, trigger } from './mutations.ts';
import { playScene } from './quest-scenes.ts';
import { near } from './range-and-sight.ts';
import { canShout } from './shouting.ts';
import { E_MARK } from './tiles.ts';
import { flipFrom } from './walking.ts';
import { isRunningHome, isSafeHome, tidyUp } from './way-home.ts';

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

/** MM-39: a hero returns on the stairs with half the hearts and no cards. */
function comeBack(context: Context, seat: number): void {
  const hero = heroDraft(context, seat);
  const at = stairs(context, seat);
  hero.comebacks++;
  getUp(context, seat, at, Math.ceil(mostHp(hero, context.content) / 2));
  context.emit?.({ do: 'came-back', seat, at });
}

/**
 * The steps of a turn: MOV, and more where no monster that is awake is on the hero's tile or on one beside it (MM-9). On the way home they
 * are multiplied (MM-54). Whoever is out may have changed them by shouting (MM-42).
 */
function stride(context: Context, seat: number): number {
  const { state, content } = context;
  const hero = heroDraft(context, seat);
  const { at, hustle } = hero;
  hero.hustle = 0;
  const own = stat(hero, 'mov', content);
  if (state.byTheBook || at === null) return own;
  const calm = state.monsters.every((monster) => monster.asleep || tilesApart(state.board, monster.at, at) > 1);
  const all = isRunningHome(state, seat) ? own * HOME_STRIDE : own + (calm ? CALM_STEPS : 0);
  return Math.max(1, all + hustle);
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
    const isOut = sideOf(state, seat).escaped !== null;
    if ((isOut && !canShout(state, seat)) || isSafeHome(state, seat)) return startNextTurn(context, seat);
    state.turn = { seat, steps: 0, moved: false, actions: 0, acted: false, peered: false, sees: [], refused: [], tried: [], over: false };
    context.beginTurn(seat);
    if (isOut) {
      context.emit?.({ do: 'turn-began', seat, fallen: false });
      return context.next({ do: 'shout', seat }, { do: 'end-turn', seat });
    }
    const wait = state.byTheBook ? COMES_BACK : COMES_BACK_ALONE;
    if (hero.fallen !== null && state.fallen === 'come-back' && state.wakened === null && ++hero.fallen >= wait) comeBack(context, seat);
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
    state.turn.steps = stride(context, seat);
    state.turn.actions = 1 + bonuses(hero, content).filter((bonus) => bonus.do === 'bonus-action').length;
    context.next({ do: 'go-on', seat });
    if (isRunningHome(state, seat) && !lasts(hero, 'immobilized')) context.next({ do: 'run-roll', seat, count: 1, faces: 6 });
    trigger(context, seat, 'turn-began');
    flipFrom(context, seat, hero.at);
    callHelp(context, seat, hero.at);
  },

  'go-on': (context, { seat }) => {
    if (playScene(context, seat, { do: 'go-on', seat })) return;
    rest(context);
    const hero = heroDraft(context, seat);
    const { actions } = context.state.turn;
    if (hero.at === null || lasts(hero, 'incapacitated') || actions === 0)
      context.next({ do: 'encounter', seat }, { do: 'end-turn', seat });
    // Whoever can only end the turn is not asked (MM-12).
    else if (!context.state.byTheBook && options(context.state, seat, context.content).every((command) => command.do === 'end'))
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
    if (tidyUp(context)) return;
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
