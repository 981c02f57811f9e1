import { count } from '../../../engine/kit/words.ts';

/** How the two sides of a competitive game are called (MM-42). */
export const SIDE_NAMES = ['Owls', 'Foxes'] as const;
export const sideName = (side: number): string => `the ${SIDE_NAMES[side] ?? 'others'}`;
/** How long a last call leaves the others: rounds after this one (MM-42b). */
export const moreRounds = (left: number): string => (left > 0 ? count(left, 'more round') : 'the last round');
