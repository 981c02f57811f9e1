import type { Riddle } from '../content/riddle-and-challenge-schemas.ts';

/** Words around an answer that are ignored: articles, "and", possessives, "I think it's". */
const IGNORED_WORDS = new Set(
  'a an the some and my your our own it its is are am be they this that these we i you s m re im youre theyre thats think guess maybe must could might answer'.split(
    ' ',
  ),
);

/** Words that describe a thing and do not make it another one: "a big old", "Grandpa's", "a plate of". */
const DESCRIBING = new Set(
  [
    'big small little tiny huge large great long short tall wide thin thick fat round flat deep high far old new young own real true normal',
    'ordinary plain nice good lovely pretty beautiful funny silly bad poor wet dry hot warm cold soft hard heavy fresh clean dirty empty full',
    'whole broken lost dead yellow red green blue white brown grey pink orange purple golden silver shiny woolly knitted wooden metal paper',
    'plastic single missing friendly ripe juicy crunchy ringing burning flying sleeping swinging prickly slippery hairy slow perfect total pure',
    'honest one two three few many lots all just only very really always kind sort piece bit pair plate set bar of word words',
    'grandpa grandma dad mum brother sister child kid somebody',
  ].flatMap((line) => line.split(' ')),
);
/** Words that begin what is added to a thing: "a hole in my sock", "the shadow that you cast". */
const ADDED = new Set(
  [
    'in on of with without from for over under at by to inside round around near between behind after before against',
    'when where that which who whose as like because being you we my the people',
  ].flatMap((line) => line.split(' ')),
);
/** What is added behind one of these explains the answer: "lemon, because of melon". */
const EXPLAINED = /[,;:(–—]/;

/** The words of an answer, without case, diacritics and punctuation. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const joined = (words: readonly string[]): string => words.filter((word) => !IGNORED_WORDS.has(word)).join('');

/** Normalizes an answer: without case, diacritics, punctuation, ignored words and spaces. "It's the Móon!" becomes "moon". */
export const normalizeAnswer = (text: string): string => joined(wordsOf(text));

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
 * Whether a phrase names one of the answers: what stands before it only describes it ("a big yellow sponge"), and what comes after is added to
 * it ("a hole in my sock"). Not "a ghost train" for a ghost, and no phrase that begins with one of the `wrong` answers.
 */
function isNamedBy(words: readonly string[], right: readonly string[], wrong: readonly string[]): boolean {
  const first = words.findIndex((word) => !DESCRIBING.has(word) && !IGNORED_WORDS.has(word));
  const starts = words.slice(0, first < 0 ? words.length : first + 1);
  const ends = words.flatMap((_, last) => (last + 1 === words.length || ADDED.has(words[last + 1] ?? '') ? [last + 1] : []));
  const isWrong = (end: number): boolean => starts.some((_, start) => wrong.includes(joined(words.slice(start, end))));
  return ends.some((end) => !isWrong(end) && starts.some((_, start) => right.includes(joined(words.slice(start, end)))));
}

/**
 * Whether a typed answer solves a riddle (MM-45): it matches the answer or an accepted one after normalization, with few typing errors, or is a
 * phrase that names it. Similar words in the riddle's list of wrong answers are never accepted.
 */
export function isRightAnswer(typed: string, riddle: Pick<Riddle, 'answer' | 'accepted' | 'wrong'>): boolean {
  const words = wordsOf(typed);
  const said = joined(words);
  const right = [riddle.answer, ...riddle.accepted].map(normalizeAnswer);
  if (right.includes(said)) return said !== '';
  if (riddle.wrong.some((word) => normalizeAnswer(word) === said)) return false;
  if (right.some((answer) => isWithinDistance(said, answer, allowedErrors(answer)))) return true;
  const [named = ''] = typed.split(EXPLAINED);
  return words.length > 1 && isNamedBy(wordsOf(named), right, riddle.wrong.map(normalizeAnswer));
}
