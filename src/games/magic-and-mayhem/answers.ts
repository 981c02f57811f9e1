import type { Riddle } from './trials.ts';

/** What an answer is wrapped in: an article, "and", whose it is, or "I think it's". */
const WRAPPING = new Set(
  'a an the some and my your our own it its is are am be they this that these we i you s m re im youre theyre thats think guess maybe must could might answer'.split(
    ' ',
  ),
);

/** What is left of an answer without case, diacritics, punctuation, wrapping and spaces: "It's the Móon!" is "moon". */
export function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !WRAPPING.has(word)).join('');
}

/** How many slips an answer forgives. A short word has too many neighbours to forgive any. */
const forgiven = (answer: string): number => (answer.length < 4 ? 0 : answer.length < 8 ? 1 : 2);

/** Whether `typed` is `right` but for so many slips: a letter too many, too few or mistaken, or two neighbours swapped (Damerau–Levenshtein). */
function within(typed: string, right: string, slips: number): boolean {
  if (typed === right) return true;
  if (slips === 0 || Math.abs(typed.length - right.length) > slips) return false;
  let same = 0;
  while (same < typed.length && typed[same] === right[same]) same++;
  const [t, r] = [typed.slice(same), right.slice(same)];
  const rest = (ofTyped: number, ofRight: number) => within(t.slice(ofTyped), r.slice(ofRight), slips - 1);
  return rest(1, 0) || rest(0, 1) || rest(1, 1) || (t.length > 1 && t[0] === r[1] && t[1] === r[0] && rest(2, 2));
}

/**
 * Whether what somebody typed solves a riddle (MM-45): the answer or one of the accepted ones, however it is written, and with a slip of
 * the finger or of spelling. A common word that only looks like the answer stands in the riddle's list of wrong ones, and is no slip.
 */
export function solves(typed: string, riddle: Pick<Riddle, 'answer' | 'accepted' | 'wrong'>): boolean {
  const said = plain(typed);
  const right = [riddle.answer, ...riddle.accepted].map(plain);
  if (right.includes(said)) return said !== '';
  return !riddle.wrong.some((word) => plain(word) === said) && right.some((answer) => within(said, answer, forgiven(answer)));
}
