import type { Rules } from '../../engine/game.ts';
import { type Brawl, draw } from './changes.ts';
import { run } from './effects.ts';
import { haunts } from './ghosts.ts';
import { playerAt } from './seats.ts';
import type { DustUp } from './vocabulary.ts';

/** How a turn begins, goes on and ends. */

/** Cards that whoever has an empty hand draws (DU-6). */
export const REFILL = 2;

/** To the left; who is out is passed over, unless they haunt (DU-8, DU-17). */
export function endTurn(turn: Brawl, seat: number): void {
  const { state } = turn;
  const { players, first } = state;
  let next = seat;
  do {
    next = (next + 1) % players.length;
    if (next === first) {
      state.round++;
      turn.emit?.({ do: 'round-began', round: state.round });
    }
  } while (playerAt(state, next).out && !haunts(state));
  turn.next({ do: 'start-turn', seat: next });
}

/** The next card, as long as one is owed (DU-5, DU-13). */
function goOn(turn: Brawl, seat: number): void {
  const { state } = turn;
  const player = playerAt(state, seat);
  const owed = !player.out && state.turn.owed > 0;
  if (owed && player.hand.length === 0) draw(turn, seat, REFILL);
  if (owed && player.hand.length > 0) {
    turn.next({ do: 'play', seat });
    return;
  }
  if (owed) turn.emit?.({ do: 'lapsed', seat, plays: state.turn.owed });
  state.turn.owed = 0;
  endTurn(turn, seat);
}

export const turnSteps: Rules<DustUp>['steps'] = {
  'start-turn': (turn, { seat }) => {
    const { state } = turn;
    const player = playerAt(state, seat);
    turn.begin(seat);
    turn.emit?.({ do: 'turn-began', seat, ghost: player.out });
    state.turn.seat = seat;
    state.turn.owed = 0;
    if (player.out) return turn.next({ do: 'haunt', seat });
    state.turn.owed = 1;
    player.played = [];
    if (player.untouchable) {
      player.untouchable = false;
      turn.emit?.({ do: 'reappeared', seat });
    }
    draw(turn, seat, 1);
    goOn(turn, seat);
  },
  'go-on': (turn, { seat }) => goOn(turn, seat),
  run,
};
