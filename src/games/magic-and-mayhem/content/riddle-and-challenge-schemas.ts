import * as v from 'valibot';
import { LEVELS } from '../../../engine/seats.ts';
import { Id } from '../../card-schemas.ts';

/** Trials are for the players, not for their heroes: a riddle, a tongue twister or a challenge (MM-44, MM-47). */

const words = (most: number) => v.pipe(v.string(), v.minLength(2), v.maxLength(most));
const Answer = v.pipe(words(34), v.regex(/[\p{L}\p{N}]/u, 'a riddle without an answer is no riddle: write down what the judge is to see'));
/** For whom it is meant (MM-46). */
const Level = v.picklist(LEVELS);
const Sentences = v.pipe(v.array(words(140)), v.minLength(2), v.maxLength(6));

/** A riddle (MM-45). Its id must not contain the answer, because the id is visible in the state. */
export const Riddle = v.strictObject(
  {
    id: Id,
    level: Level,
    /** Two to four short lines. */
    text: v.pipe(words(220), v.regex(/^.+(\n.+){1,3}$/, 'a riddle has two to four lines')),
    /** As the judge sees the answer. */
    answer: Answer,
    /** Other typed answers that are right. */
    accepted: v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(60))),
    /** Common words that are similar to the answer but wrong. */
    wrong: v.array(words(34)),
    /** The first hint helps a little, the second one a lot. */
    hints: v.strictTuple([words(110), words(110)]),
  },
  ({ expected, message }) => (expected === '"answer"' ? 'a riddle without an answer is no riddle' : message),
);
export type Riddle = v.InferOutput<typeof Riddle>;

/** A tongue twister, to be said five times in a row before the time is up (MM-44). */
export const Twister = v.strictObject({
  id: Id,
  text: words(50),
  level: Level,
});
export type Twister = v.InferOutput<typeof Twister>;

/** A physical challenge, chosen by its level and a die roll (MM-47). */
export const Challenge = v.strictObject({
  id: Id,
  level: Level,
  /** Each level has one for each number of the die. */
  die: v.picklist([1, 2, 3, 4, 5, 6]),
  title: words(18),
  /** The number of people needed. Bots do not count. */
  people: v.picklist([1, 2, 3, 4]),
  /** Objects needed from the home. */
  needs: v.array(words(50)),
  steps: Sentences,
  /** Shown when the challenge succeeded. */
  success: words(140),
  /** The steps for people who are seated. */
  seated: Sentences,
  /** The id of its picture. */
  drawing: Id,
});
export type Challenge = v.InferOutput<typeof Challenge>;
