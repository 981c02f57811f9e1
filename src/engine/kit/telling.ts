import type { Answer, Outcome, Vocabulary } from '../game.ts';
import type { Prompt } from '../session.ts';
import type { Sentence } from './words.ts';

/** One side of a roll: the faces that bring it about, and what it brings. */
export type RollSide = {
  readonly faces: readonly number[];
  readonly title: string;
  readonly words: Sentence;
  readonly mood: 'good' | 'bad' | 'neutral';
  readonly icon: string;
};
/** What a roll is about, for the dice screen. */
export type RollWords = { readonly title: string; readonly call: Sentence; readonly sides: readonly RollSide[] };

/** Who decides, and what, in words that a seven-year-old reads. */
export type Call = { readonly title: string; readonly words: Sentence };

/** An award on the last screen: kind and funny, never mocking. */
export type Award = { readonly title: string; readonly words: string };
/** What somebody may get an award for. */
export type Prize<T> = {
  readonly title: string;
  readonly fits: (one: T, all: readonly T[]) => boolean;
  readonly words: (one: T) => string;
};
/** What everybody deserves. */
const SPARE: Award = { title: 'Good Company', words: 'The best thing in a dungeon' };
/** Something nice to say about everybody: the first prize that fits and that nobody has got yet; `spare` once there is none. */
export function awardsFor<T>(all: readonly T[], prizes: readonly Prize<T>[], spare = SPARE): Award[] {
  const left = [...prizes];
  return all.map((one) => {
    const k = left.findIndex(({ fits }) => fits(one, all));
    const [prize] = left.splice(Math.max(0, k), 1);
    return prize ? { title: prize.title, words: prize.words(one) } : spare;
  });
}

/** Why undo ends, where games say the same. */
const SEALED: { readonly [why: string]: string } = {
  start: 'This is where the game began.',
  roll: 'The die has been thrown. What it shows stays.',
  draw: 'A card has been drawn. What is seen is seen.',
  far: 'That is too long ago.',
  back: 'The table went back to this turn.',
  lifted: 'The next player has seen the cards.',
  loaded: 'The game was opened by a newer version of the app.',
};
/** A teller's `sealed`, of a game with these reasons of its own. */
export const sealedWith =
  (own: { readonly [why: string]: string }) =>
  (why: string): string =>
    own[why] ?? SEALED[why] ?? 'Undo goes no further back.';

export type Ending = {
  readonly headline: string;
  readonly mood: 'won' | 'lost';
  readonly words: string;
  /** One for each seat. */
  readonly awards: readonly Award[];
  /** The puppet that takes a bow, and what it says. */
  readonly guest: { readonly icon: string; readonly says: string };
};

/** The sentences that a table is played on with: what is asked, what one may do, how things stand. Screens and voice only lay them out. `names` are the players', by seat. */
export interface Teller<V extends Vocabulary> {
  call(view: V['view'], prompt: Prompt<V>, names: readonly string[]): Call;
  roll(view: V['view'], roll: V['roll'], names: readonly string[]): RollWords;
  /** What a legal answer does: the accessible name of what one taps. */
  option(view: V['view'], choice: V['choice'], command: Answer<V>, names: readonly string[]): string;
  /** Why undo ends here. */
  sealed(why: string): string;
  /** For the shelf: how the game stands. */
  summary(view: V['view']): string;
}

/** The sentences of what has happened, for chronicle, news and voice. `names` are the players', by seat. */
export interface Narrator<V extends Vocabulary> {
  /** What happened; null for what needs no words. */
  tell(event: V['event'], names: readonly string[]): Sentence | null;
  /** Why a bot did that, in a clause that can follow what it did; null where it speaks for itself. `view` is how things stood before. */
  why?(view: V['view'], event: V['event'], names: readonly string[]): string | null;
  ending(view: V['view'], outcome: Outcome, names: readonly string[]): Ending;
}
