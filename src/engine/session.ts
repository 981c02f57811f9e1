import { choiceHandlers, handlerOf, isAnswer, isChoice, isRoll, isRolled } from './choice-handler.ts';
import { copy } from './copy.ts';
import { equal } from './equal.ts';
import type { Answer, Command, Dice, Game, GameTypes, Json, Position, Refusal, Seat, Snapshot, Thrower, Viewer } from './game.ts';
import type { GameModule } from './game-module.ts';
import { Random } from './random.ts';
import { Runner } from './runner.ts';
import type { HelpLevel } from './seats.ts';
import { MAX_UNDO } from './undo-limit.ts';
import { accepts } from './validate.ts';

/** A game in progress. `now` is the result of `commands` after `checkpoint`. Undo replays all commands but the last. */
export type Session<V extends GameTypes> = {
  readonly checkpoint: Position<V>;
  /** Why undo ends at the checkpoint. */
  readonly sealed: string;
  readonly commands: readonly Command<V>[];
  /** The commands that redo would play, the next one last. */
  readonly undone: readonly Command<V>[];
  readonly now: Position<V>;
};
export type EmittedEvent<V extends GameTypes> = { readonly event: V['event']; readonly secretFor?: Seat };

/** The choice or roll that the game waits for, with all legal commands. Screens, validation, bots and fuzzing use them. */
export type Prompt<V extends GameTypes> = ChoicePrompt<V> | RollPrompt<V>;
export type ChoicePrompt<V extends GameTypes> = {
  readonly kind: 'choose';
  readonly seat: Seat;
  readonly secret: boolean;
  readonly choice: V['choice'];
  readonly options: readonly Answer<V>[];
};
export type RollPrompt<V extends GameTypes> = {
  readonly kind: 'roll';
  readonly seat: Seat;
  readonly count: number;
  readonly faces: number;
  /** Dice of another shape that fall together with these. */
  readonly also: Dice | null;
  readonly thrower: Thrower;
  readonly roll: V['roll'];
};
/** Another seat makes a secret choice. */
type WaitPrompt = { readonly kind: 'wait'; readonly seat: Seat };
/** The data that a screen gets. */
export type Observation<V extends GameTypes> = { readonly view: V['view']; readonly prompt: Prompt<V> | WaitPrompt | null };

/** The result of one command. */
export type ActResult<V extends GameTypes> = {
  readonly session: Session<V>;
  readonly events: readonly EmittedEvent<V>[];
  /** The dice of a roll, rolled by the app or typed in; null for a choice. */
  readonly dice: readonly number[] | null;
  /** The seat whose turn began during the command; null for none. */
  readonly began: Seat | null;
  /** How many of the events still belong to the turn before. */
  readonly before: number;
};

/** The command is not legal. Nothing was changed. */
export class IllegalCommand extends Error {}

/** A position without its random state, for views and invariants. */
export const snapshotOf = <V extends GameTypes>(at: Position<V>): Snapshot<V> =>
  ({ state: at.state, agenda: at.agenda, outcome: at.outcome }) as unknown as Snapshot<V>;

/** The prompt of a position, with all legal commands; null when the game is over. */
export function prompt<V extends GameTypes>(game: NoInfer<Game<V>>, content: V['content'], at: Position<V>): Prompt<V> | null {
  const task = at.outcome ? undefined : at.agenda[at.agenda.length - 1];
  if (!task) return null;
  if (isRoll(game, task)) {
    const { seat, count, faces } = task;
    const also = game.together?.(at.state, task, content) ?? null;
    return { kind: 'roll', seat, count, faces, also, thrower: game.thrower?.(at.state, task) ?? 'asked', roll: task };
  }
  if (!isChoice(game, task)) throw new Error(`${game.id}: the position waits for ${task.do}, which is neither a choice nor a roll`);
  const handler = handlerOf(game, choiceHandlers(game), task);
  const options = handler.options(at.state, task, content);
  return { kind: 'choose', seat: task.seat, secret: handler.secret === true, choice: task, options };
}

