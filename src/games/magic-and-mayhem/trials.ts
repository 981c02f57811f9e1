import * as v from 'valibot';
import { Id } from '../cards.ts';

/** A trial is what the box asks of people and not of heroes: a riddle, a tongue twister or a challenge (MM-44, MM-47). */

const words = (most: number) => v.pipe(v.string(), v.minLength(2), v.maxLength(most));
const Answer = v.pipe(words(34), v.regex(/[\p{L}\p{N}]/u, 'a riddle without an answer is no riddle: write down what the judge is to see'));
const Sentences = v.pipe(v.array(words(140)), v.minLength(2), v.maxLength(6));

/** A riddle (MM-45). Its id must not give the answer away, for a position shows it. */
export const Riddle = v.strictObject(
  {
    id: Id,
    /** Two to four short lines. */
    text: v.pipe(words(220), v.regex(/^.+(\n.+){1,3}$/, 'a riddle has two to four lines')),
    /** As the judge sees it. */
    answer: Answer,
    /** What else is right when it is typed. */
    accepted: v.array(words(34)),
    /** Common words that are but a slip away from the answer, and wrong. */
    wrong: v.array(words(34)),
    /** The first helps a little, the second nearly gives it away. */
    hints: v.strictTuple([words(110), words(110)]),
  },
  ({ expected, message }) => (expected === '"answer"' ? 'a riddle without an answer is no riddle' : message),
);
export type Riddle = v.InferOutput<typeof Riddle>;

/** A tongue twister, to be said five times in a row before the time is up (MM-44). */
export const Twister = v.strictObject({
  id: Id,
  text: words(50),
  /** 1 is easy, 3 is cruel. */
  level: v.picklist([1, 2, 3]),
});
export type Twister = v.InferOutput<typeof Twister>;

/** A physical challenge, which the die picks (MM-47). */
export const Challenge = v.strictObject({
  id: Id,
  die: v.picklist([1, 2, 3, 4, 5, 6]),
  title: words(18),
  /** How many people it takes; bots do not count. */
  people: v.picklist([1, 2, 3, 4]),
  /** Things found at home. */
  needs: v.array(words(50)),
  steps: Sentences,
  /** When it worked. */
  success: words(140),
  /** The steps for people who sit. */
  seated: Sentences,
  /** The id of its picture. */
  drawing: Id,
});
export type Challenge = v.InferOutput<typeof Challenge>;
