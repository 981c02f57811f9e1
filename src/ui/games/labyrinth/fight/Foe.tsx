import { type Content, need } from '../../../../games/labyrinth/content.ts';
import type { FoeView } from '../../../../games/labyrinth/sights.ts';
import { type Cue, Flourish } from '../../../parts/board/Flourish.tsx';
import { CutOutShape } from '../../../parts/CutOut.tsx';
import { moved, star } from '../../../parts/geometry.ts';
import { cutOf } from '../../../parts/inks.ts';
import { Picture } from '../../../parts/Picture.tsx';
import { still } from '../../../parts/still.tsx';
import { Armour, HitPoints } from '../party/Numbers.tsx';

const BASE = star(100, 96, 88, 74, 12);
const CAST = moved(BASE, 5, 9);

/** A monster as a puppet on a stick: a spiked sheet of plum, so that friend and foe differ in outline alone. */
export const FoePuppet = still(
  ({ kind, content, size, class: name = '' }: { kind: string; content: Content; size?: number; class?: string }) => (
    <Picture class={`foe-puppet ${name}`} viewBox="0 0 200 200" size={size}>
      <path d="M106 150V262" style={{ stroke: 'var(--cast)' }} stroke-width="12" stroke-opacity=".35" />
      <path d="M100 150V258" style={{ stroke: 'var(--wood-hi)' }} stroke-width="12" />
      <path d="M103 150V258" style={{ stroke: 'var(--wood)' }} stroke-width="5" />
      <path d={CAST} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <path d={BASE} style={{ fill: 'var(--plum)', stroke: 'var(--paper-hi)' }} stroke-width="6" stroke-linejoin="round" />
      <g transform="translate(32 28) scale(.266)">
        <CutOutShape {...cutOf(need(content.monsters, kind).art)} width={40} shadow={[16, 22]} />
      </g>
    </Picture>
  ),
);

type FoeProps = {
  readonly foe: FoeView;
  readonly nth: number;
  readonly content: Content;
  /** What a tap does: an answer, or a look at its sheet. */
  readonly option: number | null;
  readonly label: string;
  readonly cue: Cue | null;
  /** It acts just now. */
  readonly now: boolean;
  readonly onFoe: (foe: FoeView) => void;
};

/** One monster in a fight, with what it takes to hit it. */
export const Foe = still(({ foe, nth, content, option, label, cue, now, onFoe }: FoeProps) => (
  <li class={`foe ${option === null ? '' : 'lit'} ${now ? 'now' : ''}`} data-foe={foe.id}>
    <button type="button" aria-label={label} {...(option === null ? {} : { 'data-option': option })} onClick={() => onFoe(foe)}>
      <FoePuppet kind={foe.kind} content={content} />
      <span class="foe-sign paper">
        <b>
          {need(content.monsters, foe.kind).name} {nth > 0 ? nth : ''}
        </b>
        <HitPoints now={foe.hp} most={foe.most} foe />
      </span>
      <Armour ac={foe.ac} />
    </button>
    <span class="foe-cue">
      <Flourish cue={cue ? { ...cue, square: 0 } : null} width={1} />
    </span>
  </li>
));
