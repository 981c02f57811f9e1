import { SIDES, type Side, TURNS, type Turns } from './words.ts';

/** The paths of a tile, as a mask: bit 0 north, 1 east, 2 south, 3 west. */

/** A path on every side. */
export const ALL = 15;
export const bitOf = (side: Side): number => 1 << SIDES.indexOf(side);
/** Sides as bits, so that tiles are turned and compared fast. */
export const sidesMask = (sides: readonly Side[]): number => sides.reduce((mask, side) => mask | bitOf(side), 0);
export const sidesIn = (mask: number): Side[] => SIDES.filter((side) => (mask & bitOf(side)) !== 0);
/** The paths of a tile that was given so many quarter turns clockwise. */
export const turned = (open: number, turn: Turns): number => ((open << turn) | (open >> (4 - turn))) & ALL;

const TURNINGS: readonly (readonly Turns[])[] = Array.from({ length: ALL + 1 }, (_, open) =>
  TURNS.filter((turn) => TURNS.every((less) => less >= turn || turned(open, less) !== turned(open, turn))),
);
/** The ways in which a tile can lie that differ: one for a crossing, two for a straight path, else four. */
export const turningsOf = (open: number): readonly Turns[] => TURNINGS[open] ?? TURNS;

const OPPOSITE: { readonly [K in Side]: Side } = { north: 'south', east: 'west', south: 'north', west: 'east' };
export const oppositeOf = (side: Side): Side => OPPOSITE[side];
