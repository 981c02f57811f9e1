import { ROTATIONS, type Rotation, SIDES, type Side } from '../state/constants.ts';

/** The paths of a tile, as a mask: bit 0 north, 1 east, 2 south, 3 west. */

/** A path on every side. */
export const ALL = 15;
export const bitOf = (side: Side): number => 1 << SIDES.indexOf(side);
/** The sides as a bit mask, so that rotation and comparison are fast. */
export const sidesMask = (sides: readonly Side[]): number => sides.reduce((mask, side) => mask | bitOf(side), 0);
export const sidesIn = (mask: number): Side[] => SIDES.filter((side) => (mask & bitOf(side)) !== 0);
/** The paths of a tile after this many quarter turns clockwise. */
export const rotatedPaths = (open: number, turn: Rotation): number => ((open << turn) | (open >> (4 - turn))) & ALL;

const TURNINGS: readonly (readonly Rotation[])[] = Array.from({ length: ALL + 1 }, (_, open) =>
  ROTATIONS.filter((turn) => ROTATIONS.every((less) => less >= turn || rotatedPaths(open, less) !== rotatedPaths(open, turn))),
);
/** The different rotations of a tile: one for a crossing, two for a straight path, else four. */
export const rotationsOf = (open: number): readonly Rotation[] => TURNINGS[open] ?? ROTATIONS;

const OPPOSITE: { readonly [K in Side]: Side } = { north: 'south', east: 'west', south: 'north', west: 'east' };
export const oppositeOf = (side: Side): Side => OPPOSITE[side];
