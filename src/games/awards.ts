import type { Award } from '../engine/shared/game-text.ts';

/** Awards for the players on the last screen, in the same way in every game. */

/** An award and its condition. */
export type AwardRule<T> = {
  readonly title: string;
  readonly fits: (one: T, all: readonly T[]) => boolean;
  readonly words: (one: T) => string;
};
/** The award for a player whom no other award fits. */
const DEFAULT_AWARD: Award = { title: 'Good Company', words: 'The best thing in a dungeon' };
/** The award of each player: the first one that fits and that nobody else has, else `spare`. */
export function awardsFor<T>(all: readonly T[], prizes: readonly AwardRule<T>[], spare = DEFAULT_AWARD): Award[] {
  const left = [...prizes];
  return all.map((one) => {
    const k = left.findIndex(({ fits }) => fits(one, all));
    const [prize] = left.splice(Math.max(0, k), 1);
    return prize ? { title: prize.title, words: prize.words(one) } : spare;
  });
}
