import { memoized } from '../../../parts/memoize.tsx';
import { Picture } from '../../../parts/Picture.tsx';

const WALLS = 'M60 8h10v20H60ZM42 6L78 36H70V70H14V36H6Z';

/** Home Base: a small house with smoke over its chimney. */
export const HomeHouse = memoized(({ size }: { readonly size?: number }) => (
  <Picture class="home-house" viewBox="0 -18 84 98" size={size} label="">
    <path d="M8 70A38 9 0 1 1 84 70A38 9 0 1 1 8 70Z" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
    <path d={WALLS} style={{ fill: 'var(--paper-hi)', stroke: 'var(--paper-hi)' }} stroke-width="6" stroke-linejoin="round" />
    <path d="M58 6h12v22H58Z" style={{ fill: 'var(--heart-edge)' }} />
    <path d="M14 34H70V70H14Z" style={{ fill: 'var(--paper)' }} />
    <path d="M42 4L80 37H4Z" style={{ fill: 'var(--ember)' }} />
    <path d="M42 4L80 37H70L42 13L14 37H4Z" style={{ fill: 'var(--ember-lo)' }} />
    <path d="M33 70V54Q33 44 42 44Q51 44 51 54V70Z" style={{ fill: 'var(--wood)' }} />
    <path d="M19 44h10v11H19ZM55 44h10v11H55Z" style={{ fill: 'var(--flame)' }} />
    <path d="M24 44v11M19 49.500h10M60 44v11M55 49.500h10" fill="none" style={{ stroke: 'var(--wood)' }} stroke-width="2" />
    <path d="M36 27A6 6 0 1 1 48 27A6 6 0 1 1 36 27Z" style={{ fill: 'var(--glow)' }} />
    <path
      d="M64 2q-5 -5 0 -9t0 -9"
      fill="none"
      style={{ stroke: 'var(--paper-hi)' }}
      stroke-width="4"
      stroke-linecap="round"
      opacity=".9"
    />
  </Picture>
));
