import type { Figure, Piece } from './figure.ts';
import { HATS } from './parts/hats.ts';

/** How those of one kind are told apart: a hat, and a lean in degrees; their number is said too. */
type Look = { readonly hat: Piece | null; readonly lean: number };

const LOOKS: readonly Look[] = [
  { hat: ['pan', ['night-600', 'teal', 'night-700']], lean: -6 },
  { hat: ['plume', ['heart', 'flame', 'ember-lo']], lean: 5 },
  { hat: ['bobble-hat', ['plum-hi', 'paper-hi']], lean: -3 },
  { hat: ['paper-crown', ['flame', 'ember']], lean: 7 },
  { hat: null, lean: -8 },
];

/** What is worn on a head, beside the hats. */
const HELMETS: ReadonlySet<string> = new Set(['helm', 'helm-plume']);
const hasHat = ({ parts }: Figure): boolean => parts.some(([part]) => part in HATS || HELMETS.has(part));

/** The look of a gang's member, counted from 1. Whoever has a hat of its own keeps that one: no hat is put on a hat. */
export function lookOf(number: number, figure: Figure): Look {
  const { hat, lean } = LOOKS[(number - 1) % LOOKS.length] ?? { hat: null, lean: 0 };
  return { hat: hasHat(figure) ? null : hat, lean };
}
