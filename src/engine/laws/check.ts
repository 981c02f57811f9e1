import { accept } from '../accept.ts';
import { freeze, isWriteToFrozen } from '../freeze.ts';
import type { Command, Game, Viewer, Vocabulary } from '../game.ts';
import { Random } from '../random.ts';
import { act, type Prompt, prompt, redo, type Session, start, undo } from '../session.ts';
import { imagine, type Policy } from '../simulate.ts';
import { Table } from '../table.ts';
import { keepsThrownDice, leaksNothing, playsInPlace, playsOnLoaded, tellsPlainEvents, undoes } from './deeds.ts';
import {
  type DeedLaw,
  LawBroken,
  type Moment,
  type MomentLaw,
  newTally,
  type Play,
  reloaded,
  same,
  type Tally,
  type World,
} from './law.ts';
import {
  asks,
  candidatesAgree,
  fitsSchemas,
  holdsInvariants,
  isPlain,
  openOptionsAreKnown,
  ownOptionsAreKnown,
  viewsOnlyTheKnown,
  worldsArePositions,
} from './moments.ts';

/** What holds at every moment of every game. */
const MOMENT_LAWS: { readonly [law: string]: MomentLaw } = {
  'somebody is asked until the end': asks,
  'the state is plain': isPlain,
  'invariants hold': holdsInvariants,
  'schemas fit': fitsSchemas,
  'imagined worlds are positions': worldsArePositions,
  'views show only what is known': viewsOnlyTheKnown,
  'own options are known': ownOptionsAreKnown,
  'open options are known': openOptionsAreKnown,
  'candidates agree with options': candidatesAgree,
};
/** What holds of every command in every game. */
const DEED_LAWS: { readonly [law: string]: DeedLaw } = {
  'a loaded session plays the same': playsOnLoaded,
  'in place it plays the same': playsInPlace,
  'undo and redo are inverse': undoes,
  'thrown dice stay thrown': keepsThrownDice,
  'events are plain': tellsPlainEvents,
  'what can be undone taught nobody': leaksNothing,
};
const THROWS = 'nothing throws';
const FROZEN = 'inputs stay as they are';
const ENDS = 'every game ends';
const IMAGINES = 'imagine deals anew';
/** All laws by name. */
export const LAWS: readonly string[] = [...Object.keys(MOMENT_LAWS), ...Object.keys(DEED_LAWS), THROWS, FROZEN, ENDS, IMAGINES];

const MOST_COMMANDS = 20_000;
/** Who has gone about at random for so long begins to want to come to an end. */
const WANDERS = 5_000;
/** So many worlds without a single difference are no accident. */
const MANY_WORLDS = 200;

/**
 * Plays one random session and looks at every law at every moment.
 * @throws LawBroken at the first that does not hold.
 */
export function checkLaws<V extends Vocabulary>(game: Game<V>, content: V['content'], play: Play<V>, tally: Tally = newTally()): Tally {
  new Watch(game, content, play, tally).all();
  return tally;
}

/** One session under watch. */
class Watch<V extends Vocabulary> {
  private readonly game: Game<V>;
  private readonly content: V['content'];
  private readonly play: Play<V>;
  private readonly tally: Tally;
  /** Picks commands; the worlds have a source of their own, so that another law does not change the play. */
  private readonly picks: Random;
  private readonly dreams: Random;
  private readonly viewers: readonly Viewer[];
  private readonly closes: Policy<V> | undefined;
  private readonly path: Command<V>[] = [];

  constructor(game: Game<V>, content: V['content'], play: Play<V>, tally: Tally) {
    this.game = game;
    this.content = freeze(content);
    this.play = play;
    this.tally = tally;
    this.picks = Random.seed(play.seed + 5_000_000);
    this.dreams = Random.seed(play.seed + 9_000_000);
    this.closes = play.closes?.(Random.seed(play.seed + 7_000_000));
    this.viewers = ['table', ...Array.from({ length: play.seats }, (_, seat) => seat)];
  }

