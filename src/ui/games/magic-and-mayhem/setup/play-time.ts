/**
 * How long a game may take, in minutes, for so many tiles and seats, at `tempo` seconds a decision; two sides are done a little sooner.
 * Decisions are those of simulated games: `npm run simulate -- magic-and-mayhem --players 4 --options '{"tiles":12}' --bots greedy --json`
 * and the like for 9 to 36 tiles and 1 to 8 seats; their medians grow slower than the dungeon, and than the party.
 */
export const minutes = (tiles: number, seats: number, tempo: number, contest = false): number =>
  minutesOf((contest ? 5.2 : 6.3) * tiles ** 0.75, seats, tempo);
/** The same from the decisions of a party of one: a quest tells its own. */
export const minutesOf = (decisions: number, seats: number, tempo: number): number => (decisions * seats ** 0.7 * tempo) / 60;

/** A length of time as one says it: to five minutes, later to quarters of an hour. */
export function roughly(time: number): string {
  const step = time < 45 ? 5 : 15;
  const rounded = Math.max(step, Math.round(time / step) * step);
  if (rounded < 60) return `about ${rounded} minutes`;
  const hours = Math.floor(rounded / 60);
  const rest = ['', ' and a quarter', ' and a half', ' and three quarters'][(rounded % 60) / 15] ?? '';
  return hours === 1 && rest === '' ? 'about an hour' : `about ${hours}${rest} hours`;
}
