import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../../games/labyrinth/state/commands.ts';
import { HOUSES, type House } from '../../../../games/labyrinth/state/constants.ts';
import type { HeroView, View } from '../../../../games/labyrinth/state/view-types.ts';
import type { Mood } from '../../../puppets/figure.ts';
import { Puppet } from '../../../puppets/Puppet.tsx';
import { type Offer, type Offers, that } from '../move-targets.ts';
import type { Looked } from '../Overlays.tsx';
import { PEOPLE_FIGURES } from '../puppet-figures.ts';
import { Gate } from './Gate.tsx';
import { TownThings } from './TownThings.tsx';
import './town.css';

type TownProps = {
  readonly view: View;
  readonly hero: HeroView | null;
  readonly offers: Offers;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
  /** Into a house, or through the gate: at what lives down there. */
  readonly onLook: (at: Looked) => void;
};

const NAMES: { readonly [K in House]: string } = {
  market: 'Market',
  wizard: 'Wizard',
  alley: 'Back Alley',
  inn: 'I am done',
  gate: 'The Gate',
};

/** How the keeper of a house looks at a visitor. When everybody has left for the gate, the others sleep. */
const MOODS: { readonly [K in House]: (visitor: HeroView | null) => Mood } = {
  market: (visitor) => (visitor && visitor.coins > 0 ? 'proud' : 'well'),
  wizard: (visitor) => (visitor && visitor.curses.length > 0 ? 'oh' : 'well'),
  alley: (visitor) => (visitor?.gambled ? 'proud' : 'well'),
  inn: () => 'well',
  gate: () => 'well',
};

/** The town as a street of paper: a house for everything one can do there. */
export function Town({ view, hero, offers, seats, content, onOffer, onWhy, onLook }: TownProps) {
  const pass = that(offers, 'pass');
  const gamble = that(offers, 'gamble');
  const atGate = offers.some(({ command }) => command.do === 'delve');
  const visiting = pass !== null;
  const [shopped, setShopped] = useState<number | null>(null);
  const goods = view.market.flatMap((stall) => stall ?? []);
  /** Whoever can pay for something and has not been to the market is shown there first. */
  const shopsFirst = hero !== null && shopped !== hero.seat && goods.some(({ coins }) => coins <= hero.coins);
  const signs: { readonly [K in House]: string } = {
    market: `${goods.length} on the stall`,
    wizard: hero && hero.curses.length > 0 ? `${hero.curses.length} to take off` : 'Curses taken off',
    alley: hero?.gambled ? 'One game is enough' : 'One game of luck',
    inn: shopsFirst ? 'Without shopping?' : 'On to the gate',
    gate: 'Who lives there?',
  };
  /** What a tap on a house does: an answer, a look inside, or a reason why not. */
  const tap = (house: House) => {
    if (house === 'market') setShopped(hero?.seat ?? null);
    if (house === 'market' || house === 'wizard') onLook({ what: house });
    else if (house === 'inn' && pass) onOffer(pass);
    else if (house === 'alley' && gamble) onOffer(gamble);
    else if (house === 'gate') onLook({ what: 'decks' });
    else if (house === 'alley') onWhy(({ do: what }) => what === 'gamble');
  };
  return (
    <section class="town" aria-label="The town">
      <ul class="street">
        {HOUSES.map((house) => {
          const offer = house === 'inn' ? pass : house === 'alley' ? gamble : null;
          const goesIn = visiting && (house === 'market' || house === 'wizard');
          const idle = house !== 'gate' && !visiting;
          const things = view.done.flatMap((errand) => {
            const { brings } = cardOf(content.errands, errand);
            return brings.house === house ? [brings.called] : [];
          });
          return (
            <li key={house} class={`town-house ${house} ${idle ? 'shut' : ''}`}>
              <button
                type="button"
                aria-label={[`${NAMES[house]}: ${signs[house]}`, ...things].join('. ')}
                aria-disabled={idle || undefined}
                {...(offer ? { 'data-option': offer.index } : goesIn ? { 'data-narrow': '' } : {})}
                onClick={() => tap(house)}
              >
                <span class="house-front">
                  <TownThings house={house} done={view.done} content={content} />
                  <Puppet
                    class="house-keeper"
                    figure={PEOPLE_FIGURES[house]}
                    mood={atGate && house !== 'gate' ? 'asleep' : MOODS[house](hero)}
                  />
                </span>
                <span class={`house-sign ${pass && house === (shopsFirst ? 'market' : 'inn') ? 'lit' : ''}`}>
                  <b>{NAMES[house]}</b>
                  <small>{signs[house]}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {atGate && <Gate view={view} offers={offers} seats={seats} content={content} onOffer={onOffer} onWhy={onWhy} />}
    </section>
  );
}
