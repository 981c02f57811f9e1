import { useEffect, useRef } from 'preact/hooks';
import { equal } from '../../../engine/equal.ts';
import type { Json } from '../../../engine/game.ts';
import { count } from '../../../engine/kit/words.ts';
import type { SeatRecord } from '../../../engine/seats.ts';
import { type Content, need } from '../../../games/magic-and-mayhem/content.ts';
import { stateName } from '../../../games/magic-and-mayhem/describe/effects.ts';
import { powerText } from '../../../games/magic-and-mayhem/describe/powers.ts';
import { sideName } from '../../../games/magic-and-mayhem/describe/sides.ts';
import type { View } from '../../../games/magic-and-mayhem/vocabulary.ts';
import { Coin } from '../../parts/Coin.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { Heart, Hearts } from '../../parts/Heart.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { cutOf } from '../../parts/inks.ts';
import { Rosette } from '../../parts/Rosette.tsx';
import { Say } from '../../parts/Say.tsx';
import { still } from '../../parts/still.tsx';
import { Banner } from './Banner.tsx';
import { AbilityShape } from './cards/AbilityShape.tsx';
import { Deeds } from './Deeds.tsx';
import { HelpChip } from './HelpChip.tsx';
import type { Offer, Offers } from './offers.ts';
import './panel.css';
import './panel-small.css';
import { Stats } from './Stats.tsx';

type PanelProps = {
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  /** Whose sheet lies here: the hero in turn, or who is asked. */
  readonly seat: number;
  readonly offers: Offers;
  /** What can be tapped is drawn only while somebody is asked. */
  readonly open: boolean;
  /** An earlier turn is looked at: nothing goes on. */
  readonly past: boolean;
  readonly onOffer: (offer: Offer) => void;
  readonly onNarrow: (title: string, offers: readonly Offer[]) => void;
  readonly onCard: (card: string) => void;
  readonly onHero: (seat: number) => void;
};

/** What the sheet says of the heroes: all but where they stand, which changes at every step of a show. */
const said = ({ heroes, turn }: View): Json => [turn, heroes.map(({ at: _, ...hero }) => hero)];
/** The verbs are new each time; what they do hangs on the offers alone. */
const samePanel = (a: PanelProps, b: PanelProps): boolean =>
  a.offers === b.offers &&
  a.open === b.open &&
  a.past === b.past &&
  a.seat === b.seat &&
  a.seats === b.seats &&
  equal(said(a.view), said(b.view));

/** The acting hero's sheet: who it is, what it has, what it can do; and the others, small. */
export const Panel = still(function Panel({
  view,
  content,
  seats,
  seat,
  offers,
  open,
  past,
  onOffer,
  onNarrow,
  onCard,
  onHero,
}: PanelProps) {
  const hero = view.heroes[seat];
  const record = seats[seat];
  const sheet = useRef<HTMLElement>(null);
  // whoever comes next sees their own name first
  useEffect(() => {
    if (sheet.current) sheet.current.scrollTop = 0;
  }, [seat]);
  if (!hero || !record) return null;
  const card = need(content.heroes, hero.hero);
  const steps = view.turn.seat === seat && open ? view.turn.steps : null;
  const contest = view.sides.length > 1;
  return (
    <section ref={sheet} class="panel paper" aria-label={`${record.name}, ${card.title}`}>
      <button type="button" class="panel-who" onClick={() => onHero(seat)} aria-label={`${record.name}: look at the hero's sheet`}>
        <Rosette emblem={record.emblem} class="panel-rosette" label="" {...cutOf(card.art)} />
        <span class="panel-name">
          <b>
            {record.name}
            {contest && <Banner side={hero.side} size={1.75} />}
          </b>
          <small>{card.title}</small>
          <HelpChip handicap={hero.handicap} />
          <span class="panel-abilities">
            {hero.abilities.map((ability) => (
              <AbilityShape key={ability} ability={ability as never} />
            ))}
          </span>
        </span>
      </button>
      <div class="panel-life">
        <Hearts now={hero.hp} most={hero.most} size={hero.most > 7 ? 1.1 : hero.most > 6 ? 1.25 : 1.5} />
        {/* a phone has room for the one number that changes at every tap; a tap on the hero shows them all */}
        <span class="panel-gold panel-steps" role="img" aria-label={count(steps ?? hero.mov, 'step')}>
          <Icon name="walking-boot" size={1.5} /> {steps ?? hero.mov}
        </span>
        <span class="panel-gold" role="img" aria-label={`${hero.gold} of ${hero.goldLimit} gold`}>
          <Coin size={1.75} /> {hero.gold}
        </span>
      </div>
      <Stats hero={hero} steps={steps} />
      {hero.lasting.length > 0 && (
        <ul class="panel-states">
          {hero.lasting.map(({ state, rounds }) => (
            <li key={state} class="chip">
              {stateName(state)}: {rounds}
            </li>
          ))}
        </ul>
      )}
      <ul class="panel-cards" aria-label="Cards">
        {hero.cards.map((id) => {
          const { name, art } = need(content.treasures, id);
          const usable = open && offers.cards.has(id);
          return (
            <li key={id}>
              <button type="button" class={usable ? 'item usable' : 'item'} data-narrow={usable || undefined} onClick={() => onCard(id)}>
                <CutOut size={2.6} width={30} {...cutOf(art)} />
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p class="panel-power">
        <b>{card.power.name}</b>
        {powerText(hero.hero, content).map((line, i) => (
          <span key={i} class={hero.spent ? 'used' : ''}>
            {' '}
            <Say words={line} />
          </span>
        ))}
      </p>
      <ul class="panel-others" aria-label="The others">
        {view.heroes.map((other) => {
          const mate = seats[other.seat];
          const out = other.at === null && !other.fallen;
          if (other.seat === seat || !mate) return null;
          return (
            <li key={other.seat}>
              <button
                type="button"
                class={other.fallen ? 'ally down' : out ? 'ally out' : 'ally'}
                onClick={() => onHero(other.seat)}
                aria-label={`${mate.name}${contest ? ` of ${sideName(other.side)}` : ''}, ${other.fallen ? 'down' : out ? 'out' : `${other.hp} of ${other.most} hearts`}, ${other.gold} gold`}
              >
                <Rosette emblem={mate.emblem} label="" {...cutOf(need(content.heroes, other.hero).art)} />
                <span>
                  {contest && <Banner side={other.side} size={1.25} label="" />}
                  <Heart size={1.1} full={!other.fallen} /> {other.fallen ? '–' : other.hp}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Deeds power={card.power.name} offers={offers} open={open} onOffer={onOffer} onNarrow={onNarrow} />
      {!open && !past && (
        <p class="panel-wait">
          <Icon name="hourglass" size={1.5} /> Watch the stage …
        </p>
      )}
    </section>
  );
}, samePanel);
