import type { Seat } from '../../../engine/game.ts';
import { BEST_OF_THREE, champions, type Match } from '../../../engine/match.ts';
import { joinWithAnd, pluralize } from '../../../engine/shared/sentences.ts';

/** The text about a match. It names winners, never losers. */

const standing = ({ won }: Match, names: readonly string[]): string =>
  joinWithAnd(won.flatMap((games, seat) => (games > 0 ? [`${names[seat]} ${games}`] : [])));
const named = (seats: readonly Seat[], names: readonly string[]): string => joinWithAnd(seats.map((seat) => names[seat] ?? ''));

/** The score of a match after a game; null when there is none yet. */
export function matchWords(match: Match, names: readonly string[]): string | null {
  const { goal, won } = match;
  const games = won.reduce((sum, one) => sum + one, 0);
  if (goal === null) return games > 1 ? `So far: ${standing(match, names)}.` : null;
  const series = `est of ${goal === BEST_OF_THREE ? 'three' : 'five'}`;
  const best = champions(match);
  if (best.length > 0) return `${named(best, names)} ${best.length > 1 ? 'win' : 'wins'} the b${series}, and the hat! A bow, please.`;
  if (games === 0) return `B${series}: ${pluralize(goal, 'win')} make a champion.`;
  if (won.every((one) => one === goal - 1)) return `B${series}: ${standing(match, names)}. The next game decides!`;
  return `B${series}: ${standing(match, names)}. ${pluralize(goal, 'win')} make a champion.`;
}
