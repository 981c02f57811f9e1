import type { Level } from '../../../../games/traps-and-treasures/state/constants.ts';
import { scallop } from '../../../parts/geometry.ts';
import { disc } from '../../../puppets/outline.ts';
import { LANDS } from './lands.ts';

/** What grows and stands on the rock of each land, as SVG text, drawn about a point of a tile's box of 84. */

const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const lying = ' fill-opacity=".4" transform="translate(2 3)"';

type Plant = (x: number, y: number) => string;
const tuft: Plant = (x, y) => line(`M${x - 7} ${y + 4}l2 -7 2 7M${x + 1} ${y + 4}l2 -8 2 8`, LANDS[1].lip, 2);
const bush: Plant = (x, y) =>
  fill(scallop(x, y, 8, 8, 1.1), LANDS[1].deep, ' transform="translate(1.500 2.500)"') +
  fill(scallop(x, y, 8, 8, 1.1), LANDS[1].growth) +
  line(`M${x - 4} ${y - 1}q2 -3 4 -1M${x} ${y + 4}q2 -3 4 -1`, LANDS[1].lip, 1.8);
const flowers =
  (petals: string): Plant =>
  (x, y) =>
    bush(x, y) + fill(scallop(x - 1, y - 1, 4, 5, 1.1), petals) + fill(disc(x - 1, y - 1, 1.7), '#8a4b22');
const bricks: Plant = (x, y) => line(`M${x - 9} ${y - 5}h8m4 0h6M${x - 5} ${y}h11M${x - 9} ${y + 5}h5m4 0h8`, LANDS[2].growth, 2.6);
const barrel: Plant = (x, y) =>
  fill(`M${x - 8} ${y - 8}h16q3 8 0 17h-16q-3 -8 0 -17Z`, '#041216', lying) +
  fill(`M${x - 8} ${y - 9}h16q3 8 0 17h-16q-3 -8 0 -17Z`, '#8a4b22') +
  line(`M${x - 8} ${y - 4}h16M${x - 8} ${y + 4}h16`, '#ffc24b', 2);
const cobweb: Plant = (x, y) =>
  line(
    `M${x - 10} ${y - 10}l18 4M${x - 10} ${y - 10}l12 12M${x - 10} ${y - 10}l4 18M${x} ${y - 8}q1 6 -8 8M${x + 5} ${y - 7}q2 12 -12 13`,
    '#8fc0c4',
    1.5,
  );
const crystal: Plant = (x, y) =>
  fill(`M${x - 7} ${y + 8}l-2 -10 5 -9 4 9 4 -5 4 8 -3 7Z`, '#041216', lying) +
  fill(`M${x - 7} ${y + 8}l-2 -10 5 -9 4 9 -1 10Z`, '#56b4e9') +
  fill(`M${x - 4} ${y - 11}l4 9 -1 10h-3Z`, '#8ed0f2') +
  fill(`M${x} ${y + 8}l4 -13 4 7 -3 6Z`, '#cc79a7');
const glowcap: Plant = (x, y) =>
  fill(`M${x - 2} ${y}h4l1 9h-6Z`, '#fff5db') +
  fill(
    `M${x - 9} ${y + 2}Q${x - 8} ${y - 9} ${x} ${y - 9}Q${x + 8} ${y - 9} ${x + 9} ${y + 2}Q${x} ${y + 5} ${x - 9} ${y + 2}Z`,
    '#ffe08a',
  ) +
  fill(disc(x - 3, y - 4, 1.8) + disc(x + 4, y - 3, 1.5), '#e4571f');
const sparks: Plant = (x, y) => fill(disc(x - 5, y - 3, 1.7) + disc(x + 4, y + 4, 2.3) + disc(x + 6, y - 6, 1.3), LANDS[3].growth);
const nothing: Plant = () => '';

