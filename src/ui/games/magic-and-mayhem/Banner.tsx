import { SIDE_NAMES } from '../../../games/magic-and-mayhem/text/sides.ts';
import { Picture } from '../../parts/Picture.tsx';

/** A side's banner as a group in a box of 40 by 52: the Owls' has two tails, the Foxes' one point; each has its colour and its face. */
export const BannerShape = ({ side }: { side: number }) => <use href={`#print-banner-${side}`} />;

/** A side's banner, `size` rem high. Its name is said, unless the words beside it do. */
export function Banner({ side, size, label = SIDE_NAMES[side] ?? '' }: { side: number; size: number; label?: string }) {
  return (
    <Picture class="banner" viewBox="-1 0 42 54" size={size} label={label}>
      <BannerShape side={side} />
    </Picture>
  );
}
