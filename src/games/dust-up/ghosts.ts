import type { Immutable, Reply } from '../../engine/game.ts';
import { type Brawl, draw } from './changes.ts';
import { spill } from './effects.ts';
import { canBeReached } from './seats.ts';
import type { DustUp, State } from './vocabulary.ts';

/** The small choice of those who are out (DU-17): say boo to somebody, or float about. */

type Haunt = Reply<DustUp, 'haunt'>;
const canBeSpooked = (state: Immutable<State>, at: number): boolean => canBeReached(state, at) && state.players[at]?.hand.length !== 0;

/** Whether somebody who is out has anything to choose. */
export const haunts = (state: Immutable<State>): boolean => state.ghosts && state.players.some((_, seat) => canBeSpooked(state, seat));

/** All that a ghost may do (DU-17). */
export function hauntings(state: Immutable<State>): Haunt[] {
  const found: Haunt[] = [];
  for (let at = 0; at < state.players.length; at++) if (canBeSpooked(state, at)) found.push({ do: 'spook', at });
  return [...found, { do: 'float' }];
}

/** Who is spooked drops a card by chance and draws another: nobody has more or fewer for it. */
export function haunt(turn: Brawl, command: Haunt, seat: number): void {
  if (command.do === 'float') {
    turn.emit?.({ do: 'floated', seat });
    return;
  }
  turn.emit?.({ do: 'spooked', seat, at: command.at });
  spill(turn, seat, command.at, 1);
  draw(turn, command.at, 1);
}