/** The view and the prompt of a viewer. Other viewers do not get the options of a secret choice. */
export function observe<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  at: Position<V>,
  viewer: Viewer,
): Observation<V> {
  const currentPrompt = prompt(game, content, at);
  const view = game.view(snapshotOf(at), viewer, content);
  const hidden = currentPrompt?.kind === 'choose' && currentPrompt.secret && currentPrompt.seat !== viewer;
  return { view, prompt: hidden ? { kind: 'wait', seat: currentPrompt.seat } : currentPrompt };
}

/** All candidates that are not legal now, with the reasons. */
export function refusals<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  at: Position<V>,
): { readonly command: Answer<V>; readonly refusal: Refusal }[] {
  const currentPrompt = prompt(game, content, at);
  if (currentPrompt?.kind !== 'choose') return [];
  const { choice } = currentPrompt;
  const handler = handlerOf(game, choiceHandlers(game), choice);
  const tried = handler.candidates?.(at.state, choice, content) ?? [];
  return tried.flatMap((command) => {
    const refusal = handler.refuse?.(at.state, choice, command, content) ?? null;
    return refusal ? [{ command, refusal }] : [];
  });
}

/** The faces of each die of a roll, in their order. */
export const facesOf = ({ count, faces, also }: Pick<RollPrompt<GameTypes>, 'count' | 'faces' | 'also'>): readonly number[] => [
  ...Array.from({ length: count }, () => faces),
  ...Array.from({ length: also?.count ?? 0 }, () => also?.faces ?? 0),
];

const areValidDice = (dice: unknown, currentPrompt: RollPrompt<GameTypes>): boolean => {
  const faces = facesOf(currentPrompt);
  return (
    Array.isArray(dice) &&
    (dice.length === currentPrompt.count || dice.length === faces.length) &&
    dice.every((die, i) => Number.isInteger(die) && die >= 1 && die <= (faces[i] ?? 0))
  );
};

/** Whether a command is an option in which the player has written a line. */
const completes = <V extends GameTypes>(game: NoInfer<Game<V>>, option: Answer<V>, command: Command<V>): boolean =>
  'line' in option &&
  option.line === '' &&
  'line' in command &&
  equal({ ...command, line: '' }, option) &&
  accepts(game.schemas.command, command);

function assertLegal<V extends GameTypes>(game: NoInfer<Game<V>>, currentPrompt: Prompt<V> | null, command: Command<V>): void {
  const legal =
    currentPrompt?.kind === 'choose'
      ? currentPrompt.options.some((option) => equal(option, command) || completes(game, option, command))
      : currentPrompt?.kind === 'roll' &&
        (command.do === 'roll' || (command.do === 'rolled' && areValidDice(command.dice, currentPrompt as RollPrompt<GameTypes>)));
  if (!legal)
    throw new IllegalCommand(
      `${JSON.stringify(command)} is not a legal command for the prompt ${JSON.stringify(currentPrompt?.kind ?? 'of a finished game')}`,
    );
}

/** Plays one legal command on a copy of `from`. */
function run<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  from: Position<V>,
  command: Command<V> | null,
  events?: EmittedEvent<V>[],
) {
  let [turns, before] = [0, 0];
  /** When a turn has begun, the events so far belong to the turn before. */
  const turnOver = (heard: readonly unknown[]) => {
    if (runner.turns > turns) [turns, before] = [runner.turns, heard.length];
  };
  const emit =
    events &&
    ((event: V['event'], secretFor?: Seat) => {
      turnOver(events);
      events.push(secretFor === undefined ? { event } : { event, secretFor });
    });
  const runner = new Runner(game, content, from, undefined, emit);
  const task = runner.agenda[runner.agenda.length - 1];
  let dice: readonly number[] | null = null;
  if (command && task) {
    if (isChoice(game, task)) {
      if (isAnswer(command)) runner.answer(task, command);
    } else if (isRoll(game, task)) {
      const byHand = isRolled(command);
      dice = byHand ? command.dice : runner.throwDice(task);
      runner.rolled(task, dice);
      if (!byHand) runner.reveal('roll');
    }
  }
  runner.advance();
  if (events) turnOver(events);
  return { now: runner.position, learned: runner.learned, began: runner.began, before, dice };
}

