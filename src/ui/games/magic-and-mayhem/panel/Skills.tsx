import { type Content, cardOf } from '../../../../games/magic-and-mayhem/content/content.ts';
import { basicAttack } from '../../../../games/magic-and-mayhem/rules/figures.ts';
import type { HeroView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import { reachText } from '../../../../games/magic-and-mayhem/text/attack-preview.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { DamageMark } from '../fight/DamageMark.tsx';
import { damageIcon } from '../fight/damage-icons.ts';
import { PowerWords } from './PowerWords.tsx';

/** What a hero can always do: the basic attack with its numbers, and the power. */
export function Skills({ hero, content }: { hero: HeroView; content: Content }) {
  const { power } = cardOf(content.heroes, hero.hero);
  const attack = basicAttack(hero, content);
  return (
    <div class="panel-skills">
      <p class="panel-attack">
        <CutOut icon={damageIcon(attack)} size={2.25} width={36} print="var(--wood-lo)" holes="var(--flame)" />
        <span>
          <b>{attack.name}</b>
          <span class="skill-words">
            Hits for {attack.damage}, {reachText(attack.range)}.
          </span>
        </span>
        <DamageMark damage={attack.damage} />
      </p>
      <p class="panel-power">
        <b>{power.name}</b>
        <PowerWords hero={hero} content={content} />
      </p>
    </div>
  );
}
