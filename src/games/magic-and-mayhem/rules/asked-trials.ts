import type { Level } from '../../../engine/seats.ts';
import { cardOf } from '../../../engine/shared/cards.ts';
import type { Content } from '../content/content.ts';
import type { TrialKind } from '../state/constants.ts';
import type { InForce } from './difficulty.ts';

/** Which riddle, twister or challenge comes next (MM-46, MM-47). `asked` lists what has been asked, the newest last. */

const FACES = 6;

/** Those of `fitting` that may come now: what was never asked; if there is none, what was asked longest ago. */
export function whatIsLeft(fitting: readonly string[], asked: readonly string[]): readonly string[] {
  const never = fitting.filter((id) => !asked.includes(id));
  return never.length > 0 ? never : asked.filter((id) => fitting.includes(id)).slice(0, 1);
}

type Asked = Pick<InForce, 'house'> & { readonly heroes: readonly { readonly questions: number | null }[] };
/** Whether the die answers in place of a hero (MM-50): by a house rule, or since its questions are used up. What a story asks is never used up. */
export const isLeftToDie = ({ house, heroes }: Asked, seat: number, kind: TrialKind, inStory = false): boolean =>
  house.includes(kind === 'challenge' ? 'no-challenges' : 'no-riddles') || (!inStory && heroes[seat]?.questions === 0);

/** `asked` with `id` as the newest. */
export const withNewest = (asked: readonly string[], id: string): string[] => [...asked.filter((one) => one !== id), id];

type Askers = {
  readonly level: Level;
  /** How many seats take part. */
  readonly people: number;
  readonly asked: readonly string[];
};
/** The challenges of a level that may come now for so many people. */
export const challengesLeft = ({ challenges }: Content, { level, people, asked }: Askers): readonly string[] =>
  whatIsLeft(
    Object.values(challenges)
      .filter((one) => one.level === level && one.people <= people)
      .map(({ id }) => id),
    asked,
  );

/** The challenge of `left` that a die chooses: the one with its number, or else with the next number that is left. */
export function challengeOfDie({ challenges }: Content, left: readonly string[], die: number): string | undefined {
  const away = (id: string): number => (cardOf(challenges, id).die - die + FACES) % FACES;
  return [...left].sort((a, b) => away(a) - away(b))[0];
}
