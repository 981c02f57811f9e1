// @vitest-environment node
import { describe, expect, it, test } from 'vitest';
import { trialProblems } from '../../src/cli/check-trials.ts';
import { grade } from '../../src/cli/reading-level.ts';
import type { Level } from '../../src/engine/seats.ts';
import { decks } from '../../src/games/magic-and-mayhem/content/load.ts';
import { challenge, riddle } from '../games/magic-and-mayhem/content-helpers.ts';

describe('the grade of a text', () => {
  test.each([
    ['The cat sat on the mat.', 0.39 * 6 + 11.8 - 15.59],
    ['The cat sat. The dog ran.', 0.39 * 3 + 11.8 - 15.59],
    ['Nobody answered', 0.39 * 2 + 11.8 * 2.5 - 15.59],
    ['', 0],
    ['…!', 0],
  ])('%j', (text, expected) => {
    expect(grade(text)).toBeCloseTo(expected);
  });

  test('a line is a sentence', () => {
    expect(grade('We go up\nwe go down')).toBeCloseTo(grade('We go up. We go down.'));
  });

  test('a statute is beyond a child', () => {
    expect(
      grade('Notwithstanding the aforementioned provisions, every participant acknowledges individual responsibility.'),
    ).toBeGreaterThan(12);
  });
});

describe('the trials of the box', () => {
  const { riddles, twisters, challenges } = decks;

  it('are well', () => {
    expect(trialProblems(decks)).toEqual([]);
  });

  it('are counted, in all and for each level', () => {
    const ofLevel = (level: Level) => riddles.filter((one) => one.level === level);
    const without = [...ofLevel('big'), ...ofLevel('middle')].slice(0, 149);
    expect(trialProblems({ ...decks, riddles: without })).toEqual([
      'riddles.json: 149 of 150',
      'riddles.json: 0 of 45 for the level little',
    ]);
    expect(trialProblems({ ...decks, twisters: twisters.slice(0, 89) })).toContain('twisters.json: 89 of 90');
    const little = twisters.filter(({ level }) => level === 'little');
    const others = twisters.filter(({ level }) => level !== 'little');
    expect(trialProblems({ ...decks, twisters: [...others, ...little.slice(0, 29)] })).toContain(
      'twisters.json: 29 of 30 for the level little',
    );
    expect(trialProblems({ ...decks, riddles: [...riddles, riddle('one-more')] })).toEqual([]);
  });

  it('have one challenge of each level for each number on the die, and one for somebody alone', () => {
    expect(trialProblems({ ...decks, challenges: challenges.slice(1) })).toEqual([
      'challenges.json: 17 of 18',
      'challenges.json: 5 of 6 for the level little',
      'challenges.json: 0 challenges for a 1 on the die and the level little',
    ]);
    expect(trialProblems({ ...decks, challenges: [...challenges, challenge('hop', { die: 6 })] })).toEqual([
      'challenges.json: 2 challenges for a 6 on the die and the level middle',
    ]);
    const crowded = challenges.map((one) => (one.level === 'big' ? { ...one, people: 2 as const } : one));
    expect(trialProblems({ ...decks, challenges: crowded })).toEqual(['challenges.json: none for one person and the level big']);
  });

  it('do not ask for one thing all the time', () => {
    const twice = ['first', 'second'].map((id) => riddle(id, { answer: 'a toad' }));
    expect(trialProblems({ ...decks, riddles: [...riddles, ...twice] })).toEqual([]);
    const thrice = [...twice, riddle('third', { answer: 'Toad!' })];
    expect(trialProblems({ ...decks, riddles: [...riddles, ...thrice] })).toEqual(['riddles.json: 3 riddles have the answer "toad"']);
  });

  it('can be answered', () => {
    const silent = riddle('silent', { answer: 'the' });
    expect(trialProblems({ ...decks, riddles: [...riddles, silent] })).toEqual(['riddles.json: silent: nobody can type the answer "the"']);
  });

  it('can be read in grade 5', () => {
    const hard = twisters.map((one) => ({ ...one, text: 'Notwithstanding individual responsibilities' }));
    expect(trialProblems({ ...decks, twisters: hard })).toEqual([
      expect.stringMatching(/^twisters\.json: reads like grade \d+\.\d; 5 is the most$/),
    ]);
  });
});
