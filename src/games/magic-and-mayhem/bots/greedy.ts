import { best } from '../../../engine/bots/best.ts';
import type { Random } from '../../../engine/random.ts';
import type { Policy } from '../../../engine/simulate.ts';
import type { Mayhem, TurnCommand } from '../state/tasks.ts';
import { choiceValue } from './choice-values.ts';
import { bestMove, moveValue } from './move-values.ts';
import { type Situation, situationOf } from './situation.ts';
import { squareValue } from './square-values.ts';

/** The quick bot: it plays for its party and uses public information only: face-up tiles, figures and cards in hands. */

/** Chooses the best square first, with the actions possible there; then the action. */
function inTurn(options: readonly TurnCommand[], sight: Situation, random: Random): number {
  const place = squareValue(sight);
  const walks = options.flatMap((command, i) => (command.do === 'walk' ? [{ i, to: command.to }] : []));
  if (walks.length > 0) {
    const deed = bestMove(sight);
    const worth = (square: number): number => place(square) + deed(square);
    const { i, to } = walks[best(walks, (walk) => worth(walk.to), random)] ?? { i: 0, to: sight.at };
    if (worth(to) > worth(sight.at)) return i;
  }
  return best(options, (command) => moveValue(command, sight, place), random);
}

export const greedy =
  (random: Random): Policy<Mayhem> =>
  (options, choice, { seen, content }) =>
    choice.do === 'turn'
      ? inTurn(options as readonly TurnCommand[], situationOf(seen, choice.seat, content), random)
      : best(options, choiceValue(choice, seen, content), random);