/** The position before the first step. The same seats, options, seed and help (by seat) give the same position. */
export function initialPosition<V extends GameTypes>(
  game: Game<V>,
  content: V['content'],
  seats: number,
  options: Json,
  seed: number,
  help: readonly HelpLevel[] = [],
): Position<V> {
  const random = Random.seed(seed);
  const { state, first } = game.setup(seats, options, random, content);
  help.forEach((level, seat) => {
    if (level !== 'none') game.help?.(state, seat, level, content);
  });
  return { state, agenda: [first], random: random.state, outcome: null };
}

/** Starts a game: sets it up and runs it to the first prompt. */
export function startSession<V extends GameTypes>(
  game: Game<V>,
  content: V['content'],
  seats: number,
  options: Json,
  seed: number,
  help: readonly HelpLevel[] = [],
): ActResult<V> {
  const events: EmittedEvent<V>[] = [];
  const { now, began } = run(game, content, initialPosition(game, content, seats, options, seed, help), null, events);
  return { session: { checkpoint: now, sealed: 'start', commands: [], undone: [], now }, events, dice: null, began, before: 0 };
}

/**
 * Validates `command` and plays it. The old session is not changed.
 * @throws IllegalCommand when the command is not legal.
 */
export function act<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  session: Session<V>,
  command: Command<V>,
): ActResult<V> {
  assertLegal(game, prompt(game, content, session.now), command);
  const events: EmittedEvent<V>[] = [];
  const { now, learned, began, before, dice } = run(game, content, session.now, command, events);
  if (learned !== null)
    return { session: { checkpoint: now, sealed: learned, commands: [], undone: [], now }, events, dice, began, before };
  let { checkpoint, sealed } = session;
  let commands = [...session.commands, command];
  const first = commands[0];
  if (commands.length > MAX_UNDO && first) {
    checkpoint = run(game, content, checkpoint, first).now;
    sealed = 'far';
    commands = commands.slice(1);
  }
  return { session: { checkpoint, sealed, commands, undone: [], now }, events, dice, began, before };
}

/** Ends undo here for a reason outside the rules: a hidden hand was shown, or another build loaded the save. */
export function seal<V extends GameTypes>(session: Session<V>, why: string): Session<V> {
  return { checkpoint: session.now, sealed: why, commands: [], undone: [], now: session.now };
}

/** Changes in mid-game how much the rules help a seat. Undo ends here, since it is no command. The old session is not changed. */
export function changeHelp<V extends GameTypes>(
  game: NoInfer<Game<V>>,
  content: V['content'],
  session: Session<V>,
  seat: Seat,
  level: HelpLevel,
): Session<V> {
  if (!game.help || session.now.outcome) return session;
  const state = copy(session.now.state);
  game.help(state, seat, level, content);
  return equal(state, session.now.state) ? session : seal({ ...session, now: { ...session.now, state } }, 'help');
}

/** Puts new cards into the decks in mid-game. `before`: the game without them. Undo ends here, since it is no command. */
export function mixIn<V extends GameTypes>(
  before: Pick<GameModule<V>, 'content' | 'mixIn'>,
  content: V['content'],
  session: Session<V>,
): Session<V> {
  const state = copy(session.now.state);
  before.mixIn?.(state, before.content, content);
  return seal({ ...session, now: { ...session.now, state } }, 'cards');
}

/** The session without its last command, or null at the checkpoint (`session.sealed` has the reason). */
export function undo<V extends GameTypes>(game: NoInfer<Game<V>>, content: V['content'], session: Session<V>): Session<V> | null {
  const last = session.commands.at(-1);
  if (!last) return null;
  const commands = session.commands.slice(0, -1);
  const now = commands.reduce((at, command) => run(game, content, at, command).now, session.checkpoint);
  return { ...session, commands, undone: [...session.undone, last], now };
}

/** The session after the last undone command; null when there is none. */
export function redo<V extends GameTypes>(game: NoInfer<Game<V>>, content: V['content'], session: Session<V>): Session<V> | null {
  const command = session.undone.at(-1);
  if (!command) return null;
  const { now } = run(game, content, session.now, command);
  return { ...session, commands: [...session.commands, command], undone: session.undone.slice(0, -1), now };
}
