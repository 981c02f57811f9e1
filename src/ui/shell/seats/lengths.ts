import type { Json } from '../../../engine/game.ts';
import { BEST_OF_FIVE, BEST_OF_THREE } from '../../../engine/match.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import { choicesOf, gamesOfMatch, minutesOf, type Played, paceOf, type Sitting } from '../../../games/length.ts';
import type { GameLength } from '../../game-ui.ts';
import { isBot } from './seat-list.ts';

/** What the length of a game hangs on at the seats: its options, and how many games win the match; null for one game. */
type LengthChoice = { readonly options: Json; readonly goal: number | null };

/** How long games take these people, and what there is to choose. */
export type Lengths = {
  readonly sitting: Sitting;
  /** Null where nothing was measured. */
  readonly minutes: (choice: LengthChoice) => number | null;
  /** The lengths that can be had from these options. A single game comes before a match. */
  readonly choices: (options: Json, rivals: boolean) => ReturnType<typeof choicesOf<LengthChoice>>;
};

/** A game that nobody has measured. */
const UNMEASURED: GameLength = { minutes: {}, kind: () => '' };

/** `played`: what this family has played to the end before. */
export function lengthsOf(
  game: string,
  measured: GameLength | undefined,
  seats: readonly SeatRecord[],
  played: readonly Played[],
): Lengths {
  const length = measured ?? UNMEASURED;
  const bots = seats.filter(isBot).length;
  const sitting = { people: seats.length - bots, bots };
  const pace = paceOf(length.minutes, game, played);
  const minutes = ({ options, goal }: LengthChoice): number | null => {
    const all = { people: sitting.people, bots: bots + (length.guests?.(options) ?? 0) };
    const one = minutesOf(length.minutes, length.kind(options), all, pace);
    return one === null || goal === null ? one : one * gamesOfMatch(length.sides?.(options) ?? seats.length, goal);
  };
  const choices: Lengths['choices'] = (options, rivals) =>
    choicesOf(
      (length.variants?.(options) ?? [options]).flatMap((variant) =>
        (rivals ? [null, BEST_OF_THREE, BEST_OF_FIVE] : [null]).flatMap((goal) => {
          const choice = { options: variant, goal };
          const long = minutes(choice);
          return long === null ? [] : [{ choice, minutes: long, plain: goal === null }];
        }),
      ),
    );
  return { sitting, minutes, choices };
}
