import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import { STATISTIC_NAMES } from '../../../../games/labyrinth/describe/names.ts';
import type { View } from '../../../../games/labyrinth/sights.ts';
import type { Labyrinth } from '../../../../games/labyrinth/vocabulary.ts';
import { DIFFICULTIES, STATISTICS } from '../../../../games/labyrinth/words.ts';
import { Button } from '../../../parts/Button.tsx';
import { Coin } from '../../../parts/Coin.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Heart } from '../../../parts/Heart.tsx';
import { ItemSlip } from '../cards/ItemCard.tsx';
import { signed } from '../explain.ts';
import { type Offer, type Offers, that, those } from '../offers.ts';
import { Armour, HitPoints } from '../party/Numbers.tsx';
import { FoePuppet } from '../puppets/FoePuppet.tsx';
import { HeroPuppet } from '../puppets/HeroPuppet.tsx';
import './dm.css';

type DmProps = {
  readonly choice: Extract<Labyrinth['choice'], { do: 'dm' | 'dm-hero' | 'target' }>;
  readonly title: string;
  readonly offers: Offers;
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
};

/** The dungeon master's folding screen, with everything one may meddle with. */
export function DmScreen(props: DmProps) {
  const { choice, title, offers, onOffer } = props;
  const done = that(offers, 'done');
  return (
    <section class="dm-screen" aria-label={title}>
      <header class="dm-head">
        <CutOut icon="cowled" size={3.5} width={36} print="var(--plum-lo)" holes="var(--glow)" />
        <h2>Behind the screen</h2>
        {done && (
          <Button data-option={done.index} onClick={() => onOffer(done)}>
            {choice.do === 'dm' ? 'Go on' : 'Back'}
          </Button>
        )}
      </header>
      <div class="dm-panels">
        {choice.do === 'dm' ? (
          <Meddle {...props} />
        ) : choice.do === 'dm-hero' ? (
          <WithHero {...props} hero={choice.hero} />
        ) : (
          <Target {...props} attack={choice.attack} />
        )}
      </div>
    </section>
  );
}

/** A hero as something to tap. */
function Face({
  seat,
  offer,
  view,
  seats,
  onOffer,
}: Pick<DmProps, 'view' | 'seats' | 'onOffer'> & { readonly seat: number; readonly offer: Offer }) {
  const hero = view.heroes[seat];
  return hero ? (
    <button type="button" class="dm-hero" data-option={offer.index} aria-label={offer.label} onClick={() => onOffer(offer)}>
      <HeroPuppet race={hero.race} klass={hero.class} emblem={seats[seat]?.emblem ?? 'sun'} label="" />
      <b>{seats[seat]?.name}</b>
      <HitPoints now={hero.hp} most={hero.most} />
      <Armour ac={hero.ac} size={1.75} />
    </button>
  ) : null;
}

function Target({ offers, view, content, seats, attack, onOffer }: DmProps & { readonly attack: number }) {
  const strike = view.fight?.volley[attack];
  const foe = view.fight?.foes.find(({ id }) => id === strike?.foe);
  const chance = that(offers, 'target', ({ hero }) => hero === null);
  return (
    <>
      {foe && (
        <div class="dm-panel beast">
          <FoePuppet kind={foe.kind} content={content} size={9} />
          <p>
            {need(content.monsters, foe.kind).name}: {signed(foe.attack)} to attack, hits for {foe.die}
          </p>
        </div>
      )}
      <div class="dm-panel">
        <h3>Whom does it go for?</h3>
        <div class="dm-row">
          {those(offers, 'target').map((offer) =>
            offer.command.hero === null ? null : (
              <Face key={offer.index} seat={offer.command.hero} offer={offer} view={view} seats={seats} onOffer={onOffer} />
            ),
          )}
        </div>
        {chance && (
          <Button tone="teal" icon="rolling-dices" data-option={chance.index} onClick={() => onOffer(chance)}>
            {chance.label}
          </Button>
        )}
      </div>
    </>
  );
}

