import type { Content } from '../../../games/labyrinth/content.ts';
import type { HeroView } from '../../../games/labyrinth/sights.ts';
import type { AnyCommand } from '../../../games/labyrinth/vocabulary.ts';
import { Button } from '../../parts/Button.tsx';
import { ItemSlip } from './cards/ItemCard.tsx';
import { type Way, Ways } from './fight/Ways.tsx';
import { type Offer, type Offers, that, those } from './offers.ts';

type DeedsProps = {
  readonly hero: HeroView | null;
  readonly fighting: boolean;
  readonly offers: Offers;
  readonly way: Way;
  readonly ways: readonly Way[];
  readonly content: Content;
  readonly onWay: (way: Way) => void;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
  readonly onGear: (card: string) => void;
};

/** What can be done besides tapping the scene: with what to fight, run, wait; and calling whoever knows. */
export function Deeds({ hero, fighting, offers, way, ways, content, onWay, onOffer, onWhy, onGear }: DeedsProps) {
  const [dm, skip, wait, flee] = (['call-dm', 'skip', 'wait', 'flee'] as const).map((what) => that(offers, what));
  const gear = [...those(offers, 'equip'), ...those(offers, 'put-away')];
  const one = (offer: Offer | null | undefined, words: string, icon: string, tone: 'primary' | 'quiet' | 'teal' = 'quiet') =>
    offer && (
      <Button tone={tone} icon={icon} data-option={offer.index} aria-label={offer.label} onClick={() => onOffer(offer)}>
        {words}
      </Button>
    );
  const chance = that(offers, 'target', ({ hero }) => hero === null);
  if (!fighting && !dm && !chance) return null;
  return (
    <section class="lab-deeds" aria-label="What you can do">
      {fighting && hero && (
        <>
          {one(skip, 'Skip the one you owe', 'night-sleep', 'primary')}
          {!skip && <Ways hero={hero} ways={ways} way={way} content={content} onWay={onWay} />}
          {one(flee, 'Run!', 'run') ?? (
            <Button tone="quiet" icon="run" aria-disabled onClick={() => onWhy((command) => command.do === 'flee')}>
              Run!
            </Button>
          )}
          {one(wait, 'Wait', 'player-next')}
          {gear.length > 0 && (
            <details class="lab-gear">
              <summary data-narrow="">Gear</summary>
              <p>Changing it takes the turn.</p>
              {gear.map((offer) => (
                <ItemSlip
                  key={offer.index}
                  card={offer.command.card}
                  content={content}
                  lit
                  says={offer.label}
                  onCard={() => onGear(offer.command.card)}
                />
              ))}
            </details>
          )}
        </>
      )}
      {one(chance, 'Let chance pick', 'rolling-dices')}
      {one(dm, 'Call the DM', 'cowled', 'teal')}
    </section>
  );
}
