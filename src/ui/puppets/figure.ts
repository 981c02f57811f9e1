import type { Place, Point } from './part.ts';
import type { PartName } from './parts/parts.ts';
import type { Paint } from './puppet-colours.ts';

/** A part of a figure: which one, in which colours, and where, if not at its joint. */
export type Piece = readonly [part: PartName, colours?: readonly Paint[], place?: Place];

/** Where the features of a face are. What they look like is the same for everybody. */
export type Face = {
  /** The point between the eyes. */
  readonly eyes: Point;
  /** How far the two eyes are from each other; without it there is one eye. */
  readonly apart?: number;
  /** Of an eye. */
  readonly radius: number;
  readonly mouth: Point;
  /** Half of the mouth's width; 0 for no mouth. */
  readonly width: number;
  readonly teeth?: 0 | 1 | 2;
  /** A beak in place of a mouth, in this colour. */
  readonly beak?: Paint;
  /** Lines of eyes, brows and mouth; ink, unless the paper under them is dark. */
  readonly line?: Paint;
  /** Lines around the mouth, where its paper is another. */
  readonly lips?: Paint;
  readonly white?: Paint;
  readonly glasses?: true;
  /** The mouth while all is well, if it is no smile: somebody yawns, or is grim by nature. */
  readonly rest?: 'gape' | 'grim';
  /** The colour of an eye's ring, for large eyes. */
  readonly iris?: Paint;
  /** Heavy brows, whatever the mood. */
  readonly brows?: Paint;
};

/** Somebody of cut paper, as plain data. */
export type Figure = {
  /** The lowest first. */
  readonly parts: readonly Piece[];
  readonly face: Face;
  /** Where a plaster sticks, and how it is turned, in degrees. */
  readonly plaster: readonly [x: number, y: number, turn: number];
};

/** How somebody looks. "oh" is a start; "out" has left the game for now and lies in bed: nobody dies. */
export const MOODS = ['well', 'hurt', 'cross', 'proud', 'oh', 'asleep', 'out'] as const;
export type Mood = (typeof MOODS)[number];

/** The mood that hearts alone tell: hurt under half of them, out without any. */
export function moodOfHearts(hearts: number, most: number): Mood {
  if (hearts <= 0) return 'out';
  return hearts * 2 < most ? 'hurt' : 'well';
}
