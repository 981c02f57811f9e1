import type { Art as Printed } from '../../games/card-schemas.ts';
import type { Cut } from './CutOut.tsx';

/** How cards name a picture; it may look the other way. */
export type Art = Printed & { readonly flip?: boolean };

/** What is printed in each of them. */
export const PRINTS: Readonly<Record<Art['print'], string>> = {
  ink: 'var(--ink)',
  plum: 'var(--plum)',
  moss: 'var(--moss-lo)',
  ember: 'var(--ember-lo)',
  night: 'var(--night-700)',
  brown: 'var(--wood-lo)',
  sea: '#0b5488',
  stone: '#4b545b',
};
const PAPERS: Readonly<Record<Art['holes'], string>> = { cream: 'var(--paper)', flame: 'var(--flame)', leaf: '#e8f2b8' };

/** A card's art as a cut-out: its glyph in the colours of our papers. */
export const cutOf = ({ icon, print, holes, flip = false }: Art): Required<Pick<Cut, 'icon' | 'print' | 'holes' | 'flip'>> => ({
  icon,
  print: PRINTS[print],
  holes: PAPERS[holes],
  flip,
});
