import { memoized } from '../../../parts/memoize.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { Badges, HeartSlip, HeartStrip } from './Badges.tsx';

type FoeProps = {
  readonly figure: Figure;
  readonly mood: Mood;
  /** Which of its kind it is, where several are on the board: it says which hat it wears. */
  readonly gang: number | undefined;
  readonly number: number;
  readonly hp: number;
  readonly most: number;
  readonly states: string;
  readonly unseen: boolean;
  /** The arrow in degrees, when it matters where it looks: 0 is east. It may run past a full turn. */
  readonly arrow: number | null;
};

function Numeral({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href="#print-numeral" />
      <text class="board-word" y="5.5" font-size={number > 9 ? 13 : 16} text-anchor="middle" style={{ fill: 'var(--plum-lo)' }}>
        {number}
      </text>
    </g>
  );
}

const Arrow = ({ of, degrees }: { of: 'foe' | 'boss'; degrees: number }) => (
  <g class="arrow" style={{ transform: `rotate(${degrees}deg)` }}>
    <use href={`#print-${of}-arrow`} />
  </g>
);

/** A monster: a spiked base, the puppet, its number; its hearts above, where nobody before it hides them. One that nobody sees is only a dashed guess. */
export const MonsterFigure = memoized(({ figure, mood, gang, number, hp, most, states, unseen, arrow }: FoeProps) => {
  if (unseen) {
    return (
      <svg class="puppet" viewBox="0 0 38 38" aria-hidden>
        <use href="#print-unseen" />
        <Numeral number={number} x={4} y={4} />
      </svg>
    );
  }
  return (
    <svg class="puppet" viewBox="0 0 38 38" aria-hidden>
      {arrow !== null && (
        <g transform="translate(19 19.8)">
          <Arrow of="foe" degrees={arrow} />
        </g>
      )}
      <use href="#print-foe-base" />
      <g transform="translate(-2.5 -9.5) scale(.215)">
        <PuppetShape figure={figure} mood={mood} gang={gang} numbered={false} />
      </g>
      <Numeral number={number} x={4} y={4.2} />
      {hp < most && <HeartSlip hp={hp} x={26} y={1} />}
      <Badges states={states} x={26} y={28} />
    </svg>
  );
});

/** The boss, at nearly two squares: sixteen spikes, an arrow where it looks, its hearts below. */
export const BossFigure = memoized(({ figure, mood, hp, most, states, arrow }: FoeProps) => (
  <svg class="puppet" viewBox="0 0 38 38" aria-hidden>
    <g transform="translate(19 16) scale(.85)">
      {arrow !== null && <Arrow of="boss" degrees={arrow} />}
      <use href="#print-boss-base" />
      <g transform="translate(-36 -43) scale(.36)">
        <PuppetShape figure={figure} mood={mood} />
      </g>
      <HeartStrip hp={hp} most={most} x={-43} y={26} />
      <Badges states={states} x={26} y={-34} />
    </g>
  </svg>
));
