import { CutOutShape } from './CutOut.tsx';
import { type Art, cutOf } from './inks.ts';
import { PoolShape } from './Pool.tsx';
import './stagelet.css';

/** The papers behind a card's cut-out: the ground, and three rings of light. */
export type Papers = { readonly back: string; readonly rings: readonly [string, string, string]; readonly near: string };

/** The paper stage of a card: light, the cut-out, and a hill in front of it. */
export const Stagelet = ({ art, papers }: { art: Art; papers: Papers }) => (
  <svg class="stagelet" viewBox="0 0 340 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0 0H340V230H0Z" style={{ fill: papers.back }} />
    <PoolShape x={170} y={116} radii={[168, 124, 86]} colours={papers.rings} />
    <g transform="translate(78 20) scale(.36)">
      <CutOutShape {...cutOf(art)} width={26} shadow={[16, 24]} />
    </g>
    <path d="M0 230V206Q80 190 170 203T340 200V230Z" style={{ fill: papers.near }} />
  </svg>
);
