import type { Immutable, Reply } from '../../../engine/game.ts';
import { SPOOKED } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { DustUp } from '../state/tasks.ts';
import { spill } from './effects.ts';
import { type Context, draw } from './mutations.ts';
import { canBeReached } from './players.ts';

/** The choice of a player who is out (DU-17): spook a player, or do nothing. */

type Haunt = Reply<DustUp, 'haunt'>;
const canBeSpooked = (state: Immutable<State>, at: number): boolean => canBeReached(state, at) && state.players[at]?.hand.length !== 0;

/** Whether a player who is out has a real choice. */
export const ghostsCanHaunt = (state: Immutable<State>): boolean =>
  state.ghosts && state.players.some((_, seat) => canBeSpooked(state, seat));

/** The legal options of a ghost (DU-17). */
export function hauntOptions(state: Immutable<State>): Haunt[] {
  const found: Haunt[] = [];
  for (let at = 0; at < state.players.length; at++) if (canBeSpooked(state, at)) found.push({ do: 'spook', at });
  return [...found, { do: 'float' }];
}

/** A spooked player discards a random card and draws one, so the size of the hand stays the same. */
export function haunt(context: Context, command: Haunt, seat: number): void {
  if (command.do === 'float') {
    context.emit?.({ do: 'floated', seat });
    return;
  }
  context.emit?.({ do: 'spooked', seat, at: command.at });
  spill(context, seat, command.at, SPOOKED);
  draw(context, command.at, SPOOKED);
}
