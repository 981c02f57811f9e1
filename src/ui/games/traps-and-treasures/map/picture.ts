import { bitOf } from '../../../../games/traps-and-treasures/paths.ts';
import type { Level, Side } from '../../../../games/traps-and-treasures/words.ts';
import { scallop } from '../../../parts/geometry.ts';

/**
 * A tile as one picture, for the background of one element: dozens of them lie on the map. Rock in the colour of its level with paths cut
 * through it, drawn in a box of 100. They are pictures of their own, so they cannot use the page's colours; they look well in both lights.
 */

type Rock = { readonly rock: string; readonly lip: string; readonly deep: string; readonly floor: string; readonly line: string };
const ROCKS: { readonly [K in Level | 0]: Rock } = {
  0: { rock: '#8a4b22', lip: '#c98b4e', deep: '#5a2c10', floor: '#ffe9a8', line: '#d9ad55' },
  1: { rock: '#5e8035', lip: '#86a94c', deep: '#3a5523', floor: '#f7e7c0', line: '#cdb078' },
  2: { rock: '#25626d', lip: '#3f8a96', deep: '#123a43', floor: '#eddcae', line: '#bfa066' },
  3: { rock: '#6e2a58', lip: '#9c4a82', deep: '#431634', floor: '#f2cfa0', line: '#c98f5a' },
};

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

function draw(open: number, level: Level | 0, numbered: boolean): string {
  const { rock, lip, deep, floor, line } = ROCKS[level];
  const sides = SIDES.filter((side) => (open & bitOf(side)) !== 0);
  const paths = ROOM + sides.map((side) => ARMS[side]).join('');
  const slabs = sides.map((side) => SLABS[side]).join('');
  const middle =
    level === 0
      ? `<path d="${SUN}" fill="#ffc24b"/>`
      : sides.length === 1
        ? '<path d="M41 43h18v15H41z" fill="#8a4b22"/><path d="M41 43h18v4H41zM48 43h4v15h-4z" fill="#c98b4e"/>'
        : sides.length > 2
          ? `<circle cx="50" cy="50" r="9" fill="none" stroke="${line}" stroke-width="2"/>`
          : '';
  const corners = level === 0 ? '' : CORNERS[level];
  const number =
    level === 0 || !numbered
      ? ''
      : `<circle cx="85.5" cy="85" r="10.5" fill="#fff5db" stroke="${deep}" stroke-width="1.5"/><path d="${NUMBERS[level]}" fill="none" stroke="#2b171d" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><clipPath id="a"><rect x=".8" y=".8" width="98.4" height="98.4" rx="8"/></clipPath><clipPath id="f"><path d="${paths}"/></clipPath>` +
    `<g clip-path="url(#a)"><path d="M0 0H100V100H0Z" fill="${rock}"/><path d="M0 0H100V3H3V100H0Z" fill="${lip}"/>${corners}` +
    `<path d="${paths}" fill="${deep}" stroke="${lip}" stroke-width="2.4"/>` +
    `<g clip-path="url(#f)"><path d="${paths}" fill="${deep}" fill-opacity=".35" /><path d="${paths}" fill="${floor}" transform="translate(2.5 3.5)"/>` +
    `<path d="${paths}" fill="${floor}" fill-opacity=".5"/><path d="${slabs}" stroke="${line}" stroke-width="1.4" fill="none"/>${middle}</g>${number}</g></svg>`
  );
}

const drawn = new Map<number, string>();
/** The background of a tile with these paths on that level; level 0 is Home Base. A tile that is still to be turned has no number. */
export function tilePicture(open: number, level: Level | 0, numbered = true): string {
  const key = open * 8 + level * 2 + (numbered ? 1 : 0);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const made = `url("data:image/svg+xml,${encodeURIComponent(draw(open, level, numbered))}")`;
  drawn.set(key, made);
  return made;
}
