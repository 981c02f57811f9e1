import { CutOutShape } from '../../../parts/CutOut.tsx';
import { star } from '../../../parts/geometry.ts';
import { still } from '../../../parts/still.tsx';
import { Badges, HeartSlip, HeartStrip } from './Badges.tsx';

type FoeProps = {
  readonly icon: string;
  readonly print: string;
  readonly holes: string;
  readonly flip: boolean;
  readonly number: number;
  readonly hp: number;
  readonly most: number;
  readonly states: string;
  readonly unseen: boolean;
  /** The arrow in degrees, when it matters where it looks: 0 is east. It may run past a full turn. */
  readonly arrow: number | null;
};

const BASE = { cast: star(21.3, 22.8, 21.3, 16.7, 12), edge: star(19, 19.8, 21.3, 16.7, 12), top: star(19, 19.8, 17.9, 14.4, 12) };
const BIG = { cast: star(2.3, 3.8, 40.3, 34.2, 16), edge: star(0, 0, 40.3, 34.2, 16), top: star(0, 0, 36.1, 30.4, 16) };

function Numeral({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="1.2" r="10.3" style={{ fill: 'var(--ink)' }} />
      <circle r="9.5" style={{ fill: 'var(--paper-hi)' }} />
      <text class="board-word" y="5.5" font-size={number > 9 ? 13 : 16} text-anchor="middle" style={{ fill: 'var(--plum-lo)' }}>
        {number}
      </text>
    </g>
  );
}

function Arrow({ degrees, reach, wide }: { degrees: number; reach: number; wide: number }) {
  return (
    <g class="arrow" style={{ transform: `rotate(${degrees}deg)` }}>
      <path
        d={`M${reach}${-wide}L${reach + wide * 1.35} 0L${reach} ${wide}Z`}
        style={{ fill: 'var(--ember)', stroke: 'var(--paper-hi)' }}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** A monster: a spiked base, the cut-out, its number. One that nobody sees is only a dashed guess. */
export const FoeFigure = still(({ number, hp, most, states, unseen, arrow, ...cut }: FoeProps) => {
  if (unseen) {
    return (
      <svg class="puppet" viewBox="0 0 38 38" aria-hidden="true">
        <path d={BASE.edge} fill="none" style={{ stroke: 'var(--plum-hi)' }} stroke-width="2" stroke-dasharray="4 3.5" />
        <g transform="translate(0 -5) scale(.0742)" stroke-linejoin="round">
          <use href="#mass-ghost" style={{ fill: 'var(--paper-hi)', stroke: 'var(--paper-hi)' }} stroke-width="60" opacity=".5" />
          <use href="#mass-ghost" fill="none" style={{ stroke: 'var(--plum)' }} stroke-width="26" stroke-dasharray="48 40" />
        </g>
        <Numeral number={number} x={4} y={4} />
      </svg>
    );
  }
  return (
    <svg class="puppet" viewBox="0 0 38 38" aria-hidden="true">
      {arrow !== null && (
        <g transform="translate(19 19.8)">
          <Arrow degrees={arrow} reach={14} wide={15} />
        </g>
      )}
      <path d={BASE.cast} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <path d={BASE.edge} style={{ fill: 'var(--plum)' }} />
      <path d={BASE.top} style={{ fill: 'var(--plum-hi)' }} />
      <g transform="translate(-1.9 -6.8) scale(.0816)">
        <CutOutShape {...cut} width={56} shadow={[25, 25]} />
      </g>
      <Numeral number={number} x={4} y={4.2} />
      {hp < most && <HeartSlip hp={hp} x={30} y={35} />}
      <Badges states={states} x={28} y={-4} />
    </svg>
  );
});

/** The boss, at nearly two squares: sixteen spikes, an arrow where it looks, its hearts below. */
export const BossFigure = still(({ number: _, hp, most, states, unseen: _unseen, arrow, ...cut }: FoeProps) => (
  <svg class="puppet" viewBox="0 0 38 38" aria-hidden="true">
    <g transform="translate(19 16) scale(.85)">
      {arrow !== null && <Arrow degrees={arrow} reach={35} wide={22} />}
      <path d={BIG.cast} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <path d={BIG.edge} style={{ fill: 'var(--plum-lo)' }} />
      <path d={BIG.top} style={{ fill: 'var(--plum)' }} />
      <path d={star(0, 0, 30, 25, 16)} style={{ fill: 'var(--plum-hi)' }} fill-opacity=".55" />
      <g transform="translate(-35 -39) scale(.1366)">
        <CutOutShape {...cut} width={34} shadow={[22, 22]} />
      </g>
      <HeartStrip hp={hp} most={most} x={-43} y={26} />
      <Badges states={states} x={26} y={-34} />
    </g>
  </svg>
));
