import type { Art } from '../../../../games/card-schemas.ts';
import { PRINTS } from '../../../parts/inks.ts';

/** The papers of a hero's deck: the dark one that words stand on, the stage behind a picture, and the light on it. */
export type Papers = { readonly dark: string; readonly stage: string; readonly ring: string };

export const PAPERS: Readonly<Record<Art['print'], Papers>> = {
  ink: { dark: PRINTS.ink, stage: '#b9a6d3', ring: '#e3d8f2' },
  plum: { dark: PRINTS.plum, stage: '#e59bc3', ring: '#f9d5e6' },
  moss: { dark: PRINTS.moss, stage: 'var(--moss-hi)', ring: '#dcecaa' },
  ember: { dark: PRINTS.ember, stage: 'var(--ember-hi)', ring: 'var(--glow)' },
  night: { dark: PRINTS.night, stage: '#6fbcc4', ring: '#c8ebe6' },
  brown: { dark: PRINTS.brown, stage: 'var(--flame)', ring: '#fff0b8' },
  sea: { dark: PRINTS.sea, stage: '#7db8ea', ring: '#d5e9fb' },
  stone: { dark: PRINTS.stone, stage: '#b7bfc5', ring: '#eceff1' },
};
