import { PuppetShape } from '../../puppets/Puppet.tsx';
import { PAINTS } from '../../puppets/puppet-colours.ts';
import { heroFigure } from './puppet-figures.ts';
import { SceneSheet } from './SceneSheet.tsx';
import './entrance.css';

/** The two pictures of the Landlord's entrance. */
const STEPS = ['at-the-door', 'enters'] as const;
type Step = (typeof STEPS)[number];
export const isEntering = (kind: string): kind is Step => STEPS.some((step) => step === kind);

/** The noise has woken the Landlord (DU-24): he bangs on the door, and stands in the light. Decoration: the prompt says it in words. */
export const Entrance = ({ hero, step }: { readonly hero: string; readonly step: Step }) => (
  <SceneSheet
    class={`dust-entrance ${step}`}
    ground={PAINTS['night-900']}
    word={step === 'at-the-door' && 'Bang! Bang!'}
    says={step === 'enters' && 'Who is jumping on my floor?'}
  >
    {step === 'enters' && <path d="M100 24H220L320 240H0Z" style={{ fill: PAINTS.glow }} opacity=".5" />}
    <path d="M92 16H228V206H92Z" style={{ fill: PAINTS['wood-lo'] }} />
    <path d="M102 26H218V206H102Z" style={{ fill: step === 'enters' ? PAINTS.flame : PAINTS.wood }} />
    {step === 'enters' ? (
      <path
        class="dust-door"
        d="M218 26L276 10V228L218 206Z"
        style={{ fill: PAINTS['wood-hi'], stroke: PAINTS['wood-lo'] }}
        stroke-width="4"
      />
    ) : (
      <g class="dust-door" style={{ stroke: PAINTS['wood-lo'] }} stroke-width="4">
        <path d="M104 28H216V204H104Z" style={{ fill: PAINTS['wood-hi'] }} />
        <path d="M118 44H202V104H118ZM118 120H202V190H118Z" style={{ fill: PAINTS.wood }} />
        <circle cx="206" cy="114" r="6" style={{ fill: PAINTS.flame }} />
      </g>
    )}
    <path d="M0 204H320V240H0Z" style={{ fill: PAINTS['plum-lo'] }} />
    {step === 'enters' && (
      <g transform="translate(60 20)">
        <g class="dust-enters">
          <PuppetShape figure={heroFigure(hero)} mood="cross" stick />
        </g>
      </g>
    )}
  </SceneSheet>
);
