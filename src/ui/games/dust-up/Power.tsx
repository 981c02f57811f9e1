import { type Content, cardOf } from '../../../games/dust-up/content/content.ts';
import { CutOutShape } from '../../parts/CutOut.tsx';
import { scallop, star } from '../../parts/geometry.ts';
import { cutOf } from '../../parts/inks.ts';
import { PuppetShape } from '../../puppets/Puppet.tsx';
import { PAINTS } from '../../puppets/puppet-colours.ts';
import { PAPERS } from './cards/deck-colours.ts';
import { heroFigure } from './puppet-figures.ts';
import { SceneSheet } from './SceneSheet.tsx';
import './power.css';

const RINGS = [scallop(160, 112, 176, 18, 1.05), scallop(160, 112, 122, 16, 1.05)] as const;
const BURST = star(232, 92, 74, 50, 13);

type PowerProps = { readonly hero: string; readonly card: string; readonly content: Content };

/** A hero's power, when it is played for the first time (DU-15): they leap up, and what is on the card comes out of it. Decoration. */
export function Power({ hero, card, content }: PowerProps) {
  const { name, icon } = cardOf(content.cards, card);
  const { art } = cardOf(content.heroes, hero);
  const { dark, stage, ring } = PAPERS[art.print];
  return (
    <SceneSheet class="dust-power" ground={dark} says={name.endsWith('!') ? name : `${name}!`}>
      <path d={RINGS[0]} style={{ fill: stage }} />
      <path d={RINGS[1]} style={{ fill: ring }} />
      <path d="M0 200H320V240H0Z" style={{ fill: dark }} />
      <g class="dust-power-thing">
        <path d={BURST} style={{ fill: PAINTS['paper-hi'], stroke: dark }} stroke-width="5" stroke-linejoin="round" />
        <g transform="translate(186 46) scale(.18)">
          <CutOutShape {...cutOf({ ...art, icon })} width={30} shadow={[14, 22]} />
        </g>
      </g>
      <g class="dust-power-puppet">
        <g transform="translate(-2 46) scale(.82)">
          <PuppetShape figure={heroFigure(hero)} mood="proud" stick />
        </g>
      </g>
    </SceneSheet>
  );
}
