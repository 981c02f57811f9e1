import type { Sentence } from '../../src/engine/shared/sentences.ts';

/** A sentence as it stands on a card, with its symbols. */
export const written = (sentence: Sentence): string =>
  sentence.map((word) => (typeof word === 'string' ? word : 'symbol' in word ? word.symbol : word.words)).join('');
