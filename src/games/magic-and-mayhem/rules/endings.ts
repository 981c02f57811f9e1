import type { Immutable } from '../../../engine/game.ts';
import type { Reason } from '../state/constants.ts';
import type { Mode } from '../state/options.ts';
import type { Hero, State } from '../state/state.ts';
import { slotOf } from './board.ts';
import { goldOf } from './figures.ts';
import type { Context } from './mutations.ts';

/** The end of a game in each mode (MM-41, MM-42). */

type Ends = {
  /** Checks after every change whether the game has ended. */
  readonly settle: (context: Context) => void;
  /** The same check, after a card or an attack is complete. */
  readonly rest: (context: Context) => void;
  /** The torch has burnt out. */
  readonly burn: (context: Context) => void;
};

/** The rounds left for the other side after the first has escaped (MM-42b). */
export const LAST_CALL = 5;

const finish = (context: Context, winners: readonly number[], reason: Reason): void => context.finish({ winners, reason });

const members = ({ heroes }: Immutable<State>, side: number): Immutable<Hero>[] => heroes.filter((hero) => hero.side === side);
/** Whether at least one hero of a side stands, and all who do are on its Entrance. */
function isHome(state: State, side: number): boolean {
  const up = members(state, side).flatMap(({ at }) => at ?? []);
  return up.length > 0 && up.every((at) => slotOf(state.board.wide, at) === state.sides[side]?.home);
}

/** Whether knocked-out heroes return. A single hero returns only once (MM-39). */
const comesBack = ({ heroes, fallen, wakened }: State): boolean =>
  wakened === null && fallen === 'come-back' && (heroes.length > 1 || heroes[0]?.comebacks === 0);

/** The game is lost, except for a single hero who may return. */
function loseIfAllDown(context: Context): boolean {
  if (context.state.heroes.length === 1 && comesBack(context.state)) return false;
  return lose(context, context.state.wakened === null ? 'all-down' : 'left-behind');
}
function lose(context: Context, why: 'all-down' | 'torch' | 'left-behind'): true {
  context.emit?.({ do: 'lost', why });
  finish(context, [], why);
  return true;
}
/** A quest ends by its own scenes, except when all heroes are down (MM-43). */
function checkQuestEnd(context: Context): void {
  if (context.state.heroes.every(({ at }) => at === null)) loseIfAllDown(context);
}
function burnOut(context: Context): void {
  lose(context, 'torch');
}

/** MM-41. Returns whether the game has ended. */
export function checkCooperativeEnd(context: Context): boolean {
  const { state } = context;
  if (state.heroes.every(({ at }) => at === null)) return loseIfAllDown(context);
  if (state.sides[0]?.bosses === 0 || !isHome(state, 0)) return false;
  if (isEnoughOut(state)) return winTogether(context);
  // Those who are home may go back for whoever lies on the way.
  return state.heroes.every(({ lies }) => lies === null) && lose(context, 'left-behind');
}

const isOut = ({ board, sides }: State, { at }: Hero): boolean => at !== null && slotOf(board.wide, at) === sides[0]?.home;
/** MM-54: whether at least half of the band is home. By the old book it is enough that nobody else is up. */
const isEnoughOut = (state: State): boolean =>
  state.wakened === null || 2 * state.heroes.filter((hero) => isOut(state, hero)).length >= state.heroes.length;

function winTogether(context: Context): true {
  const { state } = context;
  // What is not out stays in.
  if (state.wakened !== null) for (const hero of state.heroes) if (!isOut(state, hero)) hero.gold = 0;
  state.brought = goldOf(state, 0);
  context.emit?.({ do: 'won', gold: state.brought });
  finish(
    context,
    state.heroes.map((_, seat) => seat),
    'escaped',
  );
  return true;
}

/** MM-54: the last room is tidied up. Who is home is out. */
function burnTogether(context: Context): void {
  const { state } = context;
  if (state.wakened === null) burnOut(context);
  else if (isEnoughOut(state)) winTogether(context);
  else lose(context, 'left-behind');
}

/** MM-42a: a side that has beaten its boss and is home leaves with all its gold. The torch burns five more rounds (MM-42b). */
function leave(context: Context): void {
  const { state } = context;
  const mine = state.heroes[state.turn.seat]?.side ?? 0;
  for (const side of [mine, 1 - mine]) {
    const going = state.sides[side];
    if (!going || going.bosses === 0 || going.escaped !== null || !isHome(state, side)) continue;
    const first = state.sides.every(({ escaped }) => escaped === null);
    going.escaped = first ? 1 : 2;
    for (const hero of state.heroes) if (hero.side === side) hero.at = null;
    const last = Math.min(state.torch ?? Number.POSITIVE_INFINITY, state.round + LAST_CALL);
    if (first) state.torch = last;
    context.emit?.({ do: 'escaped', side, gold: goldOf(state, side), first, ...(first ? { left: last - state.round } : {}) });
  }
  checkCompetitiveEnd(context);
}

/** The game ends when no side can still escape. */
function checkCompetitiveEnd(context: Context): void {
  const { state } = context;
  const plays = (_: unknown, side: number): boolean =>
    state.sides[side]?.escaped === null && members(state, side).some(({ at }) => at !== null || comesBack(state));
  if (!state.sides.some(plays)) count(context);
}

/** MM-42c: the escaped side with most gold wins; with equal gold, the first to escape. If none escaped, the most gold carried wins. */
function count(context: Context): void {
  const { state } = context;
  const gold = state.sides.map((_, side) => goldOf(state, side));
  const all = [...state.sides.keys()];
  const out = all.filter((side) => state.sides[side]?.escaped !== null);
  const most = Math.max(...(out.length > 0 ? out : all).map((side) => gold[side] ?? 0));
  const richest = (out.length > 0 ? out : all).filter((side) => gold[side] === most);
  const winners = out.length > 1 && richest.length > 1 ? all.filter((side) => state.sides[side]?.escaped === 1) : richest;
  context.emit?.({ do: 'counted', gold, winners });
  finish(
    context,
    state.heroes.flatMap(({ side }, seat) => (winners.includes(side) ? [seat] : [])),
    out.length > 0 ? 'most-gold' : 'nobody-out',
  );
}

const ENDS: { readonly [K in Mode]: Ends } = {
  cooperative: {
    settle: checkCooperativeEnd,
    rest: checkCooperativeEnd,
    burn: burnTogether,
  },
  narrative: { settle: checkQuestEnd, rest: checkQuestEnd, burn: burnOut },
  // A side leaves only after an attack or a card is complete, so it still gets the rewards.
  competitive: { settle: checkCompetitiveEnd, rest: leave, burn: count },
};

/** Checks after every change whether the game has ended. */
export const checkGameEnd = (context: Context): void => ENDS[context.state.mode].settle(context);
/** A card or an attack is complete: a side may leave now (decision 031). */
export const rest = (context: Context): void => ENDS[context.state.mode].rest(context);
/** The torch has burnt out (MM-41, MM-42). */
export const burnTorch = (context: Context): void => ENDS[context.state.mode].burn(context);
