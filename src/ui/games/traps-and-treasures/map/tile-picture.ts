import { bitOf, sidesIn } from '../../../../games/traps-and-treasures/rules/tile-paths.ts';
import { type Level, SIDES, type Side } from '../../../../games/traps-and-treasures/state/constants.ts';
import { scallop } from '../../../parts/geometry.ts';
import { disc } from '../../../puppets/outline.ts';
import { barrier, corners, footprints, grain, lap, PLANTINGS } from './land-decor.ts';
import { LANDS } from './lands.ts';

/**
 * A tile as pictures, one on the other, for the background of one element: its rock, the edges of nearer lands that lap over it, the paths
 * that are cut through it, and what stands in their way. Each is drawn in a box of 84 and ends at the middle of a side where the next tile
 * goes on, so that tiles join into one landscape. Every picture is a document of its own to the browser, and costs a moment when it is first
 * seen; so they are few, and shared by all tiles.
 */

const SIZE = 84;
const MIDDLE = SIZE / 2;
/** Half of a path's width. */
const HALF = 18;
const QUARTERS: { readonly [K in Side]: number } = { north: 0, east: 90, south: 180, west: 270 };

const picture = (inside: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">${inside}</svg>`)}")`;
const facing = (side: Side, drawing: string): string => `<g transform="rotate(${QUARTERS[side]} ${MIDDLE} ${MIDDLE})">${drawing}</g>`;

const drawn = new Map<string, string>();
function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = picture(draw());
  drawn.set(key, made);
  return made;
}

/** From the middle out over the northern edge, a little wavy. */
const arm = (half: number): string => {
  const [left, right] = [MIDDLE - half, MIDDLE + half];
  return `<path d="M${left} -8H${right}V0Q${right - 2} 18 ${right + 2} ${MIDDLE}H${left - 2}Q${left + 2} 18 ${left} 0Z"/>`;
};
/** The round inner corner between the northern arm and the eastern one. */
const inner = (half: number): string => {
  const edge = MIDDLE - half;
  return `<path d="M${SIZE - edge - 1} 12Q${SIZE - edge} ${edge} 72 ${edge + 1}L${MIDDLE} ${MIDDLE}Z"/>`;
};
/** How much wider than the path the place in the middle is: widest in a dead end. */
const widening = (ways: number): number => (ways === 1 ? 9 : ways === 2 ? 2 : 5);

function pathShape(open: number, half: number): string {
  const sides = sidesIn(open);
  const arms = sides.map((side) => facing(side, arm(half)));
  const bends = SIDES.filter((side, i) => sides.includes(side) && sides.includes(SIDES[(i + 1) % 4] ?? side));
  const middle = `<path d="${disc(MIDDLE, MIDDLE, half + widening(sides.length))}"/>`;
  return arms.join('') + bends.map((side) => facing(side, inner(half))).join('') + middle;
}

/** Paths, sunk into the rock of a land. */
function paths(open: number, level: Level): string {
  const { deep, shade, floor } = LANDS[level];
  return (
    `<g fill="${deep}">${pathShape(open, HALF + 3)}</g><g fill="${shade}">${pathShape(open, HALF + 1.2)}</g>` +
    `<g fill="${floor}" transform="translate(.8 1.600)">${pathShape(open, HALF - 1.2)}</g>` +
    sidesIn(open)
      .map((side) => facing(side, grain(level)))
      .join('')
  );
}

const ground = (level: Level): string => `<path d="M-1 -1H85V85H-1Z" fill="${LANDS[level].rock}"/>`;
/** In front of Home Base the sun shines. */
const SUNNY = `<path d="${scallop(MIDDLE, MIDDLE, 33, 14, 1.05)}" fill="#ffe08a" fill-opacity=".8"/>`;

/** How a tile meets those beside it, a side each, in the order of SIDES: a level, or 0 for nothing. */
export type Meetings = {
  /** The nearer land that laps over this side. */
  readonly laps: readonly (Level | 0)[];
  /** The land of the wall at which a path of this side ends. */
  readonly walls: readonly (Level | 0)[];
};

export type TileLook = {
  readonly open: number;
  /** Level 0 is Home Base, which lies in the land of level 1. */
  readonly level: Level | 0;
  /** Any number: what grows in the corners. */
  readonly planting?: number;
  readonly meetings?: Meetings;
  /** Somebody has looked for monsters there: only footprints are left. */
  readonly quiet?: boolean;
};

/** The background of a tile. */
export function tilePicture({ open, level, planting = 0, meetings, quiet = false }: TileLook): string {
  const land = level === 0 ? 1 : level;
  const grown = Math.abs(planting) % PLANTINGS;
  const at = (levels: readonly (Level | 0)[] | undefined, kind: string, draw: (level: Level) => string): string[] =>
    (levels ?? []).flatMap((other, i) => {
      const side = SIDES[i];
      return other === 0 || side === undefined ? [] : [once(`${kind} ${other} ${side}`, () => facing(side, draw(other)))];
    });
  return [
    ...(quiet ? [once(`quiet ${land}`, () => footprints(land))] : []),
    ...at(meetings?.walls, 'wall', barrier),
    level === 0 ? once(`home ${open}`, () => paths(open, land) + SUNNY) : once(`paths ${open} ${land}`, () => paths(open, land)),
    ...at(meetings?.laps, 'lap', lap),
    once(`rock ${land} ${level === 0 ? 'home' : grown}`, () => ground(land) + (level === 0 ? '' : corners(land, grown))),
  ].join();
}

/** What grows on a tile, by where it lies: so a saved map looks the same again. */
export const plantingAt = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.abs(x * 37 + y * 101);

/** Whether a tile has a path on a side. */
export const leads = (open: number, side: Side): boolean => (open & bitOf(side)) !== 0;
