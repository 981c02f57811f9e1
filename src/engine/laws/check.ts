import { freeze, isWriteToFrozen } from '../freeze.ts';
import type { Command, Game, GameTypes, Viewer } from '../game.ts';
import { Random } from '../random.ts';
import { Runner } from '../runner.ts';
import { HELP_LEVELS } from '../seats.ts';
import { act, changeHelp, facesOf, type Prompt, prompt, redo, type Session, startSession, undo } from '../session.ts';
import { imagine, type Policy } from '../simulate.ts';
import { validate } from '../validate.ts';
import {
  eventsArePlain,
  loadedSessionPlaysTheSame,
  rollCannotBeUndone,
  runnerPlaysTheSame,
  undoAndRedoAreInverse,
  undoRevealsNothing,
} from './command-laws.ts';
import {
  type CommandLaw,
  type ImaginedPosition,
  LawBroken,
  type LawCounts,
  type LawPosition,
  newLawCounts,
  type Playthrough,
  type PositionLaw,
  sameJson,
  throughJson,
} from './law.ts';
import {
  candidatesAgree,
  hasPrompt,
  imaginedPositionsAreValid,
  invariantsHold,
  openOptionsAreKnown,
  ownOptionsAreKnown,
  perfectInformationHidesNothing,
  schemasAccept,
  stateIsPlain,
  viewHidesSecrets,
} from './position-laws.ts';

/** Laws about every position of every game. */
const POSITION_LAWS: { readonly [law: string]: PositionLaw } = {
  'there is a prompt until the end': hasPrompt,
  'positions are plain JSON': stateIsPlain,
  'invariants hold': invariantsHold,
  'schemas accept the position': schemasAccept,
  'imagined positions are valid': imaginedPositionsAreValid,
  'views hide secrets': viewHidesSecrets,
  'perfect information hides nothing': perfectInformationHidesNothing,
  'a seat knows its own options': ownOptionsAreKnown,
  'all viewers know open options': openOptionsAreKnown,
  'candidates without refusal are options': candidatesAgree,
};
/** Laws about every command in every game. */
const COMMAND_LAWS: { readonly [law: string]: CommandLaw } = {
  'a loaded session plays the same': loadedSessionPlaysTheSame,
  'a runner plays the same': runnerPlaysTheSame,
  'undo and redo are inverse': undoAndRedoAreInverse,
  'a roll cannot be undone': rollCannotBeUndone,
  'events are plain JSON': eventsArePlain,
  'undo reveals nothing': undoRevealsNothing,
};
const THROWS = 'nothing throws';
const FROZEN = 'inputs are not changed';
const ENDS = 'every game ends';
const IMAGINES = 'imagine deals anew';
/** The names of all laws. */
export const LAWS: readonly string[] = [...Object.keys(POSITION_LAWS), ...Object.keys(COMMAND_LAWS), THROWS, FROZEN, ENDS, IMAGINES];

/** Help changes about every so many commands. */
const COMMANDS_PER_CHANGE = 60;
const MAX_COMMANDS = 20_000;
/** After so many random commands the ending policy plays, where the playthrough does not say when. */
const MAX_RANDOM_COMMANDS = 5_000;
/** So many imagined positions without a single change are not a coincidence. */
const MIN_IMAGINED_POSITIONS = 200;

/**
 * Plays one random session and checks every law at every position.
 * @throws LawBroken for the first law that does not hold.
 */
export function checkLaws<V extends GameTypes>(
  game: Game<V>,
  content: V['content'],
  playthrough: Playthrough<V>,
  counts: LawCounts = newLawCounts(),
): LawCounts {
  new LawChecker(game, content, playthrough, counts).run();
  return counts;
}

/** Checks the laws in one session. */
class LawChecker<V extends GameTypes> {
  private readonly game: Game<V>;
  private readonly content: V['content'];
  private readonly playthrough: Playthrough<V>;
  private readonly counts: LawCounts;
  /** Chooses the commands. Imagined positions use another generator, so that a new law does not change the commands. */
  private readonly commandRandom: Random;
  private readonly imagineRandom: Random;
  private readonly helpRandom: Random;
  private readonly viewers: readonly Viewer[];
  private readonly endingPolicy: Policy<V> | undefined;
  private readonly path: Command<V>[] = [];

  constructor(game: Game<V>, content: V['content'], playthrough: Playthrough<V>, counts: LawCounts) {
    this.game = game;
    this.content = freeze(content);
    this.playthrough = playthrough;
    this.counts = counts;
    this.commandRandom = Random.seed(playthrough.seed + 5_000_000);
    this.imagineRandom = Random.seed(playthrough.seed + 9_000_000);
    this.helpRandom = Random.seed(playthrough.seed + 3_000_000);
    this.endingPolicy = playthrough.endingPolicy?.(Random.seed(playthrough.seed + 7_000_000));
    this.viewers = ['table', ...Array.from({ length: playthrough.seats }, (_, seat) => seat)];
  }

