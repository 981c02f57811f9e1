import type { Piece } from './figure.ts';

/** How those of one kind are told apart: a hat, and a lean in degrees; their number is said too. */
type Look = { readonly hat: Piece | null; readonly lean: number };

const LOOKS: readonly Look[] = [
  { hat: ['pan', ['night-600', 'teal', 'night-700']], lean: -6 },
  { hat: ['plume', ['heart', 'flame', 'ember-lo']], lean: 5 },
  { hat: ['bobble-hat', ['plum-hi', 'paper-hi']], lean: -3 },
  { hat: ['paper-crown', ['flame', 'ember']], lean: 7 },
  { hat: null, lean: -8 },
];

/** The look of a gang's member, counted from 1. */
export const lookOf = (number: number): Look => LOOKS[(number - 1) % LOOKS.length] ?? { hat: null, lean: 0 };
