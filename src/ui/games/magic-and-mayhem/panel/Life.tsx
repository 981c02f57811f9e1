import { pluralize } from '../../../../engine/shared/sentences.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import { basicAttack } from '../../../../games/magic-and-mayhem/rules/figures.ts';
import type { HeroView } from '../../../../games/magic-and-mayhem/state/view-types.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { Hearts } from '../../../parts/Heart.tsx';
import { Icon } from '../../../parts/Icon.tsx';

/** A hero's hearts and gold. A phone has room for two numbers besides: the steps left, and what the basic attack does. */
export function Life({ hero, steps, content }: { hero: HeroView; steps: number | null; content: Content }) {
  const { hp, most, gold, goldLimit, mov } = hero;
  const { name, damage } = basicAttack(hero, content);
  return (
    <div class="panel-life">
      <Hearts now={hp} most={most} size={most > 7 ? 1.1 : most > 6 ? 1.25 : 1.5} />
      <span class="panel-gold panel-steps" role="img" aria-label={pluralize(steps ?? mov, 'step')}>
        <Icon name="walking-boot" size={1.5} /> {steps ?? mov}
      </span>
      <span class="panel-gold panel-steps" role="img" aria-label={`${name}: hits for ${damage}`}>
        <Icon name="crossed-swords" size={1.5} /> {damage}
      </span>
      <span class="panel-gold" role="img" aria-label={`${gold} of ${goldLimit} gold`}>
        <Coin size={1.75} /> {gold}
      </span>
    </div>
  );
}