  run(): void {
    const { game, content, playthrough, counts } = this;
    const options = freeze(this.guard(() => validate(game.schemas.options, playthrough.options, 'the options')));
    let session = this.guard(() => startSession(game, content, playthrough.seats, options, playthrough.seed, playthrough.help)).session;
    for (let commands = 0; ; commands++) {
      freeze(session);
      const position = this.guard(() => this.lawPosition(session));
      for (const [law, holds] of Object.entries(POSITION_LAWS)) this.check(law, () => holds(position));
      if (!position.prompt) break;
      this.check(ENDS, () => (commands < (playthrough.maxCommands ?? MAX_COMMANDS) ? null : `no end after ${commands} commands`));
      session = this.withOtherHelp(this.step(position, position.prompt, commands >= (playthrough.randomCommands ?? MAX_RANDOM_COMMANDS)));
      counts.commands++;
    }
    this.check(IMAGINES, () => this.imagineNeverChanges());
    counts.sessions++;
  }

  /** Now and then somebody's help changes, as in the menu of the table; never in a playthrough with commands, which is repeated exactly. */
  private withOtherHelp(session: Session<V>): Session<V> {
    const { game, content, helpRandom, playthrough } = this;
    if (!game.help || playthrough.commands || helpRandom.int(COMMANDS_PER_CHANGE) > 0) return session;
    const level = helpRandom.pick(HELP_LEVELS);
    const changed = this.guard(() => changeHelp(game, content, freeze(session), helpRandom.int(playthrough.seats), level));
    if (changed === session) return session;
    this.counts.helpChanges++;
    // what the rules change outside a command cannot be replayed
    this.path.length = 0;
    return changed;
  }

  /** Plays one command and checks the laws about it. Returns the session to go on with: after the command, or after its undo. */
  private step(position: LawPosition<V>, currentPrompt: Prompt<V>, closing: boolean): Session<V> {
    const { game, content, commandRandom, path, playthrough } = this;
    const session = commandRandom.int(2) ? position.session : freeze(throughJson(position.session));
    const scripted = playthrough.commands?.[path.length];
    const command = freeze(scripted ?? (closing ? this.endingCommand(currentPrompt, session) : null) ?? this.randomCommand(currentPrompt));
    const acted = freeze(this.guard(() => act(game, content, session, command), command));
    path.push(command);
    for (const [law, holds] of Object.entries(COMMAND_LAWS)) this.check(law, () => holds({ ...position, command, acted }));
    for (const { event } of acted.events) playthrough.onEvent?.(event);
    const back = scripted || commandRandom.int(4) > 0 ? null : undo(game, content, acted.session);
    if (!back) return acted.session;
    const again = commandRandom.int(2) ? redo(game, content, freeze(throughJson(back))) : null;
    if (again) return again;
    path.pop();
    return back;
  }

  /** The command of the ending policy; null for a roll or without such a policy. */
  private endingCommand(currentPrompt: Prompt<V>, { now }: Session<V>): Command<V> | null {
    if (currentPrompt.kind !== 'choose' || !this.endingPolicy) return null;
    return (
      currentPrompt.options[this.endingPolicy(currentPrompt.options, currentPrompt.choice, new Runner(this.game, this.content, now))] ??
      null
    );
  }

  private randomCommand(currentPrompt: Prompt<V>): Command<V> {
    const { commandRandom } = this;
    if (currentPrompt.kind === 'choose') return commandRandom.pick(currentPrompt.options);
    if (commandRandom.int(3) > 0) return { do: 'roll' };
    // what falls together may be typed together, or one after the other
    const faces = facesOf(currentPrompt);
    const typed = commandRandom.int(2) ? faces : faces.slice(0, currentPrompt.count);
    return { do: 'rolled', dice: typed.map((most) => commandRandom.die(most)) };
  }

  private lawPosition(session: Session<V>): LawPosition<V> {
    const { game, content, viewers, imagineRandom, counts } = this;
    const imaginedPositions = viewers.map((viewer): ImaginedPosition<V> => {
      const at = freeze(imagine(game, content, session.now, viewer, imagineRandom).position);
      const viewerCounts = counts.imaginedPositions[viewer === 'table' ? 'table' : 'seats'];
      viewerCounts.total++;
      if (!sameJson([at.state, at.agenda], [session.now.state, session.now.agenda])) viewerCounts.changed++;
      return { viewer, at };
    });
    return { game, content, session, prompt: prompt(game, content, session.now), imaginedPositions };
  }

  /** Finds an `imagine` that never changes anything: it shows every secret to every bot. Games with perfect information may have one. */
  private imagineNeverChanges(): string | null {
    if (this.game.perfectInformation) return null;
    for (const [viewer, { total, changed }] of Object.entries(this.counts.imaginedPositions))
      if (total >= MIN_IMAGINED_POSITIONS && changed === 0)
        return `all ${total} positions imagined for the ${viewer} were equal to the true one`;
    return null;
  }

  /** Checks one law. */
  private check(law: string, check: () => string | null): void {
    this.count(law);
    const detail = this.guard(check);
    if (detail !== null) throw this.broken(law, detail);
  }

  /** Runs code of the game. It must not throw and must not write to its inputs. */
  private guard<T>(run: () => T, during?: Command<V>): T {
    this.count(THROWS);
    this.count(FROZEN);
    try {
      return run();
    } catch (error) {
      if (during) this.path.push(during);
      throw this.broken(isWriteToFrozen(error) ? FROZEN : THROWS, String(error), error);
    }
  }

  private count(law: string): void {
    this.counts.checks[law] = (this.counts.checks[law] ?? 0) + 1;
  }

  private broken(law: string, detail: string, cause?: unknown): LawBroken {
    return new LawBroken({ law, detail, game: this.game.id, cause }, this.playthrough, this.path);
  }
}
