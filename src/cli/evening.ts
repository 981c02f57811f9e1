import type { Answer, Game, GameTypes, Outcome, Position, Seat } from '../engine/game.ts';
import { Runner } from '../engine/runner.ts';

/** How long a family takes over a turn: to look, to talk, to tap and to watch. */
export const SECONDS_A_TURN = 20;

/** Watches one game of a series. What is missing is not watched; the state is as it is at that moment, and only to be read. */
type GameWatcher<V extends GameTypes> = {
  /** `choice` is about to be answered by `command`, one of its legal `options`. */
  answered?(choice: V['choice'], options: readonly Answer<V>[], command: Answer<V>, state: V['state']): void;
  /** The dice of `roll` have fallen. */
  rolled?(roll: V['roll'], dice: readonly number[], state: V['state']): void;
  happened?(event: V['event'], state: V['state']): void;
  /** A turn began, as the rules say by `RuleContext.beginTurn`. */
  turnBegan?(seat: Seat, state: V['state']): void;
  ended(state: V['state'], outcome: Outcome): void;
};

/** A figure, or one for each of several things in a fixed order. */
export type EveningFigure = number | readonly number[];

/** What a series of games was like for those who played: counts over games, and the figures made from them. */
export type EveningStatistics<V extends GameTypes> = {
  /** A watcher for the next game. */
  watch(players: number): GameWatcher<V>;
  /** Means, medians and shares (0 to 1) of all games watched so far, by name. */
  figures(): { readonly [name: string]: EveningFigure };
};

/** A runner that tells a watcher what happens. Slower than a plain one, since events are built and options are listed twice. */
export class WatchedRunner<V extends GameTypes> extends Runner<V> {
  private readonly watcher: GameWatcher<V>;

  constructor(game: Game<V>, content: V['content'], from: Position<V>, watcher: GameWatcher<V>) {
    super(game, content, from, undefined, (event) => watcher.happened?.(event, this.state));
    this.watcher = watcher;
  }

  override beginTurn(seat: Seat): void {
    super.beginTurn(seat);
    this.watcher.turnBegan?.(seat, this.state);
  }

  override answer(choice: V['choice'], command: Answer<V>): void {
    this.watcher.answered?.(choice, this.options(choice), command, this.state);
    super.answer(choice, command);
  }

  override rolled(roll: V['roll'], dice: readonly number[]): void {
    this.watcher.rolled?.(roll, dice, this.state);
    super.rolled(roll, dice);
  }
}
