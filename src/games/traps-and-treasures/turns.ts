import type { Rules } from '../../engine/game.ts';
import { beside, HOME, isWalled, levelOf, neighbour } from './board.ts';
import { draft, drawFrom, finish, gainHealth, type Play, store, useCard } from './changes.ts';
import { candidates, options, refuse } from './deeds.ts';
import { startDuel, startFight } from './fights.ts';
import { freeMoves, mostHealth, restBonus, tileBonus } from './players.ts';
import type { Traps } from './vocabulary.ts';
import { HAND, MOST_ROUNDS, POINTS, type Side } from './words.ts';

/** Who goes first, the order of turns, and what a turn allows (TT-5 to TT-9, TT-17, TT-19). */

export const turnSteps: Pick<Rules<Traps>['steps'], 'ask-first' | 'settle-first' | 'start-turn' | 'go-on' | 'end-turn'> = {
  'ask-first': (turn, { seats }) => {
    turn.next(...seats.map((seat) => ({ do: 'first-roll' as const, seat, count: 2, faces: 6 })), { do: 'settle-first', seats });
  },
  // TT-5: those tied for highest roll again
  'settle-first': (turn, { seats }) => {
    const { state } = turn;
    const most = Math.max(...seats.map((seat) => state.rolled[seat] ?? 0));
    const best = seats.filter((seat) => state.rolled[seat] === most);
    const [first] = best;
    state.rolled = state.rolled.map(() => 0);
    if (best.length > 1 || first === undefined) {
      turn.emit?.({ do: 'tied', seats: [...best] });
      return turn.next({ do: 'ask-first', seats: best });
    }
    state.first = first;
    turn.emit?.({ do: 'goes-first', seat: first });
    turn.next({ do: 'start-turn', seat: first });
  },

  'start-turn': (turn, { seat }) => {
    const { state } = turn;
    state.turn = { seat, points: POINTS, moved: 0, walls: 0, bait: 0, over: false };
    turn.begin(seat);
    turn.emit?.({ do: 'turn-began', seat, last: state.last !== null });
    turn.next({ do: 'ready', seat }, { do: 'go-on', seat });
  },

  // TT-7: the turn ends when no point is left
  'go-on': (turn, { seat }) => {
    const { over, points } = turn.state.turn;
    turn.next(over || points === 0 ? { do: 'end-turn', seat } : { do: 'turn', seat });
  },

  'end-turn': (turn, { seat }) => {
    const { state } = turn;
    state.turn = { ...state.turn, points: 0, walls: 0, bait: 0, over: true };
    const next = (seat + 1) % state.players.length;
    if (next === state.last) return finish(turn, 'stored');
    if (next === state.first) {
      if (state.round >= MOST_ROUNDS) return finish(turn, 'late');
      state.round++;
      turn.emit?.({ do: 'round-began', round: state.round });
    }
    turn.next({ do: 'start-turn', seat: next });
  },
};

/** TT-6: what is left in hand is discarded, and new tiles are drawn. */
function drawTiles(turn: Play, seat: number): void {
  const player = draft(turn, seat);
  turn.state.stack.discard.push(...player.tiles);
  player.tiles = [];
  while (player.tiles.length < HAND + tileBonus(player, turn.content)) {
    const tile = drawFrom(turn, 'stack');
    if (tile === null) break;
    player.tiles.push(tile);
  }
  turn.emit?.({ do: 'tiles-drawn', seat, tiles: [...player.tiles] });
}

function spend(turn: Play): void {
  turn.state.turn.points--;
}
/** A card may make the first moves free, and let some pass walls. */
function spendMove(turn: Play, from: number, side: Side): boolean {
  const { state, content } = turn;
  if (freeMoves(state, content) === 0) spend(turn);
  state.turn.moved++;
  const through = isWalled(state.places, content, from, side);
  if (through) state.turn.walls--;
  return through;
}

/** TT-17: on Home Base all health comes back, and all gold on hand is stored. */
function rest(turn: Play, seat: number): void {
  const player = draft(turn, seat);
  turn.emit?.({ do: 'rested', seat });
  const home = player.at === HOME;
  gainHealth(turn, seat, home ? mostHealth(player, turn.content) : 1 + restBonus(player, turn.content));
  if (home) store(turn, seat, player.gold);
}

export const turnChoices: Pick<Rules<Traps>['choices'], 'ready' | 'turn'> = {
  ready: {
    options: () => [{ do: 'draw' }],
    answer: (turn, _command, { seat }) => drawTiles(turn, seat),
  },
  turn: {
    options: (state, { seat }, content) => options(state, seat, content),
    candidates: (state, { seat }, content) => candidates(state, seat, content),
    refuse: (state, { seat }, command, content) => refuse(state, seat, command, content),
    answer: (turn, command, { seat }) => {
      const { state, content } = turn;
      const player = draft(turn, seat);
      turn.next({ do: 'go-on', seat });
      switch (command.do) {
        case 'move': {
          const to = neighbour(state.places, content, player.at, command.side);
          if (to === undefined) return;
          const through = spendMove(turn, player.at, command.side);
          player.at = to;
          return turn.emit?.({ do: 'moved', seat, to, through });
        }
        case 'lay':
          return lay(turn, seat, command.side, command.tile, command.turn);
        case 'fight':
          spend(turn);
          return startFight(turn, seat);
        case 'attack':
          spend(turn);
          return startDuel(turn, seat, command.on);
        case 'rest':
          spend(turn);
          return rest(turn, seat);
        case 'use':
          return useCard(turn, seat, command.card);
        case 'end':
          state.turn.over = true;
      }
    },
  },
};

/** TT-8: a tile from the hand is placed, turned as liked, and one goes there. */
function lay(turn: Play, seat: number, side: Side, tile: string, quarters: 0 | 1 | 2 | 3): void {
  const { state } = turn;
  const player = draft(turn, seat);
  const from = player.at;
  const here = state.places[from];
  if (!here) return;
  const place = { ...beside(here, side), tile, turn: quarters };
  const to = state.places.length;
  state.places = [...state.places, place];
  player.tiles.splice(player.tiles.indexOf(tile), 1);
  player.at = to;
  // on the new board the wall between the two is the old place's or the new tile's
  const through = spendMove(turn, from, side);
  turn.emit?.({ do: 'laid', seat, to, tile, level: levelOf(state, to), through });
}

export const firstRolls: Pick<Rules<Traps>['rolls'], 'first-roll'> = {
  'first-roll': (turn, dice, { seat }) => {
    const total = dice.reduce((sum, die) => sum + die, 0);
    turn.state.rolled[seat] = total;
    turn.emit?.({ do: 'rolled', seat, roll: 'first', dice, total });
  },
};
