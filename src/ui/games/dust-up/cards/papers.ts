import type { Art } from '../../../../games/dust-up/cards.ts';
import type { Cut } from '../../../parts/CutOut.tsx';

/** The papers of a hero's deck: the dark one that words stand on, the stage behind a picture, and the light on it. */
export type Papers = { readonly dark: string; readonly stage: string; readonly ring: string };

export const PAPERS: Readonly<Record<Art['print'], Papers>> = {
  ink: { dark: 'var(--ink)', stage: '#b9a6d3', ring: '#e3d8f2' },
  plum: { dark: 'var(--plum)', stage: '#e59bc3', ring: '#f9d5e6' },
  moss: { dark: 'var(--moss-lo)', stage: 'var(--moss-hi)', ring: '#dcecaa' },
  ember: { dark: 'var(--ember-lo)', stage: 'var(--ember-hi)', ring: 'var(--glow)' },
  night: { dark: 'var(--night-700)', stage: '#6fbcc4', ring: '#c8ebe6' },
  brown: { dark: 'var(--wood-lo)', stage: 'var(--flame)', ring: '#fff0b8' },
};
const HOLES: Readonly<Record<Art['holes'], string>> = { cream: 'var(--paper)', flame: 'var(--flame)', leaf: '#e8f2b8' };

type Glyph = Required<Pick<Cut, 'icon' | 'print' | 'holes'>>;
/** A hero as a cut-out. */
export const cutOf = ({ icon, print, holes }: Art): Glyph => ({ icon, print: PAPERS[print].dark, holes: HOLES[holes] });
/** A picture on one of the hero's cards, printed in the hero's own colour. */
export const pictureOf = (icon: string, art: Art): Glyph => cutOf({ ...art, icon });
