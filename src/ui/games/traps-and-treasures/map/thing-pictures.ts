import { scallop } from '../../../parts/geometry.ts';
import { disc } from '../../../puppets/outline.ts';

/** The things that lie on tiles, cut from paper: each is drawn in a tile's box of 84, standing in its middle. */

const fill = (d: string, colour: string, more = ''): string => `<path d="${d}" fill="${colour}"${more}/>`;
const line = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Its shadow, a pale rim, and the paper itself: the first outline is the whole of it. */
const paper = (d: string, colour: string): string =>
  fill(d, '#041216', ' fill-opacity=".4" transform="translate(2 4)"') +
  `<path d="${d}" fill="#fff5db" stroke="#fff5db" stroke-width="5" stroke-linejoin="round"/>` +
  fill(d, colour);

const coin = (x: number, y: number): string =>
  fill(disc(x, y, 8), '#8a4b22') + fill(disc(x, y - 1.5, 8), '#ffc24b') + line(`M${x - 3} ${y - 1.5}h6M${x} ${y - 4.5}v6`, '#c9862b', 2);

const CHEST = 'M22 40Q22 26 34 26H50Q62 26 62 40V62H22Z';
const TIN = 'M23 34Q42 26 61 34V58Q42 67 23 58Z';
const BASIN = 'M18 52Q18 44 42 44Q66 44 66 52Q66 66 42 66Q18 66 18 52Z';
const SPIKES = 'M18 62L24 34L31 52L37 26L43 50L50 28L55 52L61 36L66 62Q42 70 18 62Z';
const NEST = 'M18 48Q22 40 42 40Q62 40 66 48Q64 66 42 66Q20 66 18 48Z';
const HATCH = 'M20 36H64V64H20Z';
const CAGE = 'M24 24H60V66H24Z';
const STALL = 'M18 36L24 22H60L66 36V40H62V66H22V40H18Z';
const GATE = 'M18 66V40Q18 20 42 20Q66 20 66 40V66Z';
const POST = 'M38 16H46V24H62L70 31L62 38H46V42H22L14 49L22 56H38V68H46V56V42Z';
const CROWN = 'M20 32L31 45L42 24L53 45L64 32L60 64H24Z';
const HEAP = 'M18 62Q20 52 28 52Q28 42 38 44Q46 34 54 46Q64 46 62 54Q68 58 66 62Q42 70 18 62Z';

