import type { Answer, GameTypes, Outcome, Seat } from '../game.ts';
import type { Prompt } from '../session.ts';
import type { ListedAnswer } from './answer-list.ts';
import type { Happening, Reader } from './happening.ts';
import type { Sentence } from './sentences.ts';

/** One possible result of a roll: the faces that cause it, and its effect in words. */
export type RollSide = {
  readonly faces: readonly number[];
  readonly title: string;
  readonly words: Sentence;
  readonly mood: 'good' | 'bad' | 'neutral';
  readonly icon: string;
};
/** The texts of the dice screen. */
export type RollWords = { readonly title: string; readonly call: Sentence; readonly sides: readonly RollSide[] };

/** Who must decide, and what. A seven-year-old can read it. */
export type PromptWords = { readonly title: string; readonly words: Sentence };

/** An award on the end screen: kind and funny, never mocking. */
export type Award = {
  readonly title: string;
  readonly words: string;
  /** What the player has in the end, where that decides who wins: "10 gold". */
  readonly score?: string;
};
export type Ending = {
  readonly headline: string;
  readonly mood: 'won' | 'lost';
  readonly words: string;
  /** One for each seat. */
  readonly awards: readonly Award[];
  /** The puppet on the end screen, and what it says. */
  readonly guest: { readonly icon: string; readonly says: string };
};

/** Who does something: a player; a figure with a name, such as a monster by its kind; or everybody. */
export type Doer = { readonly seat: Seat } | { readonly name: string; readonly figure?: string } | 'table';

/** How much an event matters in the chronicle, from the least to the most. What is untold is left out. */
export const WEIGHTS = ['untold', 'told', 'notable', 'great'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What the chronicle makes of an event. */
export type Story = {
  readonly weight: Weight;
  /** Who did it. Without it, whoever did what came before. */
  readonly by?: Doer;
  /** Whose picture it shows, if not the doer's. */
  readonly shows?: Doer;
  /** The sentence, where that of `tell` says too much or too little. */
  readonly words?: string;
  /** The title of the chapter that begins here. */
  readonly chapter?: string;
};

/** All sentences of a game, for the screens and the speech. `names` are the names of the players, by seat. */
export interface GameText<V extends GameTypes> {
  call(view: V['view'], prompt: Prompt<V>, names: readonly string[]): PromptWords;
  roll(view: V['view'], roll: V['roll'], names: readonly string[]): RollWords;
  /** What a legal command does: the accessible name of its button. */
  option(view: V['view'], choice: V['choice'], command: Answer<V>, names: readonly string[]): string;
  /** The purposes of answers, in the order of the list "What can I do?". */
  readonly purposes: readonly string[];
  /** A legal command as a line of that list: what comes of it. It never has the words of `option`, which names the control on the table. */
  listed(view: V['view'], choice: V['choice'], command: Answer<V>, names: readonly string[]): ListedAnswer;
  /** A sentence about where an event has happened, for those who do not see it; null where that does not matter. */
  where?(view: V['view'], event: V['event'], names: readonly string[]): string | null;
  /** Why undo ends here. */
  sealed(why: string): string;
  /** The state of the game in a sentence, for the games screen. */
  summary(view: V['view']): string;
  /** The sentence for an event; null where it needs none. */
  tell(event: V['event'], names: readonly string[]): Sentence | null;
  /** What the chronicle makes of an event. */
  story(event: V['event'], names: readonly string[]): Story;
  /** Whether the sentences beside it say as much to whoever looks back at their turn. */
  minor?(event: V['event']): boolean;
  /** Why a bot caused the event, as a clause that follows `tell`; null where the reason is obvious. `view` is the view before the event. */
  why?(view: V['view'], event: V['event'], names: readonly string[]): string | null;
  /**
   * What the events mean for `reader`, who has seen `view`: those that concern them, in order of time. For `'table'` all that is worth telling.
   * The events are those that the reader may know.
   */
  happenings(view: V['view'], events: readonly V['event'][], reader: Reader, names: readonly string[]): readonly Happening[];
  /** The beginning of the recap: who, where, and what they are after, in whole sentences. */
  recap(view: V['view'], names: readonly string[]): readonly string[];
  ending(view: V['view'], outcome: Outcome, names: readonly string[]): Ending;
}
