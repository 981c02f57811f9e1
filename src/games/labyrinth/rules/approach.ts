import type { Game, Immutable, Refusal } from '../../../engine/game.ts';
import { refusal, withRefusals } from '../../../engine/shared/refusals.ts';
import type { Content } from '../content/content.ts';
import type { ApproachCommand } from '../state/commands.ts';
import { DRAGON, type Statistic, TRIES } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { askCheck } from './ability-checks.ts';
import { heroAt, living, modifierOf } from './characters.ts';
import { isAskedFirst } from './danger.ts';
import { retreat } from './map.ts';
import { beginFight } from './monsters.ts';
import { type Context, currentRoom, passOrCall, torchOptions } from './mutations.ts';

/** Before a dangerous fight: fight, slip away, talk or trick (LA-41). */

type At = Immutable<State>;

/** A fight begins, or the party is asked first. */
export function meet(context: Context): void {
  const { state, content } = context;
  if (isAskedFirst(state, currentRoom(context).foes, content)) context.next({ do: 'approach', seat: state.torch });
  else beginFight(context);
}

/** The living hero who has most of a statistic; of several the first from the torch on. */
export const bestAt = (state: At, statistic: Statistic, content: Content): number =>
  living(state, state.torch).reduce((best, seat) =>
    modifierOf(heroAt(state, seat), statistic, content) > modifierOf(heroAt(state, best), statistic, content) ? seat : best,
  );

function refuse(state: At, _choice: unknown, command: ApproachCommand): Refusal | null {
  const foes = state.delve?.rooms[state.delve.at]?.foes ?? [];
  if (command.do === 'slip' && retreat(state) === null) return refusal('LA-41', 'There is no room to slip away to.');
  if (command.do === 'talk' && foes.some(({ kind }) => kind === DRAGON)) return refusal('LA-41', 'A Dragon does not listen to its supper.');
  return null;
}

export const approachChoices: Pick<Game<Labyrinth>['choices'], 'approach'> = {
  approach: {
    ...withRefusals({
      candidates: (state): ApproachCommand[] => [{ do: 'fight' }, { do: 'slip' }, { do: 'talk' }, { do: 'trick' }, ...torchOptions(state)],
      refuse,
    }),
    answer: (context, command) => {
      if (command.do === 'fight') return beginFight(context);
      // the room goes on after it, with whoever is there then
      if (command.do === 'call-dm' || command.do === 'pass-torch') return passOrCall(context, command);
      const { statistic, against } = TRIES[command.do];
      const hero = bestAt(context.state, statistic, context.content);
      askCheck(context, [hero], { why: command.do, statistic, against, about: 0, address: '' });
    },
  },
};
