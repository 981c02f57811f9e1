import type { Content } from '../../../games/labyrinth/content.ts';
import type { HeroView, View } from '../../../games/labyrinth/sights.ts';
import type { AnyCommand } from '../../../games/labyrinth/vocabulary.ts';
import { Button } from '../../parts/Button.tsx';
import { ItemSlip } from './cards/ItemCard.tsx';
import { type Way, Ways } from './fight/Fight.tsx';
import { type Offer, type Offers, that, those } from './offers.ts';

type DeedsProps = {
  readonly view: View;
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
  readonly onDecks: () => void;
};

/** What can be done besides tapping the scene: with what to fight, run, wait; and what may be looked up. */
export function Deeds({ view, hero, fighting, offers, way, ways, content, onWay, onOffer, onWhy, onGear, onDecks }: DeedsProps) {
  const dm = that(offers, 'call-dm');
  const skip = that(offers, 'skip');
  const wait = that(offers, 'wait');
  const gear = [...those(offers, 'equip'), ...those(offers, 'put-away')];
  const one = (what: 'flee', words: string, icon: string) => {
    const offer = that(offers, what);
    return (
      <Button
        tone="quiet"
        icon={icon}
        {...(offer ? { 'data-option': offer.index, 'aria-label': offer.label } : { 'aria-disabled': true })}
        onClick={() => (offer ? onOffer(offer) : onWhy((command) => command.do === what))}
      >
        {words}
      </Button>
    );
  };
  return (
    <section class="lab-deeds paper" aria-label="What you can do">
      {fighting && hero && (
        <>
          {skip ? (
            <Button data-option={skip.index} aria-label={skip.label} icon="night-sleep" onClick={() => onOffer(skip)}>
              Skip the one you owe
            </Button>
          ) : (
            <Ways hero={hero} ways={ways} way={way} content={content} onWay={onWay} />
          )}
          <div class="lab-buttons">
            {one('flee', 'Run!', 'run')}
            {wait && (
              <Button tone="quiet" icon="player-next" data-option={wait.index} aria-label={wait.label} onClick={() => onOffer(wait)}>
                Wait
              </Button>
            )}
          </div>
          {gear.length > 0 && (
            <details class="lab-gear">
              <summary data-narrow="">Change your gear (takes the turn)</summary>
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
      <div class="lab-buttons">
        {dm && (
          <Button tone="teal" size="small" data-option={dm.index} aria-label={dm.label} onClick={() => onOffer(dm)}>
            Call the DM
          </Button>
        )}
        {!fighting && (
          <Button tone="quiet" size="small" onClick={onDecks}>
            {view.at === null ? 'The decks' : `${view.encounters.left} rooms to come`}
          </Button>
        )}
      </div>
    </section>
  );
}
