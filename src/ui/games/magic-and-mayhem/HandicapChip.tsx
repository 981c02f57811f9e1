import type { Handicap } from '../../../games/magic-and-mayhem/rules/difficulty.ts';

/** What a handicap is called (MM-51). */
export const HELP_NAMES: { readonly [K in Handicap]: string } = { 1: 'A little help', 0: 'Like everybody', [-1]: 'Harder' };

/** A note on a hero's sheet that its player plays easier or harder; nothing where they do not. */
export const HandicapChip = ({ handicap }: { handicap: Handicap }) =>
  handicap === 0 ? null : <em class="chip">{HELP_NAMES[handicap]}</em>;
