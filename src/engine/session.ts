import { equal } from './equal.ts';
import type { Answer, Command, Game, Json, Position, Refusal, Rules, Scene, Seat, Viewer, Vocabulary } from './game.ts';
import { Random } from './random.ts';
import { Table } from './table.ts';

/** A game in progress. `now` is `checkpoint` and then `commands`; undo plays all but the last again. */
export type Session<V extends Vocabulary> = {
  readonly checkpoint: Position<V>;
  /** Why undo ends at the checkpoint. */
  readonly sealed: string;
  readonly commands: readonly Command<V>[];
  /** What redo would play, the next one last. */
  readonly undone: readonly Command<V>[];
  readonly now: Position<V>;
};
export type Emitted<V extends Vocabulary> = { readonly event: V['event']; readonly secretFor?: Seat };

/** What the table is waiting for. The list of legal answers drives buttons, highlights, validation, bots, hints and fuzzing. */
export type Prompt<V extends Vocabulary> = Choosing<V> | Rolling<V>;
export type Choosing<V extends Vocabulary> = {
  readonly kind: 'choose';
  readonly seat: Seat;
  readonly secret: boolean;
  readonly choice: V['choice'];
  readonly options: readonly Answer<V>[];
};
export type Rolling<V extends Vocabulary> = {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly count: number;
  readonly faces: number;
  readonly roll: V['roll'];
};
/** Somebody else decides in secret: who, and nothing more. */
export type Waiting = { readonly kind: 'wait'; readonly seat: Seat };
/** All that a screen gets. */
export type Look<V extends Vocabulary> = { readonly view: V['view']; readonly prompt: Prompt<V> | Waiting | null };

/** What one command did. */
export type Acted<V extends Vocabulary> = {
  readonly session: Session<V>;
  readonly events: readonly Emitted<V>[];
  /** The dice that fell for it, thrown or typed in; null for a choice. */
  readonly dice: readonly number[] | null;
  /** Whose turn began while it was carried out. */
  readonly began: Seat | null;
  /** How many of the events were still of the turn before. */
  readonly before: number;
};

/** The command is not among the legal answers. Nothing was changed. */
export class IllegalCommand extends Error {}

/** A session keeps at most this many commands for undo; then the checkpoint moves up. */
export const MOST_COMMANDS = 100;

/** A position without its random state: all that a view and an invariant may look at. */
export const scene = <V extends Vocabulary>(at: Position<V>): Scene<V> =>
  ({ state: at.state, agenda: at.agenda, outcome: at.outcome }) as unknown as Scene<V>;

/** The question that `at` waits for, with every legal answer; null when the game is over. */
export function prompt<V extends Vocabulary>(game: NoInfer<Rules<V>>, content: V['content'], at: Position<V>): Prompt<V> | null {
  const task = at.outcome ? undefined : at.agenda[at.agenda.length - 1];
  if (!task) return null;
  if (task.do in game.rolls) {
    const roll = task as V['roll'];
    return { kind: 'roll', seat: roll.seat, count: roll.count, faces: roll.faces, roll };
  }
  const choice = task as V['choice'];
  const row = game.choices[choice.do as V['choice']['do']];
  const options = row.options(at.state as never, choice as never, content);
  return { kind: 'choose', seat: choice.seat, secret: row.secret === true, choice, options };
}

/** What `viewer` may see of `at`, and what it may answer. */
export function look<V extends Vocabulary>(game: NoInfer<Rules<V>>, content: V['content'], at: Position<V>, viewer: Viewer): Look<V> {
  const asked = prompt(game, content, at);
  const view = game.view(scene(at), viewer, content);
  const hidden = asked?.kind === 'choose' && asked.secret && asked.seat !== viewer;
  return { view, prompt: hidden ? { kind: 'wait', seat: asked.seat } : asked };
}

/** Everything one may try at `at` that is not legal now, with the reason. */
export function refusals<V extends Vocabulary>(
  game: NoInfer<Rules<V>>,
  content: V['content'],
  at: Position<V>,
): { readonly command: Answer<V>; readonly refusal: Refusal }[] {
  const asked = prompt(game, content, at);
  if (asked?.kind !== 'choose') return [];
  const row = game.choices[asked.choice.do as V['choice']['do']];
  const state = at.state as never;
  const tried = row.candidates?.(state, asked.choice as never, content) ?? [];
  return tried.flatMap((command) => {
    const refusal = row.refuse?.(state, asked.choice as never, command as never, content) ?? null;
    return refusal ? [{ command: command as Answer<V>, refusal }] : [];
  });
}

type Typed = { readonly dice: readonly number[] };
const fits = (dice: unknown, count: number, faces: number): boolean =>
  Array.isArray(dice) && dice.length === count && dice.every((die) => Number.isInteger(die) && die >= 1 && die <= faces);

