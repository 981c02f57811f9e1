import { CutOutShape } from './CutOut.tsx';
import { type Art, cutOf } from './inks.ts';
import { PoolShape } from './Pool.tsx';
import './stagelet.css';

/** The papers behind a card's cut-out: the ground, and three rings of light. */
export type Papers = { readonly back: string; readonly rings: readonly [string, string, string]; readonly near: string };

type StageletProps = {
  readonly art: Art;
  readonly papers: Papers;
};

/**
 * The paper stage of a card: light, the cut-out, and a hill in front of it. All of the cut-out is seen, however low and wide the place is:
 * ground and hill go on beside it.
 */
export const Stagelet = ({ art, papers }: StageletProps) => (
  <svg class="stagelet" viewBox="0 0 340 230" aria-hidden="true">
    <path d="M-900 -400H1240V630H-900Z" style={{ fill: papers.back }} />
    <PoolShape x={170} y={116} radii={[168, 124, 86]} colours={papers.rings} />
    <g transform="translate(78 20) scale(.36)">
      <CutOutShape {...cutOf(art)} width={26} shadow={[16, 24]} />
    </g>
    <path d="M-900 630V206H0Q80 190 170 203T340 200H1240V630Z" style={{ fill: papers.near }} />
  </svg>
);
