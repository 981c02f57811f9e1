import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal } from '../../../engine/game.ts';
import type { Sentence } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../../../games/magic-and-mayhem/content/content.ts';
import { priceOf } from '../../../games/magic-and-mayhem/rules/store.ts';
import type { HeroView } from '../../../games/magic-and-mayhem/state/view-types.ts';
import { Button } from '../../parts/Button.tsx';
import { Coin } from '../../parts/Coin.tsx';
import { SentenceText } from '../../parts/SentenceText.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { Valance } from '../../parts/Valance.tsx';
import type { Mood } from '../../puppets/figure.ts';
import { Puppet } from '../../puppets/Puppet.tsx';
import { CardFace } from './cards/CardFace.tsx';
import { faceOf } from './cards/card-faces.ts';
import { HELPER_FIGURES } from './helper-figures.ts';
import type { Offer } from './move-targets.ts';
import './shop.css';

type ShopProps = {
  readonly hero: HeroView;
  readonly content: Content;
  /** What the keeper says this time. */
  readonly says: Sentence;
  readonly offers: readonly Offer[];
  /** Why a card cannot be bought; null for what can, and for what the shop does not have. */
  readonly why: (card: string) => Refusal | null;
  readonly onOffer: (offer: Offer) => void;
};

/** Coins go one by one, but a dear thing takes no longer than a blink. */
const COIN = 60;

/** Gold, counted down coin by coin when some is spent; empty places for what the hero could still carry. */
function Purse({ gold, most }: { gold: number; most: number }) {
  const [shown, setShown] = useState(gold);
  useEffect(() => {
    if (shown === gold) return;
    const timer = setTimeout(() => setShown(shown > gold ? shown - 1 : gold), COIN);
    return () => clearTimeout(timer);
  }, [shown, gold]);
  return (
    <p class="shop-purse" role="img" aria-label={`Your purse: ${gold} of ${most} gold`}>
      <b>{shown}</b>
      <span>
        {Array.from({ length: most }, (_, i) => (
          <i key={`coin ${i}`} class={i < shown ? '' : 'gone'}>
            <Coin size={1.375} />
          </i>
        ))}
      </span>
    </p>
  );
}

/** The keeper is glad of a full purse, and startled by an empty one. */
const keeperMood = ({ gold }: HeroView, deals: number): Mood => (gold === 0 ? 'oh' : deals > 0 ? 'proud' : 'well');

const SHELVES = { spell: 'Any one spell', item: 'Any one magic item' } as const;

/** What stands on each shelf: the cards that are always there, the cheap ones first, and those that are in the deck just now, by name. */
function shelves({ store, prices, treasures }: Content, isThere: (card: string) => boolean) {
  const named = store.flatMap((ware) => ('card' in ware ? [ware.card] : []));
  const kinds = store.flatMap((ware) => {
    if ('card' in ware) return [];
    const cards = [...prices.keys()].filter((id) => treasures[id]?.kind === ware.any && !named.includes(id) && isThere(id));
    return [{ title: SHELVES[ware.any], cards }];
  });
  return [{ title: 'Always handy', cards: named.filter((id) => prices.has(id)) }, ...kinds];
}

/** The shop is a stall: tap a card to hold it, and buy it if there is gold enough (MM-36). */
export function Shop({ hero, content, says, offers, why, onOffer }: ShopProps) {
  const [held, setHeld] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  const stall = useRef<HTMLDivElement>(null);
  const deals = new Map(offers.flatMap((offer) => (offer.command.do === 'buy' ? [[offer.command.card, offer] as const] : [])));
  const leave = offers.find(({ command }) => command.do === 'leave');

  // whoever has put a card down stands before it again
  useEffect(() => {
    const here = held ?? last.current;
    last.current = held;
    if (here !== null) stall.current?.querySelector<HTMLElement>(held === null ? `[data-ware="${here}"]` : '.shop-held')?.focus();
  }, [held]);

  const buy = (offer: Offer) => {
    setHeld(null);
    onOffer(offer);
  };
  return (
    <Sheet
      title="The shop is open"
      class="store"
      {...(held === null && leave
        ? { back: leave.label, option: leave.index, onBack: () => onOffer(leave) }
        : { onBack: () => setHeld(null) })}
    >
      <Valance />
      <div ref={stall} class="shop-stall">
        <div class="shop-front">
          <Puppet class="shop-keeper" figure={HELPER_FIGURES.keeper} mood={keeperMood(hero, deals.size)} label="The keeper of the shop" />
          <p class="shop-says paper">
            <SentenceText words={says} />
          </p>
          <Purse gold={hero.gold} most={hero.goldLimit} />
        </div>
        {held === null ? (
          shelves(content, (card) => deals.has(card) || why(card) !== null).map(({ title, cards }) => (
            <section key={title} aria-label={title}>
              <h3>{title}</h3>
              {cards.length === 0 && <p>Sold out. Come back later.</p>}
              <ul class="shop-shelf">
                {cards.map((id) => (
                  <li key={id}>
                    <Good id={id} content={content} refusal={deals.has(id) ? null : why(id)} onHold={setHeld} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        ) : (
          <Held id={held} content={content} offer={deals.get(held)} refusal={why(held)} onBuy={buy} />
        )}
      </div>
    </Sheet>
  );
}

type GoodProps = {
  readonly id: string;
  readonly content: Content;
  readonly refusal: Refusal | null;
};

/** A card on the shelf with its price tag; what stands in the way in two words, the rest when it is held. */
function Good({ id, content, refusal, onHold }: GoodProps & { onHold: (id: string) => void }) {
  const price = priceOf(id, content);
  const [short] = refusal ? refusal.words.split(':') : [];
  return (
    <button
      type="button"
      class={refusal ? 'ware' : 'ware payable'}
      data-ware={id}
      data-narrow={refusal === null || undefined}
      aria-label={`${cardOf(content.treasures, id).name}, ${price} gold${refusal ? `. ${refusal.words}` : ''}`}
      onClick={() => onHold(id)}
    >
      <CardFace size="small" {...faceOf(id, content)} />
      <span class="price">
        <Coin size={1.5} /> {price}
      </span>
      {short !== undefined && <span class="chip">{short}</span>}
    </button>
  );
}

/** A card in the hand, with the button that buys it, or with the reason why not. */
function Held({ id, content, offer, refusal, onBuy }: GoodProps & { offer: Offer | undefined; onBuy: (offer: Offer) => void }) {
  return (
    <section class="shop-held" tabIndex={-1} aria-label={cardOf(content.treasures, id).name}>
      <CardFace size="large" {...faceOf(id, content)} />
      <div>
        {offer && (
          <Button size="big" data-option={offer.index} onClick={() => onBuy(offer)}>
            {offer.label}
          </Button>
        )}
        {!offer && refusal && (
          <p class="chip">
            {refusal.words} <small>{refusal.rule}</small>
          </p>
        )}
      </div>
    </section>
  );
}
