import type { Seat, Vocabulary } from '../../engine/game.ts';
import type { Narrator, Teller } from '../../engine/kit/telling.ts';
import type { Prompt } from '../../engine/session.ts';
import type { Later } from '../parts/lazy.tsx';
import type { Noise } from '../ports.ts';

/** A short flourish on the table, such as "-2" rising from a square. */
export type Flourish = {
  readonly kind: string;
  readonly square: number;
  readonly text: string;
  /** Which of those on the square it is about, in the game's own words. */
  readonly figure?: string;
  /** The square that it is aimed at. */
  readonly to?: number;
};

/** One picture of what happened: the view to show, for how long, and what goes with it. */
export type Frame<V extends Vocabulary> = {
  readonly view: V['view'];
  /** At normal speed; 0 is not waited for. */
  readonly milliseconds: number;
  readonly flourish?: Flourish;
  /** A place that the camera should show. */
  readonly focus?: number;
  /** A drawn card to be shown until somebody has read it. */
  readonly card?: string;
  readonly noise?: Noise;
  /** Whose doing it is: a seat, or a name such as a monster's. */
  readonly who?: Seat | string;
  /** What it shows, for the sentence that goes with it. */
  readonly event?: V['event'];
};

/** What has happened, in sentences and in pictures between one view and the next. */
export interface Storyteller<V extends Vocabulary> extends Narrator<V> {
  /** What is shown of what happened, one picture after the other; none for what needs no time. */
  frames(before: V['view'], events: readonly V['event'][], after: V['view']): readonly Frame<V>[];
}

/** What a game in play needs of its own. */
export interface Director<V extends Vocabulary> {
  readonly teller: Teller<V>;
  /** A table is drawn and played on without it: what happens until it is here is not shown, and told when it comes. */
  readonly storyteller: Later<Storyteller<V>>;
  /** Whether a seat has fallen, with nothing to hide any more and nobody to hide from. Without it everybody plays to the end. */
  isOut?(view: V['view'], seat: Seat): boolean;
  /** Whether a question is to all of them, such as a page of a story: where there are people, a bot leaves it to the next one. */
  isForAll?(prompt: Prompt<V>): boolean;
}
