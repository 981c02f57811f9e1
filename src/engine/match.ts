import type { Json, Outcome, Seat } from './game.ts';

/** Several games of the same players, one after the other. */
export type Match = {
  /** How many games somebody must win to win the match; null: there is no limit. */
  readonly goal: number | null;
  /** How many of the earlier games each seat has won. */
  readonly won: readonly number[];
  /** Who has won the last game that anybody won: they have the star. Missing before that, and in saves of earlier versions. */
  readonly star?: readonly Seat[];
};
/** The goals of a best-of-three and of a best-of-five match. */
export const BEST_OF_THREE = 2;
export const BEST_OF_FIVE = 3;

/** A match without any finished game. */
export const newMatch = (goal: number | null, seats: number): Match => ({ goal, won: Array<number>(seats).fill(0) });

/** The seats that won a game. A game that all seats won counts as a tie: nobody won. */
export const winnersOf = ({ winners }: Outcome, seats: number): readonly Seat[] => (winners.length === seats ? [] : winners);

/** The match after one more game. */
export const withResult = ({ won, ...match }: Match, outcome: Outcome): Match => {
  const winners = winnersOf(outcome, won.length);
  return {
    ...match,
    won: won.map((games, seat) => games + (winners.includes(seat) ? 1 : 0)),
    ...(winners.length > 0 ? { star: winners } : {}),
  };
};

/** The seats that have the star of a match. Where it is only counted who wins how often there is none. */
export const starOf = (match: Match | null | undefined): readonly Seat[] => (match?.goal == null ? [] : (match.star ?? []));

/** The seats that have won the match: none yet, one seat, or all seats of a side. */
export const champions = ({ goal, won }: Match): readonly Seat[] =>
  goal === null ? [] : won.flatMap((games, seat) => (games >= goal ? [seat] : []));

/** The options of the next game of a match: the seat after `first` begins. */
export function rotateFirstSeat(options: Json, seats: number): Json {
  if (typeof options !== 'object' || options === null || !('first' in options) || typeof options.first !== 'number') return options;
  return { ...options, first: (options.first + 1) % seats };
}
