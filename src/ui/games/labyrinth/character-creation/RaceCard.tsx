import type { ComponentChildren } from 'preact';
import { speak } from '../../../../engine/shared/sentences.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { RaceId } from '../../../../games/labyrinth/state/constants.ts';
import { classText, raceText } from '../../../../games/labyrinth/text/heroes.ts';
import { range } from '../../../../games/labyrinth/text/numbers.ts';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Heart } from '../../../parts/Heart.tsx';
import { LightPool } from '../../../parts/LightPool.tsx';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { Puppet } from '../../../puppets/Puppet.tsx';
import type { CommandOf, Offer } from '../move-targets.ts';
import { Armour } from '../party/Numbers.tsx';
import { heroFigure } from '../puppet-figures.ts';
import './race-card.css';

type FolkProps = {
  readonly offer: Offer<CommandOf<'race' | 'class'>>;
  /** Of whom the class would be. */
  readonly race: RaceId | null;
  /** How many of that race sit at earlier seats. */
  readonly look: number;
  readonly content: Content;
  readonly onOffer: (offer: Offer) => void;
};

/** A race or a class as a card to tap. The plain numbers are signs; a reader hears them as a sentence, which is the first. */
export function RaceCard({ offer, race, look, content, onOffer }: FolkProps) {
  const { command } = offer;
  const people = command.do === 'race';
  const { name, flavour, ac } = people ? content.races[command.race] : content.classes[command.class];
  const lines = people ? raceText(command.race, content) : classText(command.class, content);
  return (
    <li>
      <button type="button" class="folk" data-option={offer.index} onClick={() => onOffer(offer)}>
        <span class="folk-stage">
          <LightPool radii={[100, 76, 52]} colours={['var(--ring-2)', 'var(--ring-3)', 'var(--ring-4)']} />
          <Puppet
            figure={heroFigure(
              people
                ? { race: command.race, class: null, elements: [] }
                : { race: race ?? 'human', class: command.class, elements: [], look },
            )}
          />
        </span>
        <b>{name}</b>
        <span class="folk-signs" aria-hidden>
          {people ? <Life hp={content.races[command.race].hp} /> : <Blow die={content.classes[command.class].unarmed.die} />}
          {ac !== 0 && <Armour ac={ac} size={1.875} plus={!people} />}
        </span>
        {lines.map((line, i) => (
          <span key={speak(line)} class={i === 0 ? 'visually-hidden' : 'folk-line'}>
            <SentenceText words={line} />
          </span>
        ))}
        <small>“{flavour}”</small>
      </button>
    </li>
  );
}

const Sign = ({ children }: { children: ComponentChildren }) => <span class="folk-sign">{children}</span>;
const Life = ({ hp }: { hp: number }) => (
  <Sign>
    <Heart size={1.5} />
    {hp}
  </Sign>
);
const Blow = ({ die }: { die: string }) => (
  <Sign>
    <CutOut icon="fist" size={1.75} width={36} print="var(--wood-lo)" />
    {range(die)}
  </Sign>
);
