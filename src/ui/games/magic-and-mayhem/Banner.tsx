import { SIDE_NAMES } from '../../../games/magic-and-mayhem/describe/sides.ts';
import { Picture } from '../../parts/Picture.tsx';

/** The Owls' banner has two tails, the Foxes' one point; each has its colour and its face. */
const CLOTHS = [
  { cut: 'M4 5H36V47L20 37L4 47Z', colour: 'var(--plum)' },
  { cut: 'M4 5H36V33L20 49L4 33Z', colour: 'var(--ember-hi)' },
] as const;

const FACES = [
  <g key="owl">
    <circle cx="13" cy="19" r="6.5" style={{ fill: 'var(--paper-hi)' }} />
    <circle cx="27" cy="19" r="6.5" style={{ fill: 'var(--paper-hi)' }} />
    <path d="M16.5 24H23.5L20 31Z" style={{ fill: 'var(--flame)' }} />
    <g style={{ fill: 'var(--ink)' }}>
      <circle cx="14" cy="19" r="3" />
      <circle cx="26" cy="19" r="3" />
    </g>
  </g>,
  <g key="fox">
    <path d="M8 10L16 15H24L32 10V22L20 35L8 22Z" style={{ fill: 'var(--ember-lo)' }} />
    <path d="M10 23L17 24L20 35ZM30 23L23 24L20 35Z" style={{ fill: 'var(--paper-hi)' }} />
    <g style={{ fill: 'var(--ink)' }}>
      <circle cx="15" cy="20.5" r="1.8" />
      <circle cx="25" cy="20.5" r="1.8" />
      <circle cx="20" cy="33" r="2.4" />
    </g>
  </g>,
] as const;

/** A side's banner as a group in a box of 40 by 52. */
export function BannerShape({ side }: { side: number }) {
  const cloth = CLOTHS[side];
  return cloth ? (
    <g stroke-linejoin="round">
      <path d={cloth.cut} style={{ fill: 'var(--cast)' }} opacity=".4" transform="translate(2 3)" />
      <path d={cloth.cut} style={{ fill: cloth.colour, stroke: 'var(--paper-hi)' }} stroke-width="3" />
      <path d="M1 4H39" style={{ stroke: 'var(--wood)' }} stroke-width="5" stroke-linecap="round" />
      {FACES[side]}
    </g>
  ) : null;
}

/** A side's banner, `size` rem high. Its name is said, unless the words beside it do. */
export function Banner({ side, size, label = SIDE_NAMES[side] ?? '' }: { side: number; size: number; label?: string }) {
  return (
    <Picture class="banner" viewBox="-1 0 42 54" size={size} label={label}>
      <BannerShape side={side} />
    </Picture>
  );
}
