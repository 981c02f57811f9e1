import type { Seat } from '../../engine/game.ts';
import { count, list } from '../../engine/kit/words.ts';
import { champions, type Match } from '../../engine/match.ts';

/** What is said of a match, kindly: who has won what, and never who has not. */

const standing = ({ won }: Match, names: readonly string[]): string =>
  list(won.flatMap((games, seat) => (games > 0 ? [`${names[seat]} ${games}`] : [])));
const named = (seats: readonly Seat[], names: readonly string[]): string => list(seats.map((seat) => names[seat] ?? ''));

/** How a match stands after a game; null where there is nothing to say yet. */
export function matchWords(match: Match, names: readonly string[]): string | null {
  const { goal, won } = match;
  const games = won.reduce((sum, one) => sum + one, 0);
  if (goal === null) return games > 1 ? `So far: ${standing(match, names)}.` : null;
  const best = champions(match);
  if (best.length > 0) return `${named(best, names)} ${best.length > 1 ? 'win' : 'wins'} the best of three! A bow, please.`;
  if (games === 0) return `Best of three: ${count(goal, 'win')} make a champion.`;
  if (won.every((one) => one === goal - 1)) return `Best of three: ${standing(match, names)}. The next game decides!`;
  return `Best of three: ${standing(match, names)}. ${count(goal, 'win')} make a champion.`;
}
