import { LEVELS } from '../engine/seats.ts';
import type { Decks } from '../games/magic-and-mayhem/content/content.ts';
import { isRightAnswer, normalizeAnswer } from '../games/magic-and-mayhem/rules/typed-answers.ts';
import { hardProblems } from './reading-level.ts';

/** Checks the trial decks (MM-46 to MM-48). These checks are not in the schemas, to keep the app small. */

type Trials = Pick<Decks, 'riddles' | 'twisters' | 'challenges'>;

/** MM-48 */
const MIN_COUNT = { riddles: 150, twisters: 90, challenges: 18 } as const;
/** MM-46: the same for each level. */
const MIN_OF_LEVEL = { riddles: 45, twisters: 30, challenges: 6 } as const;
/** How many riddles may have the same answer. */
const MAX_SAME_ANSWER = 2;

/** The texts of each deck that are read aloud. */
const linesOf = ({ riddles, twisters, challenges }: Trials): { readonly [deck in keyof Trials]: readonly string[] } => ({
  riddles: riddles.flatMap(({ text, hints }) => [text, ...hints]),
  twisters: twisters.map(({ text }) => text),
  challenges: challenges.flatMap(({ steps, success, seated }) => [...steps, success, ...seated]),
});

function deckProblems(deck: keyof Trials, trials: Trials): string[] {
  const count = trials[deck].length;
  return [
    ...(count < MIN_COUNT[deck] ? [`${deck}.json: ${count} of ${MIN_COUNT[deck]}`] : []),
    ...LEVELS.flatMap((level) => {
      const ofLevel = trials[deck].filter((one) => one.level === level).length;
      return ofLevel < MIN_OF_LEVEL[deck] ? [`${deck}.json: ${ofLevel} of ${MIN_OF_LEVEL[deck]} for the level ${level}`] : [];
    }),
    ...hardProblems(`${deck}.json`, linesOf(trials)[deck]),
  ];
}

function answerProblems({ riddles }: Trials): string[] {
  const known = new Map<string, number>();
  for (const { answer } of riddles) known.set(normalizeAnswer(answer), (known.get(normalizeAnswer(answer)) ?? 0) + 1);
  return [
    ...[...known].flatMap(([answer, count]) =>
      count > MAX_SAME_ANSWER ? [`riddles.json: ${count} riddles have the answer "${answer}"`] : [],
    ),
    ...riddles.flatMap((riddle) =>
      isRightAnswer(riddle.answer, riddle) ? [] : [`riddles.json: ${riddle.id}: nobody can type the answer "${riddle.answer}"`],
    ),
  ];
}

function dieProblems({ challenges }: Trials): string[] {
  return LEVELS.flatMap((level) => {
    const own = challenges.filter((one) => one.level === level);
    return [
      ...[1, 2, 3, 4, 5, 6].flatMap((pip) => {
        const count = own.filter(({ die }) => die === pip).length;
        return count === 1 ? [] : [`challenges.json: ${count} challenges for a ${pip} on the die and the level ${level}`];
      }),
      ...(own.some(({ people }) => people === 1) ? [] : [`challenges.json: none for one person and the level ${level}`]),
    ];
  });
}

/** All problems of the riddles, tongue twisters and challenges. */
export const trialProblems = (trials: Trials): readonly string[] => [
  ...deckProblems('riddles', trials),
  ...deckProblems('twisters', trials),
  ...deckProblems('challenges', trials),
  ...answerProblems(trials),
  ...dieProblems(trials),
];