  all(): void {
    const { game, content, play, tally } = this;
    const options = freeze(this.safely(() => accept(game.schemas.options, play.options, 'the options')));
    let session = this.safely(() => start(game, content, play.seats, options, play.seed)).session;
    for (let commands = 0; ; commands++) {
      freeze(session);
      const moment = this.safely(() => this.momentOf(session));
      for (const [law, holds] of Object.entries(MOMENT_LAWS)) this.uphold(law, () => holds(moment));
      if (!moment.prompt) break;
      this.uphold(ENDS, () => (commands < (play.most ?? MOST_COMMANDS) ? null : `no end after ${commands} commands`));
      session = this.step(moment, moment.prompt, commands >= WANDERS);
      tally.commands++;
    }
    this.uphold(IMAGINES, () => this.dreamsOfNothing());
    tally.sessions++;
  }

  /** One command, all laws about it, and then on from there or from where it was taken back. */
  private step(moment: Moment<V>, asked: Prompt<V>, closing: boolean): Session<V> {
    const { game, content, picks, path, play } = this;
    const session = picks.int(2) ? moment.session : freeze(reloaded(moment.session));
    const scripted = play.commands?.[path.length];
    const command = freeze(scripted ?? (closing ? this.close(asked, session) : null) ?? this.pick(asked));
    const acted = freeze(this.safely(() => act(game, content, session, command), command));
    path.push(command);
    for (const [law, holds] of Object.entries(DEED_LAWS)) this.uphold(law, () => holds({ ...moment, command, acted }));
    for (const { event } of acted.events) play.heard?.(event);
    const back = scripted || picks.int(4) > 0 ? null : undo(game, content, acted.session);
    if (!back) return acted.session;
    const again = picks.int(2) ? redo(game, content, freeze(reloaded(back))) : null;
    if (again) return again;
    path.pop();
    return back;
  }

  /** What one answers who wants to come to an end; null where dice decide, or nobody does. */
  private close(asked: Prompt<V>, { now }: Session<V>): Command<V> | null {
    if (asked.kind !== 'choose' || !this.closes) return null;
    return asked.options[this.closes(asked.options, asked.choice, new Table(this.game, this.content, now))] ?? null;
  }

  private pick(asked: Prompt<V>): Command<V> {
    const { picks } = this;
    if (asked.kind === 'choose') return picks.pick(asked.options);
    if (picks.int(3) > 0) return { do: 'roll' };
    return { do: 'rolled', dice: Array.from({ length: asked.count }, () => picks.die(asked.faces)) };
  }

  private momentOf(session: Session<V>): Moment<V> {
    const { game, content, viewers, dreams, tally } = this;
    const worlds = viewers.map((viewer): World<V> => {
      const at = freeze(imagine(game, content, session.now, viewer, dreams).position);
      const of = tally.worlds[viewer === 'table' ? 'table' : 'seats'];
      of.imagined++;
      if (!same([at.state, at.agenda], [session.now.state, session.now.agenda])) of.dealtAnew++;
      return { viewer, at };
    });
    return { game, content, session, prompt: prompt(game, content, session.now), worlds };
  }

  /** An `imagine` that never changes anything shows every secret to every bot. */
  private dreamsOfNothing(): string | null {
    for (const [of, { imagined, dealtAnew }] of Object.entries(this.tally.worlds))
      if (imagined >= MANY_WORLDS && dealtAnew === 0) return `${imagined} worlds imagined for the ${of}, and all of them were the true one`;
    return null;
  }

  /** Looks at one law. */
  private uphold(law: string, check: () => string | null): void {
    this.looked(law);
    const detail = this.safely(check);
    if (detail !== null) throw this.broken(law, detail);
  }

  /** Runs a piece of the game, which must neither throw nor write to what it was handed. */
  private safely<T>(run: () => T, during?: Command<V>): T {
    this.looked(THROWS);
    this.looked(FROZEN);
    try {
      return run();
    } catch (error) {
      if (during) this.path.push(during);
      throw this.broken(isWriteToFrozen(error) ? FROZEN : THROWS, String(error), error);
    }
  }

  private looked(law: string): void {
    this.tally.looked[law] = (this.tally.looked[law] ?? 0) + 1;
  }

  private broken(law: string, detail: string, cause?: unknown): LawBroken {
    return new LawBroken({ law, detail, game: this.game.id, cause }, this.play, this.path);
  }
}
