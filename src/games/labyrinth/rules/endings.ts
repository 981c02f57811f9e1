import type { Game } from '../../../engine/game.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { passOrCall, passTorchOptions } from './mutations.ts';
import { gather } from './setup.ts';
import { retire } from './town.ts';

/** How a campaign ends or continues (LA-26). */

export const endingChoices: Pick<Game<Labyrinth>['choices'], 'fallen' | 'victory'> = {
  fallen: {
    options: () => [{ do: 'again' }, { do: 'retire' }],
    answer: (context, command) => {
      const { state, content, random } = context;
      state.slain = false;
      if (command.do === 'retire') return retire(context);
      const { startsOver, floor } = state;
      // LA-45: nobody brings it home
      if (state.errands.taken) state.errands.taken.stage = 'failed';
      context.emit?.({ do: 'party-lost', floor });
      context.emit?.({ do: 'began-again', startsOver });
      if (startsOver) {
        state.won = false;
        state.unlocked = 1;
        gather(state, 1, random, content);
      }
      context.next({ do: 'come-home' });
    },
  },
  victory: {
    options: (state) => [{ do: 'retire' }, { do: 'play-on' }, ...passTorchOptions(state)],
    answer: (context, command) => {
      if (command.do === 'retire') return retire(context);
      if (command.do !== 'pass-torch') return;
      passOrCall(context, command);
      context.next({ do: 'victory', seat: command.to });
    },
  },
};