function Meddle({ offers, view, content, seats, onOffer }: DmProps) {
  const foes = view.at === null ? [] : (view.rooms[view.at]?.foes ?? []);
  const adds = those(offers, 'add');
  return (
    <>
      <div class="dm-panel">
        <h3>A hero</h3>
        <div class="dm-row">
          {those(offers, 'hero').map((offer) => (
            <Face key={offer.index} seat={offer.command.hero} offer={offer} view={view} seats={seats} onOffer={onOffer} />
          ))}
        </div>
      </div>
      {adds.length > 0 && (
        <div class="dm-panel">
          <h3>One more monster</h3>
          <div class="dm-row">
            {adds.map((offer) => (
              <button
                key={offer.index}
                type="button"
                class="dm-beast"
                data-option={offer.index}
                aria-label={offer.label}
                onClick={() => onOffer(offer)}
              >
                <FoePuppet kind={offer.command.kind} content={content} />
                <small>{need(content.monsters, offer.command.kind).name}</small>
              </button>
            ))}
          </div>
        </div>
      )}
      {foes.length > 0 && (
        <div class="dm-panel">
          <h3>Send one home</h3>
          <div class="dm-row">
            {those(offers, 'remove').map((offer) => {
              const foe = foes.find(({ id }) => id === offer.command.foe);
              return foe ? (
                <button
                  key={offer.index}
                  type="button"
                  class="dm-beast"
                  data-option={offer.index}
                  aria-label={offer.label}
                  onClick={() => onOffer(offer)}
                >
                  <FoePuppet kind={foe.kind} content={content} />
                  <small>{foe.hp} HP</small>
                </button>
              ) : null;
            })}
          </div>
        </div>
      )}
      <div class="dm-panel">
        <h3>Say something</h3>
        <div class="dm-notes">
          {those(offers, 'note').map((offer) => (
            <button key={offer.index} type="button" class="dm-note" data-option={offer.index} onClick={() => onOffer(offer)}>
              {offer.label}
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

function WithHero({ offers, view, content, seats, hero: seat, onOffer }: DmProps & { readonly hero: number }) {
  const [taking, setTaking] = useState<string | null>(null);
  const hero = view.heroes[seat];
  const gift = that(offers, 'gift');
  const calls = those(offers, 'call-check');
  const takes = those(offers, 'take');
  const taken = takes.find(({ command }) => command.card === taking);
  return (
    <>
      {hero && (
        <div class="dm-panel beast">
          <HeroPuppet race={hero.race} klass={hero.class} emblem={seats[seat]?.emblem ?? 'sun'} size={7} label="" />
          <p>
            {seats[seat]?.name}: {hero.hp} of {hero.most} hit points, {hero.coins} silver
          </p>
        </div>
      )}
      <div class="dm-panel">
        <h3>Give or take</h3>
        <div class="dm-row">
          {those(offers, 'coins').map((offer) =>
            'by' in offer.command ? (
              <button
                key={offer.index}
                type="button"
                class="dm-chip"
                data-option={offer.index}
                aria-label={offer.label}
                onClick={() => onOffer(offer)}
              >
                {signed(offer.command.by)}
                <Coin size={1.5} />
              </button>
            ) : null,
          )}
          {those(offers, 'health').map((offer) => (
            <button
              key={offer.index}
              type="button"
              class="dm-chip"
              data-option={offer.index}
              aria-label={offer.label}
              onClick={() => onOffer(offer)}
            >
              {signed(offer.command.by)}
              <Heart size={1.5} />
            </button>
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
                return offer ? (
                  <button
                    key={against}
                    type="button"
                    class="dm-chip"
                    data-option={offer.index}
                    aria-label={offer.label}
                    onClick={() => onOffer(offer)}
                  >
                    {against}
                  </button>
                ) : null;
              })}
            </div>
          ))}
        </div>
      )}
      {takes.length > 0 && (
        <div class="dm-panel">
          <h3>Take a card away</h3>
          <div class="dm-takes">
            {takes.map((offer) => (
              <ItemSlip key={offer.index} card={offer.command.card} content={content} lit onCard={setTaking} />
            ))}
          </div>
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