/** By the id of the thing; `trap` is what a player has left there. */
const DRAWINGS: { readonly [id: string]: (() => string) | undefined } = {
  coins: () => paper(`${disc(33, 54, 10)}${disc(51, 56, 10)}${disc(42, 42, 10)}`, '#c9862b') + coin(33, 54) + coin(51, 56) + coin(42, 42),
  'small-chest': () =>
    paper(CHEST, '#8a4b22') +
    fill('M22 40Q22 26 34 26H50Q62 26 62 40Z', '#b96a33') +
    line('M22 42H62M32 27V62M52 27V62', '#5c2f12', 3) +
    fill('M37 38H47V50H37Z', '#ffc24b') +
    fill(disc(42, 44, 2.4), '#5c2f12'),
  biscuits: () =>
    paper(TIN, '#c0392b') +
    fill('M23 34Q42 26 61 34Q42 43 23 34Z', '#8ed0f2') +
    fill(disc(36, 32, 6) + disc(49, 32, 6), '#d9a25a') +
    fill(disc(34, 31, 1.2) + disc(38, 33, 1.2) + disc(48, 31, 1.2) + disc(51, 33, 1.2), '#6b3516') +
    line('M27 47Q42 55 57 47', '#fff5db', 3),
  spring: () =>
    paper(BASIN, '#8f8a84') +
    fill('M23 51Q25 47 42 47Q59 47 61 51Q58 57 42 57Q26 57 23 51Z', '#56b4e9') +
    line('M42 52V32M42 34Q34 26 30 38M42 34Q50 26 54 38', '#8ed0f2', 4) +
    fill(disc(36, 24, 2.6) + disc(48, 22, 2) + disc(43, 17, 1.6), '#dff3fb'),
  spikes: () =>
    paper(SPIKES, '#9aa7ad') +
    fill('M24 34L31 52L24 62L18 62ZM37 26L43 50L36 62H31ZM50 28L55 52L50 62H44Z', '#c9d3d6') +
    line('M20 63Q42 70 64 63', '#5d6a70', 3),
  nest: () =>
    fill(`${disc(34, 36, 8)}${disc(50, 36, 8)}`, '#041216', ' fill-opacity=".35"') +
    paper(NEST, '#9a6a35') +
    fill('M24 47Q30 43 42 43Q54 43 60 47Q54 53 42 53Q30 53 24 47Z', '#3a2412') +
    fill(`${disc(36, 47, 4)}${disc(49, 47, 4)}`, '#ffe08a') +
    fill(`${disc(37, 47.5, 1.8)}${disc(48, 47.5, 1.8)}`, '#1d1208') +
    line('M22 56L34 60M30 63L46 58M42 64L60 57M24 51L20 44M60 51L66 44', '#c99a55', 2.4),
  trapdoor: () =>
    paper(HATCH, '#2a1a0e') +
    fill('M24 40H60V60H24Z', '#0d0704') +
    fill('M20 36L28 20H70L64 36Z', '#b96a33') +
    line('M33 35L40 21M46 35L52 21M58 35L63 21', '#6b3516', 2.4) +
    line('M42 58V46M36 52L42 58L48 52', '#ffc24b', 3.4),
  lift: () =>
    paper(CAGE, '#25626d') +
    fill('M28 28H56V62H28Z', '#123a43') +
    line('M35 28V62M49 28V62M42 24V12M34 14H50', '#ffc24b', 2.6) +
    fill('M36 48H48V56Q48 60 42 60Q36 60 36 56Z', '#fff5db') +
    line('M48 50Q53 50 52 54Q51 57 48 56M39 44Q37 41 40 39M44 44Q42 41 45 39', '#fff5db', 2),
  stall: () =>
    paper(STALL, '#8a4b22') +
    fill('M26 42H58V52H26Z', '#3a2412') +
    fill('M18 36L24 22H30L27 38Q22 42 18 36ZM36 38L38 22H46L48 38Q42 43 36 38ZM57 38L54 22H60L66 36Q62 42 57 38Z', '#e4571f') +
    fill('M27 38L30 22H38L36 38Q31 43 27 38ZM48 38L46 22H54L57 38Q52 43 48 38Z', '#fff5db') +
    fill(disc(34, 48, 4) + disc(43, 48, 4), '#ffc24b') +
    fill('M49 44H55V52H49Z', '#cc79a7'),
  gate: () =>
    paper(GATE, '#8f8a84') +
    fill('M25 66V41Q25 27 42 27Q59 27 59 41V66Z', '#2a1a0e') +
    fill(disc(36, 58, 5) + disc(46, 59, 6) + disc(53, 61, 4) + disc(41, 52, 4), '#ffc24b') +
    fill('M48 34l2 4 4 2-4 2-2 4-2-4-4-2 4-2Z', '#fff5db') +
    line('M33 31V65M42 28V65M51 31V65M26 48H58', '#5d6a70', 3.2) +
    fill('M36 42H48V54H36Z', '#c9862b') +
    line('M38 42Q38 36 42 36Q46 36 46 42', '#c9862b', 2.6) +
    fill(`${disc(42, 46.5, 2)}M41 47h2v4h-2Z`, '#3a2412'),
  signpost: () =>
    paper(POST, '#6b3516') +
    fill('M30 22H61L69 30L61 38H30Z', '#c98f4e') +
    fill('M54 42H23L15 50L23 58H54Z', '#d9a25a') +
    line('M36 27H56M36 33H52M30 47H48M33 53H48', '#6b3516', 2.2) +
    fill(disc(42, 14, 4), '#ffc24b'),
  crown: () =>
    paper(CROWN, '#c9862b') +
    fill('M20 32L31 45L42 24L53 45L64 32L60 56H24Z', '#ffc24b') +
    fill(disc(20, 31, 3.4) + disc(42, 23, 3.8) + disc(64, 31, 3.4), '#fff5db') +
    fill(disc(42, 50, 3.6), '#c0392b') +
    fill(disc(31, 51, 2.6) + disc(53, 51, 2.6), '#56b4e9'),
  trap: () =>
    paper(HEAP, '#4b6b2c') +
    fill(scallop(32, 58, 9, 7, 1.1) + scallop(52, 58, 9, 7, 1.1), '#77993f') +
    `<text x="42" y="60" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="22" fill="#fff5db">?</text>`,
};

const sources = new Map<string, string>();
/** A thing as the address of a picture. A thing without a drawing looks like a chest. */
export function thingSource(id: string): string {
  const known = sources.get(id);
  if (known !== undefined) return known;
  const drawing = (DRAWINGS[id] ?? DRAWINGS['small-chest'])?.() ?? '';
  const made = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 84">${drawing}</svg>`)}`;
  sources.set(id, made);
  return made;
}

/** A thing as the background of an element. */
export const thingPicture = (id: string): string => `url("${thingSource(id)}")`;
