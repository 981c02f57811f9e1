import type { ComponentChildren } from 'preact';
import { CutOutShape } from './CutOut.tsx';
import { type Art, cutOf } from './inks.ts';
import { LightPoolShape } from './LightPool.tsx';
import './card-background.css';

/** The papers behind a card's cut-out: the ground, and three rings of light. */
export type Papers = { readonly back: string; readonly rings: readonly [string, string, string]; readonly near: string };

type StageletProps = {
  readonly papers: Papers;
  readonly art?: Art | undefined;
  /** A drawing in a box of 200, in place of a cut-out. */
  readonly children?: ComponentChildren;
};

/**
 * The paper stage of a card: light, a cut-out or a puppet, and a hill in front of it. All of the cut-out is seen, however low and wide the place is:
 * ground and hill go on beside it.
 */
export const CardBackground = ({ papers, art, children }: StageletProps) => (
  <svg class="stagelet" viewBox="0 0 340 230" aria-hidden>
    <path d="M-900 -400H1240V630H-900Z" style={{ fill: papers.back }} />
    <LightPoolShape x={170} y={116} radii={[168, 124, 86]} colours={papers.rings} />
    {art && (
      <g transform="translate(78 20) scale(.36)">
        <CutOutShape {...cutOf(art)} width={26} shadow={[16, 24]} />
      </g>
    )}
    {children && <g transform="translate(66 8) scale(1.04)">{children}</g>}
    <path d="M-900 630V206H0Q80 190 170 203T340 200H1240V630Z" style={{ fill: papers.near }} />
  </svg>
);
