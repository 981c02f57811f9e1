import type { Immutable } from '../../engine/game.ts';
import { slotOf } from './board.ts';
import type { Play } from './changes.ts';
import { goldOf } from './figures.ts';
import type { Mode } from './options.ts';
import type { Hero, State } from './state.ts';
import type { Reason } from './words.ts';

/** How a game ends, in each mode (MM-41, MM-42). */

type Ends = {
  /** Whether it has just been won or lost: looked at whenever something has happened. */
  readonly settle: (turn: Play) => void;
  /** The same when nothing is left to be done of a card or a blow. */
  readonly rest: (turn: Play) => void;
  /** The torch has burnt down. */
  readonly burn: (turn: Play) => void;
};

/** How many rounds the others have left when the first side has escaped (MM-42b). */
export const LAST_CALL = 5;

const finish = (turn: Play, winners: readonly number[], reason: Reason): void => turn.finish({ winners, reason });

const members = ({ heroes }: Immutable<State>, side: number): Immutable<Hero>[] => heroes.filter((hero) => hero.side === side);
/** Whether all heroes of a side who are up stand on its Entrance, and there are any. */
function isHome(state: State, side: number): boolean {
  const up = members(state, side).flatMap(({ at }) => at ?? []);
  return up.length > 0 && up.every((at) => slotOf(state.board.wide, at) === state.sides[side]?.home);
}

/** Whether the fallen come back: a hero who is alone at the table only once (MM-39). */
const comesBack = ({ heroes, fallen }: State): boolean => fallen === 'come-back' && (heroes.length > 1 || heroes[0]?.comebacks === 0);

/** Lost, but for a lone hero who may come back. */
function allDown(turn: Play): void {
  if (turn.state.heroes.length === 1 && comesBack(turn.state)) return;
  turn.emit?.({ do: 'lost', why: 'all-down' });
  finish(turn, [], 'all-down');
}
/** A quest ends as its story says; only that all are down is the rules' to say (MM-43). */
function settleStory(turn: Play): void {
  if (turn.state.heroes.every(({ at }) => at === null)) allDown(turn);
}
function burnOut(turn: Play): void {
  turn.emit?.({ do: 'lost', why: 'torch' });
  finish(turn, [], 'torch');
}

/** MM-41. */
function settleTogether(turn: Play): void {
  const { state } = turn;
  if (state.heroes.every(({ at }) => at === null)) {
    allDown(turn);
    return;
  }
  if (state.sides[0]?.bosses === 0 || !isHome(state, 0)) return;
  turn.emit?.({ do: 'won', gold: goldOf(state, 0) });
  finish(
    turn,
    state.heroes.map((_, seat) => seat),
    'escaped',
  );
}

/** MM-42a: a side that has beaten its boss, and is home, is out with all that it carries. The torch burns five rounds more (MM-42b). */
function leave(turn: Play): void {
  const { state } = turn;
  const mine = state.heroes[state.turn.seat]?.side ?? 0;
  for (const side of [mine, 1 - mine]) {
    const going = state.sides[side];
    if (!going || going.bosses === 0 || going.escaped !== null || !isHome(state, side)) continue;
    const first = state.sides.every(({ escaped }) => escaped === null);
    going.escaped = first ? 1 : 2;
    for (const hero of state.heroes) if (hero.side === side) hero.at = null;
    const last = Math.min(state.torch ?? Number.POSITIVE_INFINITY, state.round + LAST_CALL);
    if (first) state.torch = last;
    turn.emit?.({ do: 'escaped', side, gold: goldOf(state, side), first, ...(first ? { left: last - state.round } : {}) });
  }
  settleSides(turn);
}

/** Over when nobody is left who could still escape. */
function settleSides(turn: Play): void {
  const { state } = turn;
  const plays = (_: unknown, side: number): boolean =>
    state.sides[side]?.escaped === null && members(state, side).some(({ at }) => at !== null || comesBack(state));
  if (!state.sides.some(plays)) count(turn);
}

/** MM-42c: the most gold among the escaped wins, and of two as rich who was out first; if nobody is out, the most gold carried. */
function count(turn: Play): void {
  const { state } = turn;
  const gold = state.sides.map((_, side) => goldOf(state, side));
  const all = [...state.sides.keys()];
  const out = all.filter((side) => state.sides[side]?.escaped !== null);
  const most = Math.max(...(out.length > 0 ? out : all).map((side) => gold[side] ?? 0));
  const richest = (out.length > 0 ? out : all).filter((side) => gold[side] === most);
  const winners = out.length > 1 && richest.length > 1 ? all.filter((side) => state.sides[side]?.escaped === 1) : richest;
  turn.emit?.({ do: 'counted', gold, winners });
  finish(
    turn,
    state.heroes.flatMap(({ side }, seat) => (winners.includes(side) ? [seat] : [])),
    out.length > 0 ? 'most-gold' : 'nobody-out',
  );
}

const ENDS: { readonly [K in Mode]: Ends } = {
  cooperative: {
    settle: settleTogether,
    rest: settleTogether,
    burn: burnOut,
  },
  narrative: { settle: settleStory, rest: settleStory, burn: burnOut },
  // nobody leaves in the middle of a blow or a card: what it brings is still theirs
  competitive: { settle: settleSides, rest: leave, burn: count },
};

/** Something has happened: looks whether the game is over by it. */
export const settle = (turn: Play): void => ENDS[turn.state.mode].settle(turn);
/** Nothing of a card or a blow is left to do: the moment at which a side leaves (decision 031). */
export const rest = (turn: Play): void => ENDS[turn.state.mode].rest(turn);
/** The torch is out (MM-41, MM-42). */
export const burn = (turn: Play): void => ENDS[turn.state.mode].burn(turn);
