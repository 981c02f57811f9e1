import type { Game, Immutable } from '../../../engine/game.ts';
import { EARLY, HAND, LATE_POINTS, MAX_ROUNDS, POINTS, REST, type Side } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Traps } from '../state/tasks.ts';
import { beside, HOME, isWalled, levelOf, neighbour } from './board.ts';
import { arrive, explore, visit } from './exploring.ts';
import { startDuel, startFight } from './fights.ts';
import { canAct, candidates, options, refuse } from './legal-moves.ts';
import { type Context, drawFrom, finish, gainHealth, playerDraft, store, useCard } from './mutations.ts';
import { freeMoves, goBefore, mostHealth, restBonus, tileBonus } from './players.ts';

/** The first player, the order of turns, and the actions of a turn (TT-5 to TT-9, TT-17, TT-19). */

export const turnSteps: Pick<Game<Traps>['steps'], 'ask-first' | 'settle-first' | 'start-turn' | 'draw-tiles' | 'go-on' | 'end-turn'> = {
  'ask-first': (context, { seats }) => {
    context.next(...seats.map((seat) => ({ do: 'first-roll' as const, seat, count: 2, faces: 6 })), { do: 'settle-first', seats });
  },
  // TT-5: players who tied for the highest roll again
  'settle-first': (context, { seats }) => {
    const { state } = context;
    const most = Math.max(...seats.map((seat) => state.rolled[seat] ?? 0));
    const best = seats.filter((seat) => state.rolled[seat] === most);
    const [first] = best;
    state.rolled = state.rolled.map(() => 0);
    if (best.length > 1 || first === undefined) {
      context.emit?.({ do: 'tied', seats: [...best] });
      return context.next({ do: 'ask-first', seats: best });
    }
    state.first = first;
    context.emit?.({ do: 'goes-first', seat: first });
    context.next({ do: 'start-turn', seat: first });
  },

  'start-turn': (context, { seat }) => {
    const { state } = context;
    state.turn = { seat, points: pointsOf(state, seat), moved: 0, walls: 0, bait: 0, over: false };
    context.beginTurn(seat);
    context.emit?.({ do: 'turn-began', seat, last: state.last !== null });
    context.next({ do: 'draw-tiles', seat }, { do: 'go-on', seat });
  },
  'draw-tiles': (context, { seat }) => drawTiles(context, seat),

  // TT-7: the turn ends when no action point is left, or when nothing else can be done
  'go-on': (context, { seat }) => {
    const { over, points } = context.state.turn;
    const ends = over || points === 0 || !canAct(context.state, seat, context.content);
    context.next(ends ? { do: 'end-turn', seat } : { do: 'turn', seat });
  },

  'end-turn': (context, { seat }) => {
    const { state } = context;
    state.turn = { ...state.turn, points: 0, walls: 0, bait: 0, over: true };
    const next = (seat + 1) % state.players.length;
    if (next === state.last) return finish(context, 'stored');
    if (next === state.first) {
      if (state.round >= MAX_ROUNDS) return finish(context, 'late');
      state.round++;
      context.emit?.({ do: 'round-began', round: state.round });
    }
    context.next({ do: 'start-turn', seat: next });
  },
};

/** The action points of the turn that begins (TT-5, TT-7). */
const pointsOf = (state: Immutable<State>, seat: number): number =>
  !state.oldBook && state.round === 1 && goBefore(state, seat) >= EARLY ? LATE_POINTS : POINTS;

/** TT-6: discards the rest of the hand and draws new tiles. */
function drawTiles(context: Context, seat: number): void {
  const player = playerDraft(context, seat);
  context.state.stack.discard.push(...player.tiles);
  player.tiles = [];
  while (player.tiles.length < HAND + tileBonus(player, context.content)) {
    const tile = drawFrom(context, 'stack');
    if (tile === null) break;
    player.tiles.push(tile);
  }
  context.emit?.({ do: 'tiles-drawn', seat, tiles: [...player.tiles] });
}

function spend(context: Context): void {
  context.state.turn.points--;
}
/** Spends a free move or an action point. Returns whether the move passes a wall. */
function spendMove(context: Context, from: number, side: Side): boolean {
  const { state, content } = context;
  if (freeMoves(state, content) === 0) spend(context);
  state.turn.moved++;
  const through = isWalled(state.places, content, from, side);
  if (through) state.turn.walls--;
  return through;
}

/** TT-17: on Home Base the player regains all health and stores all gold on hand. */
function rest(context: Context, seat: number): void {
  const player = playerDraft(context, seat);
  context.emit?.({ do: 'rested', seat });
  const home = player.at === HOME;
  gainHealth(context, seat, home ? mostHealth(player, context.content) : REST + restBonus(player, context.content));
  if (home) store(context, seat, player.gold);
}

export const turnChoices: Pick<Game<Traps>['choices'], 'turn'> = {
  turn: {
    options: (state, { seat }, content) => options(state, seat, content),
    candidates: (state, { seat }, content) => candidates(state, seat, content),
    refuse: (state, { seat }, command, content) => refuse(state, seat, command, content),
    answer: (context, command, { seat }) => {
      const { state, content } = context;
      const player = playerDraft(context, seat);
      context.next({ do: 'go-on', seat });
      switch (command.do) {
        case 'move': {
          const to = neighbour(state.places, content, player.at, command.side);
          if (to === undefined) return;
          const through = spendMove(context, player.at, command.side);
          player.at = to;
          context.emit?.({ do: 'moved', seat, to, through, side: command.side });
          return arrive(context, seat);
        }
        case 'lay':
          return lay(context, seat, command.side, command.tile, command.turn);
        case 'fight':
          spend(context);
          return startFight(context, seat);
        case 'attack':
          spend(context);
          return startDuel(context, seat, command.on);
        case 'rest':
          spend(context);
          return rest(context, seat);
        case 'visit':
          return visit(context, seat);
        case 'use':
          return useCard(context, seat, command.card);
        case 'end':
          state.turn.over = true;
      }
    },
  },
};

/** TT-8: places a tile from the hand in a chosen rotation, and moves there. */
function lay(context: Context, seat: number, side: Side, tile: string, quarters: 0 | 1 | 2 | 3): void {
  const { state } = context;
  const player = playerDraft(context, seat);
  const from = player.at;
  const here = state.places[from];
  if (!here) return;
  const place = { ...beside(here, side), tile, turn: quarters, thing: null, quiet: false, trap: null };
  const to = state.places.length;
  state.places = [...state.places, place];
  player.tiles.splice(player.tiles.indexOf(tile), 1);
  player.at = to;
  // After the tile is laid, the wall may belong to the old place or to the new tile.
  const through = spendMove(context, from, side);
  context.emit?.({ do: 'laid', seat, to, tile, level: levelOf(state, to), through, side });
  explore(context, seat);
}

export const firstRolls: Pick<Game<Traps>['rolls'], 'first-roll'> = {
  'first-roll': (context, dice, { seat }) => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    context.state.rolled[seat] = total;
    context.emit?.({ do: 'rolled', seat, roll: 'first', dice, total });
  },
};
