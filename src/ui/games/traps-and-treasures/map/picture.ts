import { bitOf, sidesIn } from '../../../../games/traps-and-treasures/paths.ts';
import type { Level, Side } from '../../../../games/traps-and-treasures/words.ts';
import { scallop } from '../../../parts/geometry.ts';

/**
 * A tile as two pictures, one on the other, for the background of one element: the rock of its level, and the paths that are cut through it,
 * each drawn in a box of 100. Every picture is a document of its own to the browser, and costs a moment when it is first seen; so there are
 * two dozen, and not one for each tile on each level. They cannot use the page's colours, and look well in both lights.
 */

type Rock = { readonly rock: string; readonly lip: string; readonly deep: string };
const ROCKS: { readonly [K in Level]: Rock } = {
  1: { rock: '#5e8035', lip: '#86a94c', deep: '#3a5523' },
  2: { rock: '#25626d', lip: '#3f8a96', deep: '#123a43' },
  3: { rock: '#6e2a58', lip: '#9c4a82', deep: '#431634' },
};
/** Home Base is of wood, and lit. */
const WOOD: Rock = { rock: '#8a4b22', lip: '#c98b4e', deep: '#5a2c10' };
const FLOORS = { stone: ['#f4e4b8', '#c9a86a'], lit: ['#ffe9a8', '#d9ad55'] } as const;

const ROOM = 'M37 32H63Q68 32 68 37V63Q68 68 63 68H37Q32 68 32 63V37Q32 32 37 32Z';
const ARMS: { readonly [K in Side]: string } = {
  north: 'M35 40V0H65V40Z',
  east: 'M60 35H100V65H60Z',
  south: 'M65 60V100H35V60Z',
  west: 'M40 65H0V35H40Z',
};
/** Slabs of the floor. */
const SLABS: { readonly [K in Side]: string } = {
  north: 'M35 15H65M35 28H65M50 0V15',
  east: 'M85 35V65M72 35V65M85 50H100',
  south: 'M35 85H65M35 72H65M50 85V100',
  west: 'M15 35V65M28 35V65M0 50H15',
};
const SIDES = ['north', 'east', 'south', 'west'] as const;

/** What grows in the corners of the rock, a level each: ferns, crystals, eyes in the dark. */
const CORNERS: { readonly [K in Level]: string } = {
  1: `<g fill="none" stroke="#a9c763" stroke-width="2.4" stroke-linecap="round"><path d="M14 27Q14 17 22 11M14 22Q9 20 8 15M15 18Q20 20 24 18"/><path d="M82 24Q84 14 78 9M83 18Q89 17 90 12"/></g><g fill="#e4571f"><path d="M10 88a8 6 0 0 1 16 0z"/></g><path d="M16 88h4v6h-4z" fill="#fff5db"/><g fill="#fff5db"><circle cx="15" cy="85.5" r="1.2"/><circle cx="20" cy="86" r="1.2"/></g>`,
  2: '<g fill="#56b4e9" stroke="#0b2a33" stroke-width="1.2"><path d="M12 27l4-15 5 4 2 11z"/><path d="M80 26l-2-9 5-8 5 6v11z"/><path d="M9 92l3-11 5 3 1 8z"/></g><g fill="#cfe9f5"><path d="M16 12l5 4-3 11z"/><path d="M83 9l5 6-3 11z"/><path d="M12 81l5 3-3 8z"/></g>',
  3: '<g fill="#e4571f"><path d="M8 12l9 5-3 5 8 6-13-4 4-5z"/><path d="M92 14l-9 4 3 5-7 4 12-2-4-5z"/></g><g fill="#ffe08a"><ellipse cx="12" cy="86" rx="5" ry="4"/><ellipse cx="23" cy="86" rx="5" ry="4"/></g><g fill="#2b171d"><circle cx="13.5" cy="86.5" r="2"/><circle cx="24.5" cy="86.5" r="2"/></g>',
};
/** The number of the level, drawn: pictures have no letters of ours. */
const NUMBERS: { readonly [K in Level]: string } = {
  1: 'M82.5 80.5L86 78V91',
  2: 'M81.5 81Q82 78 85.5 78Q89.5 78 89.5 81.5Q89.5 84 82 91H90',
  3: 'M82 79.5Q89 76.5 89 81Q89 84 85 84Q90 84 89.5 88Q88.5 92.5 81.5 90.5',
};

const SUN = scallop(50, 50, 27, 14, 1.05);

const picture = (inside: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`)}")`;

const ground = ({ rock, lip }: Rock, more: string): string =>
  `<rect x=".8" y=".8" width="98.4" height="98.4" rx="8" fill="${rock}"/><path d="M7 2.3H98" stroke="${lip}" stroke-width="3"/><path d="M2.3 7V98" stroke="${lip}" stroke-width="3"/>${more}`;

const number = (level: Level): string =>
  `<circle cx="85.5" cy="85" r="10.5" fill="#fff5db" stroke="${ROCKS[level].deep}" stroke-width="1.5"/><path d="${NUMBERS[level]}" fill="none" stroke="#2b171d" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The paths, sunk into the rock: they cast its edge on their floor. */
function paths(open: number, [floor, line]: readonly [string, string], middle: string): string {
  const sides = SIDES.filter((side) => (open & bitOf(side)) !== 0);
  const d = ROOM + sides.map((side) => ARMS[side]).join('');
  return (
    `<clipPath id="f"><path d="${d}"/></clipPath><path d="${d}" stroke="#fff5db" stroke-opacity=".3" stroke-width="2.4"/>` +
    `<g clip-path="url(#f)"><path d="${d}" fill="#9b8a64"/><path d="${d}" fill="${floor}" transform="translate(2.5 3.5)"/>` +
    `<path d="${sides.map((side) => SLABS[side]).join('')}" stroke="${line}" stroke-width="1.4" fill="none"/>${middle}</g>`
  );
}

/** What lies in the middle: a hatch in a dead end, a slab where ways part. */
const middleOf = (ways: number): string =>
  ways === 1
    ? '<path d="M41 43h18v15H41z" fill="#8a4b22"/><path d="M41 43h18v4H41zM48 43h4v15h-4z" fill="#c98b4e"/>'
    : ways > 2
      ? `<circle cx="50" cy="50" r="9" fill="none" stroke="${FLOORS.stone[1]}" stroke-width="2"/>`
      : '';

const drawn = new Map<string, string>();
function once(key: string, draw: () => string): string {
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = picture(draw());
  drawn.set(key, made);
  return made;
}

/** The background of a tile with these paths on that level; level 0 is Home Base. A tile that is still to be turned has no number. */
export function tilePicture(open: number, level: Level | 0, numbered = true): string {
  if (level === 0) return once('home', () => ground(WOOD, paths(open, FLOORS.lit, `<path d="${SUN}" fill="#ffc24b"/>`)));
  const ways = once(`paths ${open}`, () => paths(open, FLOORS.stone, middleOf(sidesIn(open).length)));
  const rock = once(`rock ${level} ${numbered}`, () => ground(ROCKS[level], CORNERS[level] + (numbered ? number(level) : '')));
  return `${ways},${rock}`;
}
