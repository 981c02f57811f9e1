import { type Sentence, speak } from '../../../engine/shared/sentences.ts';

/** So long people look before they read, in milliseconds. */
const LOOK = 2400;
const PER_LETTER = 50;

/** How long words stay until they can have been read aloud to a child, in milliseconds at normal speed. A tap ends it sooner. */
export const readingTime = (words: readonly (string | Sentence)[]): number =>
  words.reduce((sum, one) => sum + (typeof one === 'string' ? one : speak(one)).length * PER_LETTER, LOOK);
