import type { Statistic } from '../words.ts';

/** How the statistics stand on cards and sheets. */
export const STATISTIC_NAMES: { readonly [K in Statistic]: string } = { strength: 'Strength', intelligence: 'Intelligence', luck: 'Luck' };
/** On small sheets. */
export const STATISTIC_SHORT: { readonly [K in Statistic]: string } = { strength: 'Str', intelligence: 'Int', luck: 'Luck' };
