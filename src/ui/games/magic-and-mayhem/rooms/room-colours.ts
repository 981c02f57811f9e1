import type { Dye, Room } from '../../../../games/magic-and-mayhem/content/room-schema.ts';

/** The colours of things, by name. Things look alike in both themes, as all paper does. */
export const DYE_COLOURS: Readonly<Record<Dye, string>> = {
  red: '#d8352a',
  ember: '#e4571f',
  orange: '#ff9a3c',
  yellow: '#ffc24b',
  tan: '#c98b4e',
  green: '#a9c763',
  moss: '#5e8035',
  pine: '#3a5523',
  sky: '#56b4e9',
  blue: '#0072b2',
  teal: '#25626d',
  plum: '#6e2a58',
  pink: '#b0578f',
  rose: '#d98cb6',
  cream: '#fbe9bf',
  white: '#fff5db',
  grey: '#bbd3cc',
  ink: '#2b171d',
};

/** Two kinds of squares, and what is between them. All are pale: a floor shines beside its walls. */
type Floor = { readonly light: string; readonly dark: string; readonly joint: string };
export const FLOOR_COLOURS: Readonly<Record<Room['floor'], Floor>> = {
  butter: { light: '#fff3d2', dark: '#f3dda8', joint: '#cdb078' },
  rose: { light: '#ffefe0', dark: '#fbdccb', joint: '#d9a68c' },
  cream: { light: '#fbefcf', dark: '#f5e4ba', joint: '#cdb078' },
  ice: { light: '#f4fbf6', dark: '#d3eaf0', joint: '#9cc5cf' },
  lilac: { light: '#f7eedc', dark: '#e9dceb', joint: '#bca6c4' },
  honey: { light: '#faebc8', dark: '#f1d9a6', joint: '#c79f63' },
  leaf: { light: '#f3f3d2', dark: '#e0ebc0', joint: '#afc48a' },
  sand: { light: '#f8e9c4', dark: '#ead09a', joint: '#bc9a5e' },
  blush: { light: '#fbebd6', dark: '#f1d6cf', joint: '#c9a0a0' },
  mist: { light: '#faf3dc', dark: '#e3ebdf', joint: '#b3c0ac' },
  apricot: { light: '#fdefd0', dark: '#f7d9ac', joint: '#d2a468' },
  mint: { light: '#f4fbf2', dark: '#daeee2', joint: '#a9cdbc' },
};

/** A colour mixed with white, or with a negative part darkened: 0 leaves it as it is. */
export function lighter(colour: string, part: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = channels.map((one) => Math.round(part < 0 ? one * (1 + part) : one + (255 - one) * part));
  return `#${mixed.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
