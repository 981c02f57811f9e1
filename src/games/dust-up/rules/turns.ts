import type { Game } from '../../../engine/game.ts';
import { DRAWS, PLAYS, REFILL } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { DustUp } from '../state/tasks.ts';
import { run } from './effects.ts';
import { ghostsCanHaunt } from './ghosts.ts';
import { type Context, draw } from './mutations.ts';
import { playerAt } from './players.ts';

/** The start, the steps and the end of a turn. */

/** The turn passes to the left. Players who are out are skipped unless they can haunt (DU-8, DU-17). */
export function endTurn(context: Context, seat: number): void {
  const { state } = context;
  const { players, first } = state;
  let next = seat;
  do {
    next = (next + 1) % players.length;
    if (next === first) {
      state.round++;
      context.emit?.({ do: 'round-began', round: state.round });
    }
  } while (playerAt(state, next).out && !ghostsCanHaunt(state));
  context.next({ do: 'start-turn', seat: next });
}

/** Asks for the next card while cards must still be played (DU-5, DU-13). Before each one but the first the Landlord says so (DU-24). */
function continueTurn(context: Context, seat: number): void {
  const { state } = context;
  const player = playerAt(state, seat);
  const owed = !player.out && state.turn.owed > 0;
  if (owed && player.hand.length === 0) draw(context, seat, REFILL);
  if (owed && player.hand.length > 0) {
    if (seat === state.landlord && player.played.length > 0) context.emit?.({ do: 'again', seat, plays: state.turn.owed });
    context.next({ do: 'play', seat });
    return;
  }
  if (owed) context.emit?.({ do: 'lapsed', seat, plays: state.turn.owed });
  state.turn.owed = 0;
  endTurn(context, seat);
}

/** Cards that the Landlord draws, and then plays, in a turn (DU-24): one for each who is still in against him. */
const rivalsStanding = ({ players }: State): number => players.filter(({ out }) => !out).length - 1;

export const turnSteps: Game<DustUp>['steps'] = {
  'start-turn': (context, { seat }) => {
    const { state } = context;
    const player = playerAt(state, seat);
    context.beginTurn(seat);
    context.emit?.({ do: 'turn-began', seat, ghost: player.out });
    state.turn.seat = seat;
    state.turn.owed = 0;
    if (player.out) return context.next({ do: 'haunt', seat });
    const cards = seat === state.landlord ? rivalsStanding(state) : null;
    state.turn.owed = cards ?? PLAYS;
    player.played = [];
    if (player.untouchable) {
      player.untouchable = false;
      context.emit?.({ do: 'reappeared', seat });
    }
    draw(context, seat, cards ?? DRAWS);
    continueTurn(context, seat);
  },
  'go-on': (context, { seat }) => continueTurn(context, seat),
  run,
};
