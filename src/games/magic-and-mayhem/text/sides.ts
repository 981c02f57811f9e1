import { pluralize } from '../../../engine/shared/sentences.ts';

/** The names of the two sides of a competitive game (MM-42). */
export const SIDE_NAMES = ['Owls', 'Foxes'] as const;
export const sideName = (side: number): string => `the ${SIDE_NAMES[side] ?? 'others'}`;
/** The rounds left for the other side after this one (MM-42b). */
export const moreRounds = (left: number): string => (left > 0 ? pluralize(left, 'more round') : 'the last round');
