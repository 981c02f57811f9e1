import { syllable } from 'syllable';

/** The school grade of a child of ten. */
const MAX_GRADE = 5;

const matches = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/**
 * The reading grade of a text (Flesch and Kincaid, 1975). A line without a full stop counts as a sentence.
 */
export function grade(text: string): number {
  const sentences = text.split(/[.!?…\n]+/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = matches(text, /[\p{L}\p{N}’']+/gu);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A problem when `lines` are too hard for a child of ten. `what` is their name in the message. */
export function hardProblems(what: string, lines: readonly string[]): string[] {
  const level = grade(lines.join('\n'));
  return level > MAX_GRADE ? [`${what}: reads like grade ${level.toFixed(1)}; ${MAX_GRADE} is the most`] : [];
}
