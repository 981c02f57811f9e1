import { copy } from './copy.ts';
import type { Answer, Immutable, Outcome, Position, Rules, Seat, Task, Turn, Vocabulary } from './game.ts';
import { Random } from './random.ts';

type Row = (turn: unknown, ...rest: unknown[]) => void;
type Rows = { readonly [name: string]: Row | undefined };
type Choices = {
  readonly [name: string]: { options(state: unknown, choice: unknown, content: unknown): never[]; answer: Row } | undefined;
};

/** More steps than this without a question is a rule that runs in circles. */
const MOST_STEPS = 100_000;

/** A position being played: rows change it in place. The loop of every game is `advance`. */
export class Table<V extends Vocabulary> implements Turn<V> {
  readonly game: Rules<V>;
  readonly content: V['content'];
  readonly state: V['state'];
  readonly agenda: Task<V>[];
  readonly random: Random;
  outcome: Outcome | null;
  /** Why undo ends here, if somebody learned something. */
  learned: string | null = null;
  /** Whose turn began last while this table was played. */
  began: Seat | null = null;
  /** How many turns were begun, and how many questions answered, while this table was played: for statistics. */
  turns = 0;
  answered = 0;
  declare readonly emit?: (event: V['event'], secretFor?: Seat) => void;
  private readonly steps: Rows;
  private readonly choices: Choices;
  private readonly rolls: Rows;

  /** Copies `from`, which stays as it is. */
  constructor(game: Rules<V>, content: V['content'], from: Position<V>, random?: Random, emit?: Turn<V>['emit']) {
    this.game = game;
    this.content = content;
    this.state = copy(from.state);
    this.agenda = copy(from.agenda) as Task<V>[];
    this.random = random ?? Random.from(from.random);
    this.outcome = from.outcome;
    this.steps = game.steps as unknown as Rows;
    this.choices = game.choices as unknown as Choices;
    this.rolls = game.rolls as unknown as Rows;
    if (emit) this.emit = emit;
  }

  next(...tasks: Task<V>[]): void {
    for (let i = tasks.length; i-- > 0; ) this.agenda.push(tasks[i] as Task<V>);
  }

  finish(outcome: Outcome): void {
    this.outcome ??= outcome;
  }

  reveal(why: string): void {
    this.learned ??= why;
  }

  begin(seat: Seat): void {
    this.began = seat;
    this.turns++;
  }

  /** Runs steps until somebody is asked; returns that question, still on the agenda, or null at the end of the game. */
  advance(): V['choice'] | V['roll'] | null {
    const { agenda, steps } = this;
    for (let guard = 0; this.outcome === null; guard++) {
      const task = agenda[agenda.length - 1];
      if (task === undefined) throw new Error(`${this.game.id}: nothing left to do, and no outcome`);
      if (guard > MOST_STEPS) throw new Error(`${this.game.id}: no question is ever reached`);
      const row = steps[task.do];
      if (row === undefined) return task as V['choice'] | V['roll'];
      agenda.pop();
      row(this, task);
    }
    return null;
  }

  isRoll(task: Task<V>): task is V['roll'] {
    return this.rolls[task.do] !== undefined;
  }

  options(choice: V['choice']): Answer<V>[] {
    return this.choice(choice).options(this.state, choice, this.content);
  }

  answer(choice: V['choice'], command: Answer<V>): void {
    this.answered++;
    this.agenda.pop();
    this.choice(choice).answer(this, command, choice);
  }

  rolled(roll: V['roll'], dice: readonly number[]): void {
    const row = this.rolls[roll.do];
    if (row === undefined) throw new Error(`${this.game.id}: no row for the roll ${roll.do}`);
    this.answered++;
    this.agenda.pop();
    row(this, dice, roll);
  }

  throwDice(roll: V['roll']): number[] {
    const dice: number[] = [];
    for (let i = 0; i < roll.count; i++) dice.push(this.random.die(roll.faces));
    return dice;
  }

  get position(): Position<V> {
    return { state: this.state, agenda: this.agenda, random: this.random.state, outcome: this.outcome };
  }

  /** For policies: a position seen without being changed. */
  get seen(): Immutable<V['state']> {
    return this.state as Immutable<V['state']>;
  }

  private choice(choice: V['choice']) {
    const row = this.choices[choice.do];
    if (row === undefined) throw new Error(`${this.game.id}: no row for the choice ${choice.do}`);
    return row;
  }
}
