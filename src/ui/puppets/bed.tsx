import type { Emblem } from '../../engine/seats.ts';
import { EMBLEM_COLOURS, EmblemShape } from '../parts/Emblem.tsx';
import { star } from '../parts/geometry.ts';
import { PAINTS } from './puppet-colours.ts';

const PILLOW = 'M14 60Q100 36 186 60Q196 110 188 168Q100 184 12 168Q4 110 14 60Z';
const STARS = star(24, 30, 16, 7, 5) + star(100, -8, 15, 6.5, 5) + star(176, 30, 16, 7, 5);

/** The pillow that somebody who is out lies on. */
export const Pillow = () => (
  <>
    <path d={PILLOW} transform="translate(4 8)" style={{ fill: 'var(--cast)' }} fill-opacity=".38" />
    <path d={PILLOW} style={{ fill: PAINTS.snow, stroke: PAINTS['paper-hi'] }} stroke-width="8" stroke-linejoin="round" />
    <path d="M14 60l18 14M186 60l-18 14" fill="none" stroke-width="5" stroke-linecap="round" style={{ stroke: PAINTS.tin }} />
  </>
);

type BlanketProps = {
  /** Where its hem lies. */
  readonly top: number;
  /** Whose blanket: it has their colour. Monsters lie under plum. */
  readonly emblem?: Emblem | undefined;
};

/** The blanket over somebody who is out, and the stars above. */
export function Blanket({ top, emblem }: BlanketProps) {
  const cloth = `M10 ${top}Q100 ${top - 14} 190 ${top}L194 186Q100 200 6 186Z`;
  const hem = `M10 ${top}Q100 ${top - 14} 190 ${top}L191 ${top + 17}Q100 ${top + 3} 9 ${top + 17}Z`;
  return (
    <>
      <path
        d={cloth}
        style={{ fill: emblem ? EMBLEM_COLOURS[emblem] : PAINTS.plum, stroke: PAINTS['paper-hi'] }}
        stroke-width="7"
        stroke-linejoin="round"
      />
      {!emblem && (
        <path
          d={`M30 ${top + 34}h24M88 ${top + 40}h24M146 ${top + 34}h24`}
          fill="none"
          stroke-width="8"
          style={{ stroke: PAINTS['plum-hi'] }}
        />
      )}
      <path d={hem} style={{ fill: PAINTS['paper-hi'] }} />
      <path d={STARS} style={{ fill: PAINTS.flame, stroke: PAINTS['ember-lo'] }} stroke-width="4" stroke-linejoin="round" />
      {emblem && (
        <g transform="translate(76 144)">
          <EmblemShape emblem={emblem} shadow={false} />
        </g>
      )}
    </>
  );
}
