import { useState } from 'preact/hooks';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/describe/names.ts';
import { DIFFICULTIES, STATISTICS } from '../../../../games/labyrinth/words.ts';
import { Button } from '../../../parts/Button.tsx';
import { Coin } from '../../../parts/Coin.tsx';
import { Heart } from '../../../parts/Heart.tsx';
import { ItemSlip } from '../cards/ItemCard.tsx';
import { signed } from '../explain.ts';
import { that, those } from '../offers.ts';
import { HitPoints } from '../party/Numbers.tsx';
import { HeroPuppet } from '../puppets/HeroPuppet.tsx';
import { Chip } from './Chip.tsx';
import type { DmProps } from './props.ts';

/** One hero behind the screen: what they get and lose, and what they shall try. */
export function WithHero({ offers, view, content, seats, hero: seat, onOffer }: DmProps & { readonly hero: number }) {
  const [taking, setTaking] = useState<string | null>(null);
  const hero = view.heroes[seat];
  const gift = that(offers, 'gift');
  const calls = those(offers, 'call-check');
  const takes = those(offers, 'take');
  const taken = takes.find(({ command }) => command.card === taking);
  return (
    <>
      {hero && (
        <div class="dm-panel about">
          <HeroPuppet race={hero.race} klass={hero.class} emblem={seats[seat]?.emblem ?? 'sun'} size={6} label="" />
          <div>
            <h3>{seats[seat]?.name}</h3>
            <HitPoints now={hero.hp} most={hero.most} />
            <p>
              <Coin size={1.5} /> {hero.coins} silver
            </p>
          </div>
        </div>
      )}
      <div class="dm-panel">
        <h3>Give or take</h3>
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
        {gift && (
          <Button tone="quiet" icon="open-treasure-chest" data-option={gift.index} onClick={() => onOffer(gift)}>
            {gift.label}
          </Button>
        )}
      </div>
      {calls.length > 0 && (
        <div class="dm-panel">
          <h3>Call for a check</h3>
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
        </div>
      )}
      {takes.length > 0 && (
        <div class="dm-panel">
          <h3>Take a card away</h3>
          {takes.map((offer) => (
            <ItemSlip key={offer.index} card={offer.command.card} content={content} lit onCard={setTaking} />
          ))}
          {taken && (
            <Button data-option={taken.index} onClick={() => onOffer(taken)}>
              {taken.label}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
