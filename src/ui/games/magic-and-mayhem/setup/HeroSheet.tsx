import type { ComponentChildren } from 'preact';
import type { Sentence } from '../../../../engine/shared/sentences.ts';
import type { HeroCard } from '../../../../games/magic-and-mayhem/content/card-schemas.ts';
import { attackText } from '../../../../games/magic-and-mayhem/text/cards.ts';
import { STAT_NAMES } from '../../../../games/magic-and-mayhem/text/keywords.ts';
import { Heart } from '../../../parts/Heart.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { cutOf } from '../../../parts/inks.ts';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { type Held, PickCard } from '../../../shell/seats/PickCard.tsx';
import { AbilityBar } from '../cards/AbilityBar.tsx';
import { heroFigure } from '../puppet-figures.ts';

const PAPERS = { head: 'var(--flame)', ink: 'var(--ink)', stage: '#26391a', rings: ['var(--moss-lo)', 'var(--moss)', 'var(--glow)'] };

type HeroSheetProps = Held & { readonly hero: HeroCard; readonly power: readonly Sentence[] };

/** A hero's card: puppet, numbers, attack and power, all in words. */
export const HeroSheet = ({ hero, power, ...held }: HeroSheetProps) => (
  <PickCard
    name={hero.name}
    title={hero.title}
    cut={cutOf(hero.art)}
    portrait={<PuppetShape figure={heroFigure(hero.id)} />}
    papers={PAPERS}
    {...held}
  >
    <AbilityBar lit={hero.abilities} size={1.625} />
    <ul class="hero-numbers">
      <Measure words="Hearts" n={hero.hp} picture={<Heart size={1.5} />} />
      <Measure words={STAT_NAMES.mov} n={hero.mov} picture={<Icon name="walking-boot" size={1.5} />} />
      <Measure words={STAT_NAMES.str} n={hero.str} picture={<Icon name="biceps" size={1.5} />} />
      <Measure words={STAT_NAMES.int} n={hero.int} picture={<Icon name="light-bulb" size={1.5} />} />
    </ul>
    <dl>
      <dt>{hero.attack.name}</dt>
      <dd>
        <SentenceText words={attackText(hero.attack)} />
      </dd>
      <dt>{hero.power.name}</dt>
      {power.map((line, i) => (
        <dd key={i}>
          <SentenceText words={line} />
        </dd>
      ))}
    </dl>
    <p class="hero-flavour">“{hero.flavour}”</p>
  </PickCard>
);

function Measure({ words, n, picture }: { words: string; n: number; picture: ComponentChildren }) {
  return (
    <li>
      {picture}
      <b>{n}</b>
      <span>{words}</span>
    </li>
  );
}
