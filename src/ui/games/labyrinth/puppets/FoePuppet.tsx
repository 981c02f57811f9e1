import { type Content, need } from '../../../../games/labyrinth/content.ts';
import { CutOutShape } from '../../../parts/CutOut.tsx';
import { moved, star } from '../../../parts/geometry.ts';
import { cutOf } from '../../../parts/inks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { still } from '../../../parts/still.tsx';
import { Stick } from './Stick.tsx';

const BASE = star(100, 96, 88, 74, 12);
const CAST = moved(BASE, 5, 9);

type FoeProps = {
  readonly kind: string;
  readonly content: Content;
  readonly size?: number;
  /** Held by its stick, as on the stage. */
  readonly stick?: boolean;
};

/** A monster as a puppet: a spiked sheet of plum, so that friend and foe differ in outline alone. */
export const FoePuppet = still(({ kind, content, size, stick = false }: FoeProps) => (
  <Picture class="foe-puppet" viewBox="0 0 200 200" size={size}>
    {stick && <Stick />}
    <path d={CAST} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
    <path d={BASE} style={{ fill: 'var(--plum)', stroke: 'var(--paper-hi)' }} stroke-width="6" stroke-linejoin="round" />
    <g transform="translate(32 28) scale(.266)">
      <CutOutShape {...cutOf(need(content.monsters, kind).art)} width={40} shadow={[16, 22]} />
    </g>
  </Picture>
));
