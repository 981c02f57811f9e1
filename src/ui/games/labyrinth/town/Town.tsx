import { useEffect, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, need } from '../../../../games/labyrinth/content.ts';
import type { HeroView, View } from '../../../../games/labyrinth/sights.ts';
import type { AnyCommand } from '../../../../games/labyrinth/vocabulary.ts';
import { Button } from '../../../parts/Button.tsx';
import { Coin } from '../../../parts/Coin.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { ItemCard, ItemSlip } from '../cards/ItemCard.tsx';
import { type Offer, type Offers, that } from '../offers.ts';
import { Gate } from './Gate.tsx';
import './town.css';

type TownProps = {
  readonly view: View;
  readonly hero: HeroView | null;
  readonly offers: Offers;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
  /** Looks through the gate: what lives down there. */
  readonly onDecks: () => void;
  readonly onKeyword?: ((rule: string) => void) | undefined;
};

const HOUSES = ['market', 'wizard', 'alley', 'inn', 'gate'] as const;
type House = (typeof HOUSES)[number];
const SIGNS: { readonly [K in House]: { readonly name: string; readonly says: string } } = {
  market: { name: 'Market', says: 'Buy and sell' },
  wizard: { name: 'Wizard', says: 'Curses taken off' },
  alley: { name: 'Back Alley', says: 'One game of luck' },
  inn: { name: 'Inn', says: 'I am done here' },
  gate: { name: 'The Gate', says: 'Down we go' },
};

