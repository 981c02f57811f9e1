import type { Answer, Immutable } from '../../../engine/game.ts';
import type { Content } from '../content/content.ts';
import { swapped } from '../rules/character-creation.ts';
import { ELEMENT_CHOICES, newHero } from '../rules/characters.ts';
import { type Element, STATISTICS } from '../state/constants.ts';
import type { State } from '../state/state.ts';
import type { Labyrinth } from '../state/tasks.ts';
import { power } from './odds.ts';

/** How the quick bot rolls up a hero: with the elements, and the swap, that make the strongest one. */

/** The bot swaps if the hero grows by this share. */
const BETTER = 1.05;

export function elementsMove({ draft }: Immutable<State>, content: Content): (command: Answer<Labyrinth>) => number {
  const { race, class: klass, rolled } = draft ?? {};
  if (!race || !klass || !rolled) return () => 0;
  const worth = (elements: readonly Element[], dice: readonly number[]): number =>
    power(newHero({ race, class: klass, elements: [...elements], story: null }, dice, content), content);
  return (command) => {
    if (command.do === 'elements') return worth(command.elements, rolled);
    if (command.do !== 'swap') return -1;
    const dice = swapped(rolled, STATISTICS.indexOf(command.statistic), STATISTICS.indexOf(command.with));
    return Math.max(...ELEMENT_CHOICES.map((elements) => worth(elements, dice))) / BETTER;
  };
}
