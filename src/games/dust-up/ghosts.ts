import type { Immutable, Reply } from '../../engine/game.ts';
import { type Brawl, draw, soak } from './changes.ts';
import { canBeReached } from './seats.ts';
import { shieldsOf } from './targets.ts';
import type { DustUp, State } from './vocabulary.ts';

/** The small choice of those who are out (DU-17): rattle a shield, cheer somebody on, or float about. */

type Haunt = Reply<DustUp, 'haunt'>;
const reached = (state: Immutable<State>): number[] => state.players.flatMap((_, seat) => (canBeReached(state, seat) ? [seat] : []));

/** Whether somebody who is out has anything to choose. */
export const haunts = (state: Immutable<State>): boolean => state.ghosts && state.players.some((_, seat) => canBeReached(state, seat));

export const hauntings = (state: Immutable<State>): Haunt[] => {
  const seats = reached(state);
  return [
    ...shieldsOf(state, seats).map(({ of, shield }): Haunt => ({ do: 'rattle', of, shield })),
    ...seats.map((at): Haunt => ({ do: 'cheer', at })),
    { do: 'float' },
  ];
};

export function haunt(turn: Brawl, command: Haunt, seat: number): void {
  switch (command.do) {
    case 'rattle':
      turn.emit?.({ do: 'rattled', seat, of: command.of });
      soak(turn, command.of, command.shield, 1);
      break;
    case 'cheer':
      turn.emit?.({ do: 'cheered', seat, at: command.at });
      draw(turn, command.at, 1);
      break;
    case 'float':
      turn.emit?.({ do: 'floated', seat });
  }
}
