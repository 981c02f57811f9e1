import { syllable } from 'syllable';

/** The school grade in which a child of ten is. */
const GRADE = 5;

const matches = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];

/**
 * The school grade in which a text can be read (Flesch and Kincaid, 1975): long sentences and long words need more years of school.
 * A line without a full stop is a sentence too.
 */
export function grade(text: string): number {
  const sentences = text.split(/[.!?…\n]+/).filter((sentence) => /\p{L}/u.test(sentence));
  const words = matches(text, /[\p{L}\p{N}’']+/gu);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** What is wrong with `lines` that a child of ten cannot read; `what` names them. */
export function hardProblems(what: string, lines: readonly string[]): string[] {
  const level = grade(lines.join('\n'));
  return level > GRADE ? [`${what}: reads like grade ${level.toFixed(1)}; ${GRADE} is the most`] : [];
}
