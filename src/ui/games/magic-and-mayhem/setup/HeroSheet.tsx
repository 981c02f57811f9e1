import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Sentence } from '../../../../engine/kit/words.ts';
import type { Emblem as EmblemId } from '../../../../engine/seats.ts';
import type { HeroCard } from '../../../../games/magic-and-mayhem/cards.ts';
import { attackText } from '../../../../games/magic-and-mayhem/describe/cards.ts';
import { Button } from '../../../parts/Button.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Emblem } from '../../../parts/Emblem.tsx';
import { Heart } from '../../../parts/Heart.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { Pool } from '../../../parts/Pool.tsx';
import { Say } from '../../../parts/Say.tsx';
import { AbilityBar } from '../cards/AbilityBar.tsx';

type HeroSheetProps = {
  readonly hero: HeroCard;
  readonly power: readonly Sentence[];
  /** Already this seat's. */
  readonly mine: boolean;
  /** The name of somebody else who has it, and their picture. */
  readonly holder: string | null;
  readonly emblem: EmblemId | null;
  readonly onPick: () => void;
};

/** A hero's card: puppet, numbers, attack and power, all in words. */
export function HeroSheet({ hero, power, mine, holder, emblem, onPick }: HeroSheetProps) {
  const name = useId();
  return (
    <article class={mine ? 'hero-sheet mine' : 'hero-sheet'} aria-labelledby={name}>
      <header>
        <h3 id={name}>{hero.name}</h3>
        <p>{hero.title}</p>
      </header>
      <div class="hero-stage">
        <Pool class="hero-light" radii={[120, 92, 64]} colours={['var(--moss-lo)', 'var(--moss)', 'var(--glow)']} />
        <CutOut class="hero-puppet" {...cutOf(hero.art)} width={30} />
        {emblem && (
          <span class="hero-holder chip raised">
            <Emblem emblem={emblem} size={1.75} label="" />
            {mine ? 'Yours' : holder}
          </span>
        )}
      </div>
      <AbilityBar lit={hero.abilities} size="1.625rem" />
      <ul class="hero-numbers">
        <Measure words="Hearts" n={hero.hp} picture={<Heart size={1.5} />} />
        <Measure words="Steps" n={hero.mov} picture={<Icon name="walking-boot" size={1.5} />} />
        <Measure words="Strength" n={hero.str} picture={<Icon name="biceps" size={1.5} />} />
        <Measure words="Wits" n={hero.int} picture={<Icon name="light-bulb" size={1.5} />} />
      </ul>
      <dl>
        <dt>{hero.attack.name}</dt>
        <dd>
          <Say words={attackText(hero.attack)} />
        </dd>
        <dt>{hero.power.name}</dt>
        {power.map((line, i) => (
          <dd key={i}>
            <Say words={line} />
          </dd>
        ))}
      </dl>
      <p class="hero-flavour">“{hero.flavour}”</p>
      <Button tone="quiet" size="small" aria-pressed={mine} onClick={onPick}>
        {mine ? `Stay ${hero.name}` : holder === null ? `Be ${hero.name}` : `Swap with ${holder}`}
      </Button>
    </article>
  );
}

function Measure({ words, n, picture }: { words: string; n: number; picture: ComponentChildren }) {
  return (
    <li>
      {picture}
      <b>{n}</b>
      <span>{words}</span>
    </li>
  );
}