function check<V extends Vocabulary>(asked: Prompt<V> | null, command: Command<V>): void {
  const legal =
    asked?.kind === 'choose'
      ? asked.options.some((option) => equal(option, command))
      : asked?.kind === 'roll' &&
        (command.do === 'roll' || (command.do === 'rolled' && fits((command as Typed).dice, asked.count, asked.faces)));
  if (!legal)
    throw new IllegalCommand(`${JSON.stringify(command)} is not an answer to ${JSON.stringify(asked?.kind ?? 'a finished game')}`);
}

/** Plays one command, known to be legal, on a copy of `from`. */
function run<V extends Vocabulary>(
  game: NoInfer<Rules<V>>,
  content: V['content'],
  from: Position<V>,
  command: Command<V> | null,
  events?: Emitted<V>[],
) {
  let [turns, before] = [0, 0];
  /** What happens next is of the turn that has begun, if one has. */
  const turnOver = (heard: readonly unknown[]) => {
    if (table.turns > turns) [turns, before] = [table.turns, heard.length];
  };
  const emit =
    events &&
    ((event: V['event'], secretFor?: Seat) => {
      turnOver(events);
      events.push(secretFor === undefined ? { event } : { event, secretFor });
    });
  const table = new Table(game, content, from, undefined, emit);
  const task = table.agenda[table.agenda.length - 1];
  let dice: readonly number[] | null = null;
  if (command && task) {
    if (!table.isRoll(task)) table.answer(task as V['choice'], command as Answer<V>);
    else if (command.do === 'roll') {
      dice = table.throwDice(task);
      table.rolled(task, dice);
      table.reveal('roll');
    } else {
      dice = (command as Typed).dice;
      table.rolled(task, dice);
    }
  }
  table.advance();
  if (events) turnOver(events);
  return { now: table.position, learned: table.learned, began: table.began, before, dice };
}

/** The table laid out, before anything has happened. The same seats, options and seed lay it out the same. */
export function deal<V extends Vocabulary>(game: Game<V>, content: V['content'], seats: number, options: Json, seed: number): Position<V> {
  const random = Random.seed(seed);
  const { state, first } = game.setup(seats, options, random, content);
  return { state, agenda: [first], random: random.state, outcome: null };
}

/** Begins a game: deals it and plays to the first question. */
export function start<V extends Vocabulary>(game: Game<V>, content: V['content'], seats: number, options: Json, seed: number): Acted<V> {
  const events: Emitted<V>[] = [];
  const { now, began } = run(game, content, deal(game, content, seats, options, seed), null, events);
  return { session: { checkpoint: now, sealed: 'start', commands: [], undone: [], now }, events, dice: null, began, before: 0 };
}

/**
 * Checks `command` against the prompt and plays it; the old session stays as it was.
 * @throws IllegalCommand when it is not among the legal answers.
 */
export function act<V extends Vocabulary>(
  game: NoInfer<Rules<V>>,
  content: V['content'],
  session: Session<V>,
  command: Command<V>,
): Acted<V> {
  check(prompt(game, content, session.now), command);
  const events: Emitted<V>[] = [];
  const { now, learned, began, before, dice } = run(game, content, session.now, command, events);
  if (learned !== null)
    return { session: { checkpoint: now, sealed: learned, commands: [], undone: [], now }, events, dice, began, before };
  let { checkpoint, sealed } = session;
  let commands = [...session.commands, command];
  const first = commands[0];
  if (commands.length > MOST_COMMANDS && first) {
    checkpoint = run(game, content, checkpoint, first).now;
    sealed = 'far';
    commands = commands.slice(1);
  }
  return { session: { checkpoint, sealed, commands, undone: [], now }, events, dice, began, before };
}

/** For what the rules cannot see: a hand was shown, a save was handed on. Undo ends here. */
export function seal<V extends Vocabulary>(session: Session<V>, why: string): Session<V> {
  return { checkpoint: session.now, sealed: why, commands: [], undone: [], now: session.now };
}

/** Takes the last command back, or null where undo has come to its end (`session.sealed` says why). */
export function undo<V extends Vocabulary>(game: NoInfer<Rules<V>>, content: V['content'], session: Session<V>): Session<V> | null {
  const last = session.commands.at(-1);
  if (!last) return null;
  const commands = session.commands.slice(0, -1);
  const now = commands.reduce((at, command) => run(game, content, at, command).now, session.checkpoint);
  return { ...session, commands, undone: [...session.undone, last], now };
}

/** Plays again what was taken back last, or null. */
export function redo<V extends Vocabulary>(game: NoInfer<Rules<V>>, content: V['content'], session: Session<V>): Session<V> | null {
  const command = session.undone.at(-1);
  if (!command) return null;
  const { now } = run(game, content, session.now, command);
  return { ...session, commands: [...session.commands, command], undone: session.undone.slice(0, -1), now };
}
