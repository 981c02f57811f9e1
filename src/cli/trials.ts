import { plain, solves } from '../games/magic-and-mayhem/answers.ts';
import type { Decks } from '../games/magic-and-mayhem/content.ts';
import { hardProblems } from './reading.ts';

/** What the decks of trials promise (MM-47, MM-48). It is checked here and not by their schemas, for the app need not carry it. */

type Trials = Pick<Decks, 'riddles' | 'twisters' | 'challenges'>;

/** MM-48 */
const LEAST = { riddles: 72, twisters: 48, challenges: 6 } as const;
/** So many riddles may have the same answer. */
const ALIKE = 2;

/** The lines of each deck as they are read aloud. */
const linesOf = ({ riddles, twisters, challenges }: Trials): { readonly [deck in keyof Trials]: readonly string[] } => ({
  riddles: riddles.flatMap(({ text, hints }) => [text, ...hints]),
  twisters: twisters.map(({ text }) => text),
  challenges: challenges.flatMap(({ steps, success, seated }) => [...steps, success, ...seated]),
});

function deckProblems(deck: keyof Trials, trials: Trials): string[] {
  const count = trials[deck].length;
  return [
    ...(count < LEAST[deck] ? [`${deck}.json: ${count} of ${LEAST[deck]}`] : []),
    ...hardProblems(`${deck}.json`, linesOf(trials)[deck]),
  ];
}

function answerProblems({ riddles }: Trials): string[] {
  const known = new Map<string, number>();
  for (const { answer } of riddles) known.set(plain(answer), (known.get(plain(answer)) ?? 0) + 1);
  return [
    ...[...known].flatMap(([answer, count]) => (count > ALIKE ? [`riddles.json: ${count} riddles have the answer "${answer}"`] : [])),
    ...riddles.flatMap((riddle) =>
      solves(riddle.answer, riddle) ? [] : [`riddles.json: ${riddle.id}: nobody can type the answer "${riddle.answer}"`],
    ),
  ];
}

function dieProblems({ challenges }: Trials): string[] {
  return [1, 2, 3, 4, 5, 6].flatMap((pip) => {
    const count = challenges.filter(({ die }) => die === pip).length;
    return count === 1 ? [] : [`challenges.json: ${count} challenges for a ${pip} on the die`];
  });
}

/** What is wrong with the riddles, the tongue twisters and the challenges of a box. */
export const trialProblems = (trials: Trials): readonly string[] => [
  ...deckProblems('riddles', trials),
  ...deckProblems('twisters', trials),
  ...deckProblems('challenges', trials),
  ...answerProblems(trials),
  ...dieProblems(trials),
];
