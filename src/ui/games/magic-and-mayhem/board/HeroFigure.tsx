import type { Emblem } from '../../../../engine/seats.ts';
import { CutOutShape } from '../../../parts/CutOut.tsx';
import { EMBLEM_COLOURS, EmblemShape } from '../../../parts/Emblem.tsx';
import { still } from '../../../parts/still.tsx';
import { Torch } from '../../../parts/Torch.tsx';
import { BannerShape } from '../Banner.tsx';
import { Badges, HeartSlip } from './Badges.tsx';

type HeroProps = {
  readonly icon: string;
  readonly print: string;
  readonly holes: string;
  readonly flip: boolean;
  readonly emblem: Emblem;
  readonly torch: boolean;
  readonly hp: number;
  readonly most: number;
  readonly states: string;
  /** Whose banner it bears, in a contest. */
  readonly side: number | null;
};

/** A hero: a disc in its player's colour, the cut-out that leans out of the square, the emblem; whoever has the torch, with halo and torch. */
export const HeroFigure = still(({ emblem, torch, hp, most, states, side, ...cut }: HeroProps) => {
  const weak = hp <= 2 && hp < most;
  return (
    <>
      <svg class="puppet" viewBox="0 0 38 38" aria-hidden="true">
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
          <g transform="translate(-5.3 -20.5) scale(.0949)">
            <CutOutShape {...cut} width={64} shadow={[21, 21]} />
          </g>
          {weak && <use href="#print-plaster" transform="translate(6 -10) rotate(28)" />}
        </g>
      </svg>
      {torch && <Torch />}
      <svg class="puppet" viewBox="0 0 38 38" aria-hidden="true">
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
