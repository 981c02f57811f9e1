import { type Handicap, HELP } from '../../../games/magic-and-mayhem/levels.ts';

/** What a handicap is called, and what it comes to (MM-51). */
export const HELP_SAYS: { readonly [K in Exclude<Handicap, 0>]: string } = {
  1: `A little help: ${HELP[1].hp} more hearts, ${HELP[1].mov} more step`,
  [-1]: `Harder: ${-HELP[-1].hp} hearts fewer`,
};

/** A note on a hero's sheet that its player plays easier or harder; nothing where they do not. */
export const HelpChip = ({ handicap }: { handicap: Handicap }) =>
  handicap === 0 ? null : <small class="chip">{HELP_SAYS[handicap]}</small>;
