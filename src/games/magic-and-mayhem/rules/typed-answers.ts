import type { Riddle } from '../content/riddle-and-challenge-schemas.ts';

/** Words around an answer that are ignored: articles, "and", possessives, "I think it's". */
const IGNORED_WORDS = new Set(
  'a an the some and my your our own it its is are am be they this that these we i you s m re im youre theyre thats think guess maybe must could might answer'.split(
    ' ',
  ),
);

/** Normalizes an answer: without case, diacritics, punctuation, ignored words and spaces. "It's the Móon!" becomes "moon". */
export function normalizeAnswer(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !IGNORED_WORDS.has(word)).join('');
}

/** The number of typing errors allowed. A short word is too similar to other words, so none are allowed. */
export const allowedErrors = (answer: string): number => (answer.length < 4 ? 0 : answer.length < 8 ? 1 : 2);

/** Whether the Damerau–Levenshtein distance of `typed` and `right` is at most `slips`. */
function isWithinDistance(typed: string, right: string, slips: number): boolean {
  if (typed === right) return true;
  if (slips === 0 || Math.abs(typed.length - right.length) > slips) return false;
  let same = 0;
  while (same < typed.length && typed[same] === right[same]) same++;
  const [t, r] = [typed.slice(same), right.slice(same)];
  const rest = (ofTyped: number, ofRight: number) => isWithinDistance(t.slice(ofTyped), r.slice(ofRight), slips - 1);
  return rest(1, 0) || rest(0, 1) || rest(1, 1) || (t.length > 1 && t[0] === r[1] && t[1] === r[0] && rest(2, 2));
}

/**
 * Whether a typed answer solves a riddle (MM-45): it matches the answer or an accepted one after normalization, with few typing errors.
 * Similar words in the riddle's list of wrong answers are never accepted.
 */
export function isRightAnswer(typed: string, riddle: Pick<Riddle, 'answer' | 'accepted' | 'wrong'>): boolean {
  const said = normalizeAnswer(typed);
  const right = [riddle.answer, ...riddle.accepted].map(normalizeAnswer);
  if (right.includes(said)) return said !== '';
  return (
    !riddle.wrong.some((word) => normalizeAnswer(word) === said) &&
    right.some((answer) => isWithinDistance(said, answer, allowedErrors(answer)))
  );
}
