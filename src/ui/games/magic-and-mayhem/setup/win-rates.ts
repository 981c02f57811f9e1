import type { Difficulty } from '../../../../games/magic-and-mayhem/rules/difficulty.ts';
import type { Figures, Odds } from '../../../../games/magic-and-mayhem/rules/difficulty-variants.ts';

/** What simulated games say about a variant (npm run figures -- magic-and-mayhem). */

// the odds alone: what they were measured of stays out of the app
const [odds] = Object.values(
  import.meta.glob<Figures['odds']>('/content/magic-and-mayhem/figures.json', { eager: true, import: 'odds' }),
) as [Figures['odds']];
export const figures = { odds };

/** How such a game ends for those who play together. */
export const expectation = (difficulty: Difficulty): string =>
  `You win about ${Math.round(figures.odds[difficulty].won / 10)} games in 10.`;

/** Fewer points than this are luck. */
const LUCK = 3;
const MUCH = 15;

/** How hard and how long a house rule makes a game, beside a fair one. */
export function effectOf(odds: Odds, fair: Odds = figures.odds.fair): string {
  const gain = odds.won - fair.won;
  const hard = Math.abs(gain) < LUCK ? 'About as hard' : `${Math.abs(gain) >= MUCH ? 'Much ' : ''}${gain > 0 ? 'easier' : 'harder'}`;
  const ratio = odds.decisions / fair.decisions;
  const long = ratio > 1.1 ? 'longer' : ratio < 0.9 ? 'shorter' : 'as long';
  return `${hard.charAt(0).toUpperCase()}${hard.slice(1)}, and ${long}: four bots win ${odds.won} of 100 games, and ${fair.won} without.`;
}
