import { useState } from 'preact/hooks';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../../games/labyrinth/state/commands.ts';
import type { HeroView, View } from '../../../../games/labyrinth/state/view-types.ts';
import { Coin } from '../../../parts/Coin.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import type { Figure, Mood } from '../../../puppets/figure.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { Answer } from '../Answers.tsx';
import { ItemCard } from '../cards/ItemCard.tsx';
import { ItemSlip } from '../cards/ItemSlip.tsx';
import { type Offer, type Offers, that } from '../move-targets.ts';
import { PEOPLE_FIGURES } from '../puppet-figures.ts';

type HouseProps = {
  readonly hero: HeroView;
  readonly offers: Offers;
  readonly content: Content;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
  readonly onKeyword?: ((rule: string) => void) | undefined;
  /** Leads out into the street. */
  readonly onBack: () => void;
};

/** What is done with a card in town. */
type Deal = 'buy' | 'sell' | 'lift';
const dealOf = (offers: Offers, deal: Deal, card: string): Offer | null => that(offers, deal, (command) => command.card === card);
const isDeal = (deal: Deal, card: string) => (command: AnyCommand) => command.do === deal && command.card === card;

type WareProps = Omit<HouseProps, 'onBack'> & { readonly deal: Deal; readonly card: string; readonly words: string };

/** A card to be read, and what can be done with it here. */
function Ware({ deal, card, words, hero, offers, content, onOffer, onWhy, onKeyword }: WareProps) {
  const offer = dealOf(offers, deal, card);
  return (
    <>
      <ItemCard card={card} content={content} wearer={hero} onKeyword={onKeyword} />
      <Answer offer={offer} tone={offer ? 'primary' : 'quiet'} onOffer={onOffer} onWhy={() => onWhy(isDeal(deal, card))}>
        {words}
      </Answer>
    </>
  );
}

type KeeperProps = { readonly figure: Figure; readonly mood: Mood; readonly children: string };

/** Who keeps a house, and what they say. */
const Keeper = ({ figure, mood, children }: KeeperProps) => (
  <div class="keeper-says">
    <Puppet figure={figure} mood={mood} />
    <p>{children}</p>
  </div>
);

/** Whoever takes curses off. */
export const Wizard = ({ onBack, ...rest }: HouseProps) => {
  const { curses } = rest.hero;
  return (
    <Sheet title="The wizard" onBack={onBack}>
      <Keeper figure={PEOPLE_FIGURES.wizard} mood={curses.length === 0 ? 'proud' : 'oh'}>
        {curses.length === 0
          ? '“No curse on you at all, dear. Mind the step. And the cat.”'
          : '“Goodness, you are stuck to that. Hold still!”'}
      </Keeper>
      {curses.length > 0 && (
        <ul class="stalls">
          {curses.map((card, i) => (
            <li key={`${card} ${i}`}>
              <Ware deal="lift" card={card} words="Take it off me" {...rest} />
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
};

/** LA-10: the weapon on the stall for an Archer or a Medic with bare hands, if they can pay for it. */
function weaponFor({ class: klass, attacks, coins }: HeroView, { market }: View, content: Content): string | null {
  if ((klass !== 'archer' && klass !== 'medic') || attacks.some(({ weapon }) => weapon !== null)) return null;
  const weapons = market.flatMap((stall) => {
    const item = stall && stall.coins <= coins ? cardOf(content.items, stall.card) : null;
    return item?.kind === 'gear' && item.die !== null ? [item.name] : [];
  });
  return weapons[0] ?? null;
}
/** What the cat says: a word to whoever needs a weapon, or a joke. */
function keeperWords(hero: HeroView, view: View, content: Content): string {
  if (view.market.every((stall) => stall === null)) return '“All gone! I am going to buy a boat.”';
  const weapon = weaponFor(hero, view, content);
  return weapon === null
    ? '“Touch anything. The red one bites, but only a little.”'
    : `“Bare hands? My dear! The ${weapon} is just the thing for you.”`;
}

/** Three cards on the stall, and one's own pack to sell from. */
export function Market({ view, onBack, ...rest }: HouseProps & { readonly view: View }) {
  const { hero, offers, content, onOffer, onWhy } = rest;
  const [held, setHeld] = useState<string | null>(null);
  const sale = held === null ? null : dealOf(offers, 'sell', held);
  return (
    <Sheet title="The market" class="stall-sheet" onBack={onBack}>
      <div class="market-head">
        <Keeper figure={PEOPLE_FIGURES.market} mood={view.market.every((stall) => stall === null) ? 'proud' : 'well'}>
          {keeperWords(hero, view, content)}
        </Keeper>
        <p class="market-purse">
          You have <Coin size={1.5} /> <b>{hero.coins} silver</b>
        </p>
      </div>
      <ul class="stalls">
        {view.market.map((stall, i) => (
          <li key={i}>
            {stall ? <Ware deal="buy" card={stall.card} words={`Buy for ${stall.coins}`} {...rest} /> : <p class="stall-gap">Sold!</p>}
          </li>
        ))}
      </ul>
      <h3>What will you sell?</h3>
      {hero.pack.length === 0 ? (
        <p>Your pack is empty. What you wear stays on.</p>
      ) : (
        <>
          <ul class="character-items">
            {hero.pack.map((card, i) => {
              const lit = dealOf(offers, 'sell', card) !== null;
              return (
                <li key={`${card} ${i}`}>
                  <ItemSlip card={card} content={content} lit={lit} onCard={() => (lit ? setHeld(card) : onWhy(isDeal('sell', card)))} />
                </li>
              );
            })}
          </ul>
          {sale && <Answer offer={sale} onOffer={onOffer} />}
        </>
      )}
    </Sheet>
  );
}
