import type { Emblem } from '../../../../engine/seats.ts';
import { EMBLEM_COLOURS, EmblemShape } from '../../../parts/Emblem.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { Torch } from '../../../parts/Torch.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { BannerShape } from '../Banner.tsx';
import { Badges, HeartSlip } from './Badges.tsx';

type HeroProps = {
  readonly figure: Figure;
  readonly mood: Mood;
  readonly emblem: Emblem;
  readonly torch: boolean;
  readonly hp: number;
  readonly most: number;
  readonly states: string;
  /** Whose banner it bears, in a contest. */
  readonly side: number | null;
};

/** A hero: a disc in its player's colour, the puppet that leans out of the square, the emblem; whoever has the torch, with halo and torch. */
export const HeroFigure = memoized(({ figure, mood, emblem, torch, hp, most, states, side }: HeroProps) => {
  const weak = hp <= 2 && hp < most;
  return (
    <>
      <svg class="puppet" viewBox="0 0 38 38" aria-hidden>
        {torch && (
          <g class="halo">
            <use href="#print-halo" />
          </g>
        )}
        <ellipse cx="22" cy="31.2" rx="17.5" ry="10.6" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
        <ellipse cx="19" cy="30" rx="17.5" ry="10.3" style={{ fill: 'var(--ink)' }} />
        <ellipse
          cx="19"
          cy="28.1"
          rx="17.5"
          ry="10.3"
          style={{ fill: EMBLEM_COLOURS[emblem], stroke: 'var(--paper-hi)' }}
          stroke-width="1.5"
        />
        <g transform={weak ? 'rotate(-13 19 30)' : 'rotate(0)'}>
          <g transform="translate(-5 -19.5) scale(.24)">
            <PuppetShape figure={figure} mood={mood} />
          </g>
        </g>
      </svg>
      {torch && <Torch />}
      <svg class="puppet" viewBox="0 0 38 38" aria-hidden>
        <g transform="translate(20.5 16) scale(.4917)">
          <EmblemShape emblem={emblem} shadow={false} />
        </g>
        {side !== null && (
          <g transform="translate(-5 13) scale(.42)">
            <BannerShape side={side} />
          </g>
        )}
        {weak && <HeartSlip hp={hp} x={6} y={34} />}
        <Badges states={states} x={-2} y={-13} />
      </svg>
    </>
  );
});