/** The town as a street of paper: a house for everything one can do there. */
export function Town({ view, hero, offers, content, seats, onOffer, onWhy, onDecks, onKeyword }: TownProps) {
  const [open, setOpen] = useState<'market' | 'wizard' | null>(null);
  const pass = that(offers, 'pass');
  const gamble = that(offers, 'gamble');
  const atGate = offers.some(({ command }) => command.do === 'delve');
  const visiting = pass !== null;
  useEffect(() => {
    if (!visiting) setOpen(null);
  }, [visiting, hero?.seat]);
  const goods = view.market.flatMap((stall) => stall ?? []).length;
  const signs: { readonly [K in House]: string } = {
    market: `${goods} on the stall`,
    wizard: hero && hero.curses.length > 0 ? `${hero.curses.length} to take off` : SIGNS.wizard.says,
    alley: hero?.gambled ? 'You have been' : SIGNS.alley.says,
    inn: SIGNS.inn.says,
    gate: view.unlocked === 1 ? 'Floor 1' : `Floors 1 to ${view.unlocked}`,
  };
  /** What a tap on a house does: an answer, a look inside, or a reason why not. */
  const tap = (house: House) => {
    if (house === 'market' || house === 'wizard') setOpen(house);
    else if (house === 'inn' && pass) onOffer(pass);
    else if (house === 'alley' && gamble) onOffer(gamble);
    else if (house === 'gate') onDecks();
    else if (house === 'alley') onWhy(({ do: what }) => what === 'gamble');
  };
  const answers: { readonly [K in House]: Offer | null } = { market: null, wizard: null, alley: gamble, inn: pass, gate: null };
  return (
    <section class="town" aria-label="The town">
      <ul class="street">
        {HOUSES.map((house) => {
          const offer = answers[house];
          const inside = visiting && (house === 'market' || house === 'wizard');
          const idle = house === 'gate' ? false : !visiting;
          return (
            <li key={house} class={`town-house ${house} ${idle ? 'shut' : ''}`}>
              <button
                type="button"
                aria-label={`${SIGNS[house].name}: ${signs[house]}`}
                aria-disabled={idle || undefined}
                {...(offer ? { 'data-option': offer.index } : inside ? { 'data-narrow': '' } : {})}
                onClick={() => tap(house)}
              >
                <span class="house-front" />
                <span class={house === 'inn' && offer ? 'house-sign lit' : 'house-sign'}>
                  <b>{SIGNS[house].name}</b>
                  <small>{signs[house]}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {atGate && <Gate view={view} offers={offers} seats={seats} onOffer={onOffer} onWhy={onWhy} />}
      {open === 'market' && hero && (
        <Sheet title="The market" class="stall-sheet" onBack={() => setOpen(null)}>
          <Market view={view} hero={hero} offers={offers} content={content} onOffer={onOffer} onWhy={onWhy} onKeyword={onKeyword} />
        </Sheet>
      )}
      {open === 'wizard' && hero && (
        <Sheet title="The wizard" onBack={() => setOpen(null)}>
          {hero.curses.length === 0 ? (
            <p>“No curse on you at all, dear. Mind the step. And the cat.”</p>
          ) : (
            <ul class="stalls">
              {hero.curses.map((card, i) => {
                const offer = that(offers, 'lift', (command) => command.card === card);
                return (
                  <li key={`${card} ${i}`}>
                    <ItemCard card={card} content={content} onKeyword={onKeyword} />
                    <Deal
                      offer={offer}
                      words="Take it off me"
                      onOffer={onOffer}
                      onWhy={() => onWhy((command) => command.do === 'lift' && command.card === card)}
                    />
                  </li>
                );
              })}
            </ul>
          )}
        </Sheet>
      )}
    </section>
  );
}

type DealProps = {
  readonly offer: Offer | null;
  readonly words: string;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: () => void;
};
function Deal({ offer, words, onOffer, onWhy }: DealProps) {
  return (
    <Button
      {...(offer ? { 'data-option': offer.index, 'aria-label': offer.label } : { 'aria-disabled': true })}
      tone={offer ? 'primary' : 'quiet'}
      onClick={() => (offer ? onOffer(offer) : onWhy())}
    >
      {words}
    </Button>
  );
}

type MarketProps = Pick<TownProps, 'view' | 'offers' | 'content' | 'onOffer' | 'onWhy' | 'onKeyword'> & { readonly hero: HeroView };

/** Three cards on the stall, and one's own pack to sell from. */
function Market({ view, hero, offers, content, onOffer, onWhy, onKeyword }: MarketProps) {
  const [held, setHeld] = useState<string | null>(null);
  const sale = held === null ? null : that(offers, 'sell', ({ card }) => card === held);
  return (
    <>
      <p class="market-purse">
        You have <Coin size={1.5} /> <b>{hero.coins} silver</b>
      </p>
      <ul class="stalls">
        {view.market.map((stall, i) => (
          <li key={i}>
            {stall ? (
              <>
                <ItemCard card={stall.card} content={content} onKeyword={onKeyword} />
                <Deal
                  offer={that(offers, 'buy', ({ card }) => card === stall.card)}
                  words={`Buy for ${stall.coins}`}
                  onOffer={onOffer}
                  onWhy={() => onWhy((command) => command.do === 'buy' && command.card === stall.card)}
                />
              </>
            ) : (
              <p class="stall-gap">Sold out. Come back later!</p>
            )}
          </li>
        ))}
      </ul>
      <h3>What will you sell?</h3>
      {hero.pack.length === 0 ? (
        <p>Your pack is empty. What you wear stays on.</p>
      ) : (
        <>
          <ul class="character-items">
            {hero.pack.map((card, i) => (
              <li key={`${card} ${i}`}>
                <ItemSlip
                  card={card}
                  content={content}
                  lit={that(offers, 'sell', (command) => command.card === card) !== null}
                  onCard={(one) =>
                    that(offers, 'sell', (command) => command.card === one)
                      ? setHeld(one)
                      : onWhy((command) => command.do === 'sell' && command.card === one)
                  }
                />
              </li>
            ))}
          </ul>
          {sale && held !== null && (
            <Button data-option={sale.index} onClick={() => onOffer(sale)}>
              {sale.label || `Sell ${need(content.items, held).name}`}
            </Button>
          )}
        </>
      )}
    </>
  );
}
