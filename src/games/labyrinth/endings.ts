import type { Rules } from '../../engine/game.ts';
import { gather } from './deal.ts';
import { retire } from './town.ts';
import type { Labyrinth } from './vocabulary.ts';

/** How a campaign ends, or goes on (LA-26). */

export const endingChoices: Pick<Rules<Labyrinth>['choices'], 'fallen' | 'victory'> = {
  fallen: {
    options: () => [{ do: 'again' }, { do: 'retire' }],
    answer: (turn, command) => {
      const { state, content, random } = turn;
      state.slain = false;
      if (command.do === 'retire') return retire(turn);
      const { startsOver, floor } = state;
      turn.emit?.({ do: 'party-lost', floor });
      turn.emit?.({ do: 'began-again', startsOver });
      if (startsOver) {
        state.won = false;
        state.unlocked = 1;
        gather(state, 1, random, content);
      }
      turn.next({ do: 'come-home' });
    },
  },
  victory: {
    options: () => [{ do: 'retire' }, { do: 'play-on' }],
    answer: (turn, command) => {
      if (command.do === 'retire') retire(turn);
    },
  },
};
