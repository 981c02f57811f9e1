import type { Art } from '../../../../games/magic-and-mayhem/cards.ts';
import type { Cut } from '../../../parts/CutOut.tsx';

const PRINTS: Readonly<Record<Art['print'], string>> = {
  ink: 'var(--ink)',
  plum: 'var(--plum)',
  moss: 'var(--moss-lo)',
  ember: 'var(--ember-lo)',
  night: 'var(--night-700)',
  brown: 'var(--wood-lo)',
};
const PAPERS: Readonly<Record<Art['holes'], string>> = { cream: 'var(--paper)', flame: 'var(--flame)', leaf: '#e8f2b8' };

/** A card's art as a cut-out: its glyph in the colours of our papers. */
export const cutOf = ({ icon, print, holes, flip }: Art): Required<Pick<Cut, 'icon' | 'print' | 'holes' | 'flip'>> => ({
  icon,
  print: PRINTS[print],
  holes: PAPERS[holes],
  flip,
});
