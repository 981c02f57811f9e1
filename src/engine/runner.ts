import { type ChoiceHandlers, choiceHandlers, handlerOf, isRoll } from './choice-handler.ts';
import { copy } from './copy.ts';
import type { Answer, Game, GameTypes, Immutable, Outcome, Position, RuleContext, Seat, Task } from './game.ts';
import { itemAt } from './item-at.ts';
import { Random } from './random.ts';

type Handler = (context: unknown, ...rest: unknown[]) => void;
type Handlers = { readonly [name: string]: Handler | undefined };

/** More steps than this without a prompt mean an endless loop in the rules. Real games need less than a hundredth. */
export const MOST_STEPS = 10_000;

/** Runs the tasks of a position and changes it in place. `advance` is the main loop of every game. */
export class Runner<V extends GameTypes> implements RuleContext<V> {
  readonly game: Game<V>;
  readonly content: V['content'];
  readonly state: V['state'];
  readonly agenda: Task<V>[];
  readonly random: Random;
  outcome: Outcome | null;
  /** The reason of the first `reveal`; null when nothing was revealed. */
  learned: string | null = null;
  /** The seat of the last turn that began in this runner. */
  began: Seat | null = null;
  /** How many turns began and how many prompts were answered in this runner: for statistics. */
  turns = 0;
  answered = 0;
  declare readonly emit?: (event: V['event'], secretFor?: Seat) => void;
  private readonly steps: Handlers;
  private readonly choices: ChoiceHandlers<V>;
  private readonly rolls: Handlers;

  /** Works on a copy of `from`. */
  constructor(game: Game<V>, content: V['content'], from: Position<V>, random?: Random, emit?: RuleContext<V>['emit']) {
    this.game = game;
    this.content = content;
    this.state = copy(from.state);
    this.agenda = [...copy(from.agenda)];
    this.random = random ?? Random.from(from.random);
    this.outcome = from.outcome;
    this.steps = game.steps as unknown as Handlers;
    this.choices = choiceHandlers(game);
    this.rolls = game.rolls as unknown as Handlers;
    if (emit) this.emit = emit;
  }

  next(...tasks: Task<V>[]): void {
    for (let i = tasks.length; i-- > 0; ) this.agenda.push(itemAt(tasks, i));
  }

  finish(outcome: Outcome): void {
    this.outcome ??= outcome;
  }

  reveal(why: string): void {
    this.learned ??= why;
  }

  beginTurn(seat: Seat): void {
    this.began = seat;
    this.turns++;
  }

  /**
   * Runs steps until a choice or a roll is next. Returns it (it stays on the agenda), or null at the end of the game.
   * @throws when there is no choice or roll after `MOST_STEPS` steps; the message names the next task.
   */
  advance(): V['choice'] | V['roll'] | null {
    const { agenda, steps } = this;
    for (let made = 0; this.outcome === null; made++) {
      const task = agenda[agenda.length - 1];
      if (task === undefined) throw new Error(`${this.game.id}: the agenda is empty, but there is no outcome`);
      const handler = steps[task.do];
      if (handler === undefined) return task as V['choice'] | V['roll'];
      if (made === MOST_STEPS)
        throw new Error(`${this.game.id}: no prompt after ${made} steps; the next task is '${task.do}', and ${agenda.length} tasks wait`);
      agenda.pop();
      handler(this, task);
    }
    return null;
  }

  isRoll(task: Task<V>): task is V['roll'] {
    return isRoll(this.game, task);
  }

  options(choice: V['choice']): Answer<V>[] {
    return handlerOf(this.game, this.choices, choice).options(this.state, choice, this.content);
  }

  answer(choice: V['choice'], command: Answer<V>): void {
    this.answered++;
    this.agenda.pop();
    handlerOf(this.game, this.choices, choice).answer(this, command, choice);
  }

  rolled(roll: V['roll'], dice: readonly number[]): void {
    const handler = this.rolls[roll.do];
    if (handler === undefined) throw new Error(`${this.game.id}: no handler for the roll ${roll.do}`);
    this.answered++;
    this.agenda.pop();
    handler(this, dice, roll);
  }

  throwDice(roll: V['roll']): number[] {
    const { together } = this.game;
    const also = together ? together(this.state, roll, this.content) : null;
    const dice: number[] = [];
    for (let i = 0; i < roll.count; i++) dice.push(this.random.die(roll.faces));
    if (also) for (let i = 0; i < also.count; i++) dice.push(this.random.die(also.faces));
    return dice;
  }

  get position(): Position<V> {
    return { state: this.state, agenda: this.agenda, random: this.random.state, outcome: this.outcome };
  }

  /** The state as a read-only type, for policies. */
  get seen(): Immutable<V['state']> {
    return this.state as Immutable<V['state']>;
  }
}
