import type { Seat } from '../../../../engine/game.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { content } from '../../../../games/dust-up/content/loaded.ts';
import { cardText, mightyCards } from '../../../../games/dust-up/text/cards.ts';
import { cardName } from '../../../../games/dust-up/text/names.ts';
import { cutOf } from '../../../parts/inks.ts';
import { SentenceText } from '../../../parts/SentenceText.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { PuppetShape } from '../../../puppets/Puppet.tsx';
import { PickCard, PickCards } from '../../../shell/seats/PickCard.tsx';
import { PAPERS } from '../cards/deck-colours.ts';
import { heroFigure } from '../puppet-figures.ts';
import { heroes } from './options.ts';
import './hero-picker.css';

type HeroPickerProps = {
  readonly seats: readonly SeatRecord[];
  readonly seat: Seat;
  /** The heroes by seat. */
  readonly picked: readonly string[];
  readonly onPick: (hero: string) => void;
  readonly onBack: () => void;
};

/** All heroes of the box, each with its temper and its best tricks (DU-1). */
export const HeroPicker = ({ seats, seat, picked, onPick, onBack }: HeroPickerProps) => (
  <Sheet title={`Who is ${seats[seat]?.name ?? ''} tonight?`} onBack={onBack}>
    <PickCards
      {...{ seats, seat, heroes, picked, onPick }}
      onKeep={onBack}
      card={(hero, held) => {
        const { dark, stage, ring } = PAPERS[hero.art.print];
        return (
          <PickCard
            name={hero.name}
            title={hero.title}
            cut={cutOf(hero.art)}
            portrait={<PuppetShape figure={heroFigure(hero.id)} />}
            papers={{ head: dark, ink: 'var(--paper-hi)', stage, rings: [ring, 'var(--paper-hi)'] }}
            {...held}
          >
            <p class="dust-temper">“{hero.flavour}”</p>
            <dl class="dust-tricks">
              {mightyCards(hero.id, content).map((id) => (
                <div key={id}>
                  <dt>{cardName(id, content)}</dt>
                  <dd>
                    {cardText(id, content).map((line, i) => (
                      <span key={`line ${i}`}>
                        <SentenceText words={line} />{' '}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </PickCard>
        );
      }}
    />
  </Sheet>
);
