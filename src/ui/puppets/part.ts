import type { Paint } from './puppet-colours.ts';

/** A place in a puppet's box of 200 x 200. The foot of its stick is at (100, 188). */
export type Point = readonly [x: number, y: number];

/** One of the colours that a figure gives to a part, by its place in the list; or a colour that is always the same. */
export type Dye = 0 | 1 | 2 | 3 | Paint;
/** A sheet of coloured paper: its outline. With a width it is a line, not a sheet. Outlines begin with a capital M. */
export type Sheet<Colour = Dye> = readonly [colour: Colour, outline: string, width?: number];

/** Where parts meet. A head has joints; hats, ears and held things are drawn about theirs. */
export type JointName = 'crown' | 'left-hand' | 'right-hand' | 'chest';
/** Where a joint is, and how large the thing at it is drawn. */
export type Joint = readonly [x: number, y: number, scale?: number];

/** A piece that figures are made of. */
export type Part = {
  /** What the border runs around, the lowest first; no lines. */
  readonly mass: readonly Sheet[];
  /** What lies on it. */
  readonly print?: readonly Sheet[];
  /** Only the left one is drawn: its mirror image belongs to it. */
  readonly both?: true;
  /** The joint that (0, 0) of this part lies on; without it the part is drawn in the puppet's own box. */
  readonly at?: JointName;
  /** Where it lets other parts join. */
  readonly joints?: { readonly [name in JointName]?: Joint };
};

/** How a part lies: turned about (0, 0) by degrees, mirrored, scaled, then moved. */
export type Place = {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
};
