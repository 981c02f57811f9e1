import { DIFFICULTIES, STATISTICS } from '../../../../games/labyrinth/state/constants.ts';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/text/names.ts';
import { signed } from '../../../../games/labyrinth/text/numbers.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { Heart } from '../../../parts/Heart.tsx';
import { PuppetBadge } from '../../../puppets/PuppetBadge.tsx';
import { type Offer, those } from '../move-targets.ts';
import { HitPoints } from '../party/Numbers.tsx';
import { heroBadge } from '../puppet-props.ts';
import { CardChips } from './CardChips.tsx';
import { Chip } from './Chip.tsx';
import { Panel } from './Panel.tsx';
import type { DmProps } from './props.ts';

/** One hero behind the screen: what they get and lose, and what they shall try. */
export function HeroTools({ offers, view, content, seats, hero: seat, onOffer }: DmProps & { readonly hero: number }) {
  const hero = view.heroes[seat];
  const calls = those(offers, 'call-check');
  return (
    <>
      {hero && (
        <div class="dm-panel about">
          <PuppetBadge {...heroBadge(hero, view.heroes, seats)} size={6} />
          <div>
            <h3>{seats[seat]?.name}</h3>
            <HitPoints now={hero.hp} most={hero.most} />
            <p>
              <Coin size={1.5} /> {hero.coins} silver
            </p>
          </div>
        </div>
      )}
      <Panel title="Give or take">
        <div class="dm-row">
          {those(offers, 'coins').map(
            (offer) =>
              'by' in offer.command && (
                <Chip key={offer.index} offer={offer} onOffer={onOffer}>
                  {signed(offer.command.by)}
                  <Coin size={1.5} />
                </Chip>
              ),
          )}
          {those(offers, 'health').map((offer) => (
            <Chip key={offer.index} offer={offer} onOffer={onOffer}>
              {signed(offer.command.by)}
              <Heart size={1.5} />
            </Chip>
          ))}
        </div>
      </Panel>
      {calls.length > 0 && (
        <Panel title="Call for a check">
          {STATISTICS.map((statistic) => (
            <div key={statistic} class="dm-check">
              <b>{STATISTIC_NAMES[statistic]}</b>
              {DIFFICULTIES.map((against) => {
                const offer = calls.find(({ command }) => command.statistic === statistic && command.against === against);
                return (
                  offer && (
                    <Chip key={against} offer={offer} onOffer={onOffer}>
                      {against}
                    </Chip>
                  )
                );
              })}
            </div>
          ))}
        </Panel>
      )}
      <Cards title="Take a card away" offers={those(offers, 'take')} content={content} onOffer={onOffer} />
      <Cards title="Hand out a card" offers={those(offers, 'gift')} content={content} onOffer={onOffer} />
    </>
  );
}

type CardsProps = Pick<DmProps, 'content' | 'onOffer'> & {
  readonly title: string;
  readonly offers: readonly (Offer & { readonly command: { readonly card: string } })[];
};
const Cards = ({ title, ...chips }: CardsProps) =>
  chips.offers.length > 0 && (
    <Panel title={title}>
      <CardChips {...chips} />
    </Panel>
  );
