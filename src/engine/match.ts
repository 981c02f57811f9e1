import type { Json, Outcome, Seat } from './game.ts';

/** Games that the same people play at one table, one after the other. */
export type Match = {
  /** Whoever has won so many of them has won the match; null: they play on as long as they like. */
  readonly goal: number | null;
  /** What each seat has won in the games before this one. */
  readonly won: readonly number[];
};
/** The goal of a best of three. */
export const BEST_OF_THREE = 2;

/** A match in which nothing has been played. */
export const freshMatch = (goal: number | null, seats: number): Match => ({ goal, won: Array<number>(seats).fill(0) });

/** Who won a game, by seat. When nobody won, or everybody, each of them stood against the others in vain: it is a tie. */
export const winnersOf = ({ winners }: Outcome, seats: number): readonly Seat[] => (winners.length === seats ? [] : winners);

/** The match with one more game in it. */
export const scored = ({ goal, won }: Match, outcome: Outcome): Match => {
  const winners = winnersOf(outcome, won.length);
  return { goal, won: won.map((games, seat) => games + (winners.includes(seat) ? 1 : 0)) };
};

/** Who has won the match: nobody yet, a seat, or the seats of a side. */
export const champions = ({ goal, won }: Match): readonly Seat[] =>
  goal === null ? [] : won.flatMap((games, seat) => (games >= goal ? [seat] : []));

/** A game's options for the next game at the same table: the `first` seat gives way to the one on its left. */
export function leftBegins(options: Json, seats: number): Json {
  if (typeof options !== 'object' || options === null || !('first' in options) || typeof options.first !== 'number') return options;
  return { ...options, first: (options.first + 1) % seats };
}
