// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../../src/engine/seats.ts';
import { decks, problems } from '../../../src/games/magic-and-mayhem/content/load.ts';
import { Challenge, Riddle, Twister } from '../../../src/games/magic-and-mayhem/content/riddle-and-challenge-schemas.ts';
import { mayhemModule } from '../../../src/games/magic-and-mayhem/index.ts';
import { isRightAnswer, normalizeAnswer } from '../../../src/games/magic-and-mayhem/rules/typed-answers.ts';
import { challenge, riddle, twister } from './content-helpers.ts';

/** Riddles, tongue twisters and challenges: the decks and their schemas. */

const { riddles, twisters, challenges } = decks;
const complaints = (schema: v.GenericSchema, card: unknown) => (v.safeParse(schema, card).issues ?? []).map(({ message }) => message);

describe('schemas', () => {
  it('a riddle without an answer is refused with a sentence', () => {
    const { answer, ...without } = riddle('r');
    expect(answer).not.toBe('');
    expect(complaints(Riddle, without)).toEqual(['a riddle without an answer is no riddle']);
    for (const empty of ['   ', '?!?']) expect(complaints(Riddle, { ...without, answer: empty }).join()).toContain('without an answer');
  });

  it('a riddle has two to four lines and two hints', () => {
    expect(complaints(Riddle, { ...riddle('r'), text: 'Who am I?' })).toEqual(['a riddle has two to four lines']);
    expect(v.is(Riddle, { ...riddle('r'), text: 'a\nb\nc\nd' })).toBe(true);
    expect(v.is(Riddle, { ...riddle('r'), text: 'a\nb\nc\nd\ne' })).toBe(false);
    for (const hints of [[], ['One.'], ['One.', 'Two.', 'Three.']]) expect(v.is(Riddle, { ...riddle('r'), hints })).toBe(false);
  });

  it.each([
    ['riddle', Riddle, riddle('r')],
    ['twister', Twister, twister('t')],
    ['challenge', Challenge, challenge('c')],
  ] as const)('a %s knows its fields and no other', (_, schema: v.GenericSchema, card) => {
    expect(v.is(schema, card)).toBe(true);
    expect(v.is(schema, { ...card, colour: 'red' })).toBe(false);
    for (const field of Object.keys(card)) expect(v.is(schema, { ...card, [field]: undefined }), field).toBe(false);
  });

  it('a level, a die and a number of people are what they can be', () => {
    expect(v.is(Twister, { ...twister('t'), level: 'huge' })).toBe(false);
    expect(v.is(Challenge, { ...challenge('c'), die: 7 })).toBe(false);
    expect(v.is(Challenge, { ...challenge('c'), people: 0 })).toBe(false);
  });
});

describe('riddles', () => {
  /** The answers of the rules, which carry over (MM-48). */
  const ANSWERS =
    'time/key/wheel/drum/nothing/river/tomorrow/stars/darkness/ear of corn/fire/wind/heart/time/iceberg/candle/icicle/echo/water/nothing/' +
    'hole/silence/sand/ton/sands in an hourglass/deciduous tree/rose/towel/smile/scent, cent, sent/are you asleep/shirt/fire/footsteps/promise/coffin';

  it('there is one for each answer of the rules, and at least as many more', () => {
    const free = [...riddles];
    const answers = ANSWERS.split('/');
    expect(answers).toHaveLength(36);
    for (const answer of answers) {
      const right = ({ answer: own, accepted }: Riddle) => [own, ...accepted].map(normalizeAnswer).includes(normalizeAnswer(answer));
      const own = free.findIndex((one) => normalizeAnswer(one.answer).endsWith(normalizeAnswer(answer)));
      const at = own >= 0 ? own : free.findIndex(right);
      expect(at, answer).toBeGreaterThanOrEqual(0);
      free.splice(at, 1);
    }
    expect(free.length).toBeGreaterThanOrEqual(36);
  });

  it('a typed answer of the rules is right', () => {
    for (const answer of ANSWERS.split('/')) {
      expect(
        riddles.some((one) => isRightAnswer(answer, one)),
        answer,
      ).toBe(true);
    }
  });

  it('[MM-45] neither id nor text nor hint says the answer', () => {
    for (const { id, text, answer, accepted, hints } of riddles) {
      const right = [answer, ...accepted].map(normalizeAnswer).filter((one) => one.length > 2);
      for (const shown of [id.replaceAll('-', ' '), text, ...hints]) {
        const said = [shown, ...shown.split(/[^\p{L}]+/u)].map(normalizeAnswer);
        expect(
          right.filter((one) => said.includes(one)),
          shown,
        ).toEqual([]);
      }
    }
  });
});

describe('levels', () => {
  it('[MM-46] each level has riddles, twisters and challenges enough', () => {
    for (const level of LEVELS) {
      expect(riddles.filter((one) => one.level === level).length, level).toBeGreaterThanOrEqual(45);
      expect(twisters.filter((one) => one.level === level).length, level).toBeGreaterThanOrEqual(30);
      expect(challenges.filter((one) => one.level === level).length, level).toBe(6);
    }
  });

  it('[MM-46] a riddle for little ones asks for no spelling', () => {
    for (const { id, text, hints, level } of riddles)
      if (level === 'little') expect([text, ...hints].join(' '), id).not.toMatch(/\b(?:letters?|spell|spelled|vowel|read me)\b/i);
  });
});

it('no two twisters are alike', () => {
  expect(new Set(twisters.map(({ text }) => normalizeAnswer(text))).size).toBe(twisters.length);
});

describe('challenges', () => {
  it('[MM-47] stand in the order of levels and of the die, each with the people it takes', () => {
    expect(challenges.map(({ level, die, id, people }) => [level, die, id, people])).toEqual([
      ['little', 1, 'stone-flamingo', 1],
      ['little', 2, 'sock-carry', 2],
      ['little', 3, 'beast-parade', 1],
      ['little', 4, 'floor-is-lava', 1],
      ['little', 5, 'magic-mirror', 2],
      ['little', 6, 'night-watch', 3],
      ['middle', 1, 'crown-walk', 1],
      ['middle', 2, 'two-back-beast', 2],
      ['middle', 3, 'clap-the-snake', 3],
      ['middle', 4, 'left-hand-tower', 1],
      ['middle', 5, 'minefield', 2],
      ['middle', 6, 'group-juggle', 4],
      ['big', 1, 'number-swap', 3],
      ['big', 2, 'count-to-ten', 3],
      ['big', 3, 'traffic-jam', 4],
      ['big', 4, 'three-claps', 1],
      ['big', 5, 'head-and-tummy', 1],
      ['big', 6, 'ink-of-air', 2],
    ]);
  });

  it('[MM-47] each says when it worked, and has a picture of its own', () => {
    for (const { success, id } of challenges) expect(success, id).toMatch(/^It worked if [^.]+\.$/);
    expect(new Set(challenges.map(({ drawing }) => drawing)).size).toBe(challenges.length);
  });
});

it('all of them are in the box, frozen, and every mistake would be named', () => {
  const { content } = mayhemModule;
  expect(Object.keys(content.riddles)).toHaveLength(riddles.length);
  expect(Object.keys(content.twisters)).toHaveLength(twisters.length);
  expect(Object.keys(content.challenges)).toHaveLength(challenges.length);
  for (const deck of [content.riddles, content.twisters, content.challenges]) expect(Object.values(deck).every(Object.isFrozen)).toBe(true);
  expect(problems).toEqual([]);
});
