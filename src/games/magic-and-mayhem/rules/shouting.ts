import type { Game, Immutable } from '../../../engine/game.ts';
import { SHOUT } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Mayhem } from '../state/tasks.ts';
import { heroDraft } from './mutations.ts';

/** Whoever is out of the dungeon shouts to the other side: a hero runs faster, or slips on a banana peel (MM-42). */

type At = Immutable<State>;

/** The heroes of the other side who hear it. Nobody hears two shouts before its next turn. */
const listeners = ({ heroes }: At, seat: number): number[] =>
  heroes.flatMap(({ side, at, hustle }, other) => (side !== heroes[seat]?.side && at !== null && hustle === 0 ? [other] : []));

/** Whether somebody who is out has a turn. */
export const canShout = (state: At, seat: number): boolean => !state.byTheBook && listeners(state, seat).length > 0;

export const shoutChoices: Pick<Game<Mayhem>['choices'], 'shout'> = {
  shout: {
    options: (state, { seat }) => [
      ...listeners(state, seat).flatMap((hero) => [{ do: 'peel', hero } as const, { do: 'cheer', hero } as const]),
      { do: 'watch' },
    ],
    answer: (context, command, { seat }) => {
      if (command.do === 'watch') return;
      const steps = command.do === 'cheer' ? SHOUT : -SHOUT;
      heroDraft(context, command.hero).hustle = steps;
      context.emit?.({ do: 'shouted', seat, hero: command.hero, steps });
    },
  },
};