const PLANTS: { readonly [K in Level]: readonly Plant[] } = {
  1: [bush, tuft, flowers('#f0a9b8'), tuft, bush, nothing, flowers('#fff5db')],
  2: [bricks, barrel, bricks, nothing, bricks, cobweb, bricks],
  3: [crystal, sparks, glowcap, sparks, crystal, nothing, sparks],
};
/** The corners of a tile are always rock. */
const CORNERS = [
  [13, 13],
  [71, 13],
  [71, 71],
  [13, 71],
] as const;

/** In how many ways the corners of a tile are planted. */
export const PLANTINGS = 7;

/** What grows in the four corners of a tile. */
export const corners = (level: Level, planting: number): string =>
  CORNERS.map(([x, y], i) => (PLANTS[level][(planting * 3 + i * (planting + 2)) % 7] ?? nothing)(x, y)).join('');

const HEDGE = scallop(28, 5, 8, 7, 1.1) + scallop(42, 5, 9, 8, 1.1) + scallop(56, 5, 8, 7, 1.1);
const FENCE = 'M19 0h46v6H19ZM21 8h42v6H21ZM27 -2h6v18h-6ZM51 -2h6v18h-6Z';
const TEETH = 'M20 -2h44v9l-4 8 -6 -8 -5 12 -7 -12 -6 10 -6 -9 -6 8Z';
const before = ' fill-opacity=".3" transform="translate(0 4)"';
/** What one bumps one's nose on, where a path ends at the rock of a land: drawn at the northern edge of a tile. */
const BARRIERS: { readonly [K in Level]: string } = {
  1: fill(HEDGE, '#041216', before) + fill(HEDGE, '#4b6b2c') + fill(scallop(42, 4, 3.4, 5, 1.1), '#f0a9b8'),
  2: fill(FENCE, '#041216', before) + fill(FENCE, '#8a4b22') + fill('M27 -2h6v18h-6ZM51 -2h6v18h-6Z', '#6b3516'),
  3: fill(TEETH, '#041216', before) + fill(TEETH, '#56b4e9') + fill('M33 -2l4 13 4 -13ZM52 -2l3 11 3 -11Z', '#8ed0f2'),
};
export const barrier = (level: Level): string => BARRIERS[level];

const FOOT = 'a3 4.200 0 1 1 6 0a3 4.200 0 1 1 -6 0Z';
/** Where a monster has been: its footprints lead away. */
export const footprints = (level: Level): string =>
  [
    [28, 57, 24],
    [38, 48, 30],
    [43, 36, 18],
    [54, 30, 34],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      fill(
        `M${x} ${y}${FOOT}M${x} ${y - 7}h1.500v-2h-1.500ZM${x + 2.5} ${y - 8}h1.500v-2h-1.500ZM${x + 5} ${y - 7}h1.500v-2h-1.500Z`,
        LANDS[level].shade,
        ` transform="rotate(${turn} ${x + 3} ${y})"`,
      ),
    )
    .join('');

const BUMPS = 'a6 7 0 0 0 12 0'.repeat(7);
const LAP = `M0 -4V2${BUMPS}V-4Z`;
/** The edge of a land that laps over a deeper one: drawn at the northern edge of a tile. */
export const lap = (level: Level): string =>
  fill(LAP, '#041216', ' fill-opacity=".4" transform="translate(0 4.500)"') +
  fill(LAP, LANDS[level].lip, ' transform="translate(0 1)"') +
  fill(LAP, LANDS[level].rock, ' transform="translate(0 -1.500)"');

/** Grain of the floor on one arm of a path: drawn at the northern one. */
const GRAINS: { readonly [K in Level]: string } = {
  1: fill(
    'M34 8a3.400 2.400 0 1 1 6.800 0a3.400 2.400 0 1 1 -6.800 0ZM45 19a2.600 2 0 1 1 5.200 0a2.600 2 0 1 1 -5.200 0Z',
    LANDS[1].grain,
  ),
  2: line('M28 8h12m6 0h11M27 21h29M36 8v13', LANDS[2].grain, 1.8),
  3: fill(disc(36, 7, 1.8) + disc(48, 16, 2.4) + disc(40, 22, 1.3), LANDS[3].grain),
};
export const grain = (level: Level): string => GRAINS[level];
