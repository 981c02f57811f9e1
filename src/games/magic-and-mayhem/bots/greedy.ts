import { best } from '../../../engine/bots/best.ts';
import type { Random } from '../../../engine/random.ts';
import type { Policy } from '../../../engine/simulate.ts';
import type { Mayhem, TurnCommand } from '../vocabulary.ts';
import { answerWorth } from './answers.ts';
import { bestDeed, deedWorth } from './deeds.ts';
import { placeWorth } from './places.ts';
import { type Sight, sightOf } from './sight.ts';

/** The quick bot: a sensible member of the family. It looks only at what lies open: face-up tiles, figures, cards in hands. */

/** First where to act from, thinking of what can be done there; then what to do. */
function inTurn(options: readonly TurnCommand[], sight: Sight, random: Random): number {
  const place = placeWorth(sight);
  const walks = options.flatMap((command, i) => (command.do === 'walk' ? [{ i, to: command.to }] : []));
  if (walks.length > 0) {
    const deed = bestDeed(sight);
    const worth = (square: number): number => place(square) + deed(square);
    const { i, to } = walks[best(walks, (walk) => worth(walk.to), random)] ?? { i: 0, to: sight.at };
    if (worth(to) > worth(sight.at)) return i;
  }
  return best(options, (command) => deedWorth(command, sight, place), random);
}

export const greedy =
  (random: Random): Policy<Mayhem> =>
  (options, choice, { seen, content }) =>
    choice.do === 'turn'
      ? inTurn(options as readonly TurnCommand[], sightOf(seen, choice.seat, content), random)
      : best(options, answerWorth(choice, seen, content), random);
