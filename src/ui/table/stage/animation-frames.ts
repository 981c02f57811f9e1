import type { Command, GameTypes, Seat } from '../../../engine/game.ts';
import type { Prompt } from '../../../engine/session.ts';
import type { GameText } from '../../../engine/shared/game-text.ts';
import type { Mark } from '../../parts/board/Flourish.tsx';
import type { HelpText } from '../../parts/HelpSheet.tsx';
import type { SoundName } from '../../ports.ts';

/** One step of an animation: the view, its duration and its effects. */
export type AnimationFrame<V extends GameTypes> = {
  readonly view: V['view'];
  /** Duration at normal speed; frames with 0 are skipped. */
  readonly milliseconds: number;
  /** Who has to read it, since it is done to them, and how long it then stays where a bot does it to a person, however long the bot's turn takes. */
  readonly toRead?: { readonly readers: readonly Seat[]; readonly milliseconds: number };
  readonly flourish?: Mark;
  /** The square that the camera shows. */
  readonly focus?: number;
  /** A drawn card to show. */
  readonly card?: string;
  /** A turn has begun just before it: the torch passes first. */
  readonly begins?: true;
  /** It stays until somebody taps; then the next one follows. */
  readonly waits?: true;
  /** Whom it is about, so much that a person must have seen it. */
  readonly about?: Seat;
  /** A tap does not skip it before it has been seen; then it ends it. */
  readonly stays?: true;
  readonly noise?: SoundName;
  /** Who acts: a seat, or a name such as a monster's. */
  readonly who?: Seat | string;
  /** Whose turn it is: the header keeps to it. */
  readonly turn?: Seat;
  /** The event, for its sentence. */
  readonly event?: V['event'];
};

/** A card that a person has drawn or used stays until somebody taps: it has words to read, and a button. */
export const untilTapped = <V extends GameTypes>(frame: AnimationFrame<V>): AnimationFrame<V> =>
  frame.card === undefined ? frame : { ...frame, waits: true };

/** What is shown before a person has the torch, and what after it; a bot needs no torch. */
export function splitAtTorch<V extends GameTypes>(frames: readonly AnimationFrame<V>[], isBot: boolean) {
  const at = isBot ? -1 : frames.findIndex(({ begins }) => begins);
  const first = at < 0 ? frames : frames.slice(0, at);
  return [first, frames.slice(first.length).map((frame) => untilTapped<V>(frame))] as const;
}

/** How long it stays, in milliseconds at normal speed, where nobody taps. */
const STAYS = 5000;
/** What a person must have seen is not skipped with what comes before it. */
export const untilSeen =
  <V extends GameTypes>(isPerson: (seat: Seat) => boolean) =>
  (frame: AnimationFrame<V>): AnimationFrame<V> =>
    frame.about !== undefined && isPerson(frame.about) ? { ...frame, milliseconds: STAYS, stays: true } : frame;

/** How long landed dice stay: `seen`, as the stage tells what they brought; `long`, where there is a die for each of several names. */
export type DiceRest = 'seen' | 'long';

/** What the table needs of a game: its text, and the animation of its events. */
export interface TableUi<V extends GameTypes> {
  readonly describe: GameText<V>;
  /** The animation frames for these events; empty when there is nothing to animate. */
  frames(before: V['view'], events: readonly V['event'][], after: V['view']): readonly AnimationFrame<V>[];
  /** How long landed dice stay, if not as long as most do. */
  diceRest?(events: readonly V['event'][]): DiceRest | null;
  /**
   * How long a bot waits before it acts, in milliseconds at normal speed, where pictures have told what happened. Without it, as long as the
   * sentences of the last command take to read.
   */
  readonly botPause?: number;
  /** How long the turn of a bot takes, in milliseconds at normal speed, if it is not as long as those of others. */
  botTurn?(view: V['view']): number;
  /** What each level of help does at a table of so many; missing where the game has no rule for it. */
  readonly help?: (players: number) => HelpText;
  /** Whether a seat is out of the game and has no secrets any more. Without this function, nobody is ever out. */
  isOut?(view: V['view'], seat: Seat): boolean;
  /** Whether whoever has a hidden hand looks at what came of their turn, and at new cards, before they give the tablet away. */
  readonly looksBack?: boolean;
  /** Whether a command says that one's turn is over. Where none did, it ended by itself, and the table says so. */
  endsTurn?(command: Command<V>): boolean;
  /** Whether a prompt is for everybody, such as a story page. A bot leaves it to the next person. */
  isForAll?(prompt: Prompt<V>): boolean;
}
