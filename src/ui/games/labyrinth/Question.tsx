import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import { type Content, cardOf } from '../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../games/labyrinth/state/commands.ts';
import { DIFFICULTIES, TORCHES_WARNED } from '../../../games/labyrinth/state/constants.ts';
import type { Deed } from '../../../games/labyrinth/state/dungeon-master-commands.ts';
import type { Labyrinth } from '../../../games/labyrinth/state/tasks.ts';
import type { View } from '../../../games/labyrinth/state/view-types.ts';
import { luckWorks, orMore } from '../../../games/labyrinth/text/fight-odds.ts';
import { winnings } from '../../../games/labyrinth/text/prompts.ts';
import { Button } from '../../parts/Button.tsx';
import { Coin } from '../../parts/Coin.tsx';
import { CutOut } from '../../parts/CutOut.tsx';
import { cutOf } from '../../parts/inks.ts';
import { useTurned } from '../../parts/signals.ts';
import { Puppet } from '../../puppets/Puppet.tsx';
import { PuppetBadge } from '../../puppets/PuppetBadge.tsx';
import { Answer, adds, Faces, type SignOf } from './Answers.tsx';
import { Approach } from './approach/Approach.tsx';
import { ErrandWays } from './delve/ErrandWays.tsx';
import './question.css';
import { type Offer, type Offers, that, those } from './move-targets.ts';
import { PEOPLE_FIGURES } from './puppet-figures.ts';
import { heroBadge, monsterPuppet } from './puppet-props.ts';
import { Torches } from './Torches.tsx';
import { FeatOffers } from './town/FeatOffers.tsx';

type AskProps = {
  readonly choice: Labyrinth['choice'];
  readonly title: string;
  readonly offers: Offers;
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
};

/** The answers to what the call above the stage asks, with a button for each; what is a number has a stepper. */
export function Question(props: AskProps) {
  const { choice, title, offers, view, seats, onOffer } = props;
  return (
    <section class="lab-ask paper rim" aria-label={title}>
      {choice.do === 'victory' && <Dance view={view} seats={seats} />}
      {choice.do === 'fallen' && <Beds view={view} seats={seats} />}
      {choice.do === 'sure' && <Warning deed={choice.deed} {...props} />}
      {choice.do === 'stake' && <Puppet class="lab-gambler" figure={PEOPLE_FIGURES.alley} />}
      {choice.do === 'stake' ? (
        <Stake {...props} seat={choice.seat} />
      ) : choice.do === 'approach' ? (
        <Approach {...props} />
      ) : choice.do === 'feat' ? (
        <FeatOffers offers={offers} content={props.content} onOffer={onOffer} />
      ) : choice.do === 'choose' ? (
        <ErrandWays {...props} choice={choice} />
      ) : choice.do === 'purse' ? (
        <Stepper
          offers={those(offers, 'pay-out').map((offer) => [offer.command.coins, offer] as const)}
          first={1}
          coins
          says={(n) => (n === 0 ? 'Keep it all' : `Give ${n}`)}
          onOffer={onOffer}
        />
      ) : choice.do === 'difficulty' ? (
        <Stepper
          offers={those(offers, 'against').map((offer) => [offer.command.number, offer] as const)}
          first={choice.against}
          marks={DIFFICULTIES}
          says={(n) => `Roll ${n} or more`}
          onOffer={onOffer}
        />
      ) : (
        <Answers {...props} />
      )}
    </section>
  );
}

/** The party dances with the Dragon, who is no sore loser. */
const Dance = ({ view, seats }: Pick<AskProps, 'view' | 'seats'>) => (
  <div class="lab-dance" aria-hidden>
    <Puppet figure={monsterPuppet('dragon').figure} mood="proud" />
    {view.heroes.map((hero, seat) => hero?.alive && <Puppet key={seat} {...heroBadge(hero, view.heroes, seats, 'proud')} />)}
  </div>
);

/** What a dungeon master should think about twice: a room of five torches, or a hero who would fall (LA-52). */
function Warning({ deed, view, seats }: { readonly deed: Deed } & Pick<AskProps, 'view' | 'seats'>) {
  const hero = deed.do === 'harm' ? view.heroes[deed.hero] : null;
  if (deed.do !== 'harm' || !hero)
    return (
      <p class="lab-warning">
        <Torches lit={TORCHES_WARNED + 1} />
      </p>
    );
  return (
    <p class="lab-warning" aria-hidden>
      <PuppetBadge {...heroBadge(hero, view.heroes, seats, 'oh')} size={6} />
    </p>
  );
}

/** All who have fallen, asleep in their beds: nobody dies. */
const Beds = ({ view, seats }: Pick<AskProps, 'view' | 'seats'>) => (
  <div class="lab-beds" aria-hidden>
    {view.heroes.map((hero, seat) => hero && <Puppet key={seat} {...heroBadge(hero, view.heroes, seats)} />)}
  </div>
);

/** What one should know of each hero before one of them is picked. */
function signFor(choice: Labyrinth['choice'], content: Content): SignOf | undefined {
  if (choice.do === 'pay') return ({ coins }) => [`${coins} silver`, [<Coin key="coin" size={1.125} />, coins]];
  const effect = choice.do === 'volunteer' ? content.lists.get(choice.list)?.[choice.at] : undefined;
  return effect?.do === 'check' ? adds(effect.statistic) : undefined;
}

/** Every answer: a hero as a face, anything else as a button. */
function Answers({ choice, title, offers, view, content, seats, onOffer }: AskProps) {
  const seatOf = ({ command }: Offer): number | null => ('hero' in command && typeof command.hero === 'number' ? command.hero : null);
  const faces = offers.flatMap((offer) => {
    const seat = seatOf(offer);
    return seat === null ? [] : [{ offer, seat }];
  });
  // the dungeon master is called from their own corner, and the torch passed beside the scene
  const rest = offers.filter((offer) => seatOf(offer) === null && offer.command.do !== 'call-dm' && offer.command.do !== 'pass-torch');
  return (
    <>
      <Faces what={title} faces={faces} signOf={signFor(choice, content)} view={view} seats={seats} onOffer={onOffer} />
      <div class="lab-answers">
        {rest.map((offer, i) => (
          <Answer key={offer.index} offer={offer} tone={i === 0 && faces.length === 0 ? 'primary' : 'quiet'} onOffer={onOffer}>
            {'card' in offer.command && <CutOut {...cutOf(cardOf(content.items, offer.command.card).art)} size={3} width={30} />}
            {offer.label}
          </Answer>
        ))}
      </div>
    </>
  );
}

type DialProps = {
  readonly now: number;
  readonly least: number;
  readonly most: number;
  readonly coins?: boolean;
  readonly onNumber: (number: number) => void;
};

/** A number that is turned up and down; by fives, too, where there are many. */
function Dial({ now, least, most, coins = false, onNumber }: DialProps) {
  const turn = useTurned(now, onNumber);
  const step = (by: number, words: string) => (
    <Button
      tone="quiet"
      aria-label={words}
      aria-disabled={now + by < least || now + by > most || undefined}
      data-narrow=""
      onClick={() => turn(by, least, most)}
    >
      {by < 0 ? '−' : '+'}
      {Math.abs(by) > 1 ? Math.abs(by) : ''}
    </Button>
  );
  const far = most - least > 9;
  return (
    <div class="stepper-row">
      {far && step(-5, 'Five less')}
      {step(-1, 'One less')}
      <b class="stepper-number" role="status">
        {coins && <Coin size={2} />}
        {now}
      </b>
      {step(1, 'One more')}
      {far && step(5, 'Five more')}
    </div>
  );
}

type StepperProps = {
  /** Every number with its answer. */
  readonly offers: readonly (readonly [number, Offer])[];
  readonly first: number;
  /** Numbers that can be tapped at once. */
  readonly marks?: readonly number[];
  readonly coins?: boolean;
  readonly says: (number: number) => string;
  readonly onOffer: (offer: Offer) => void;
};

/** A number that is turned up and down, and then taken. */
export function Stepper({ offers, first, marks = [], coins = false, says, onOffer }: StepperProps) {
  const numbers = offers.map(([number]) => number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const [picked, setPicked] = useState(Math.max(least, Math.min(most, first)));
  const offer = offers.find(([number]) => number === picked)?.[1];
  return (
    <div class="stepper">
      <Dial now={picked} least={least} most={most} coins={coins} onNumber={setPicked} />
      {marks.length > 0 && (
        <div class="stepper-row">
          {marks.map((mark) => (
            <Button key={mark} tone="quiet" size="small" aria-pressed={picked === mark} data-narrow="" onClick={() => setPicked(mark)}>
              {HARD[mark] ?? mark}
            </Button>
          ))}
        </div>
      )}
      {offer && (
        <Answer offer={offer} onOffer={onOffer}>
          {says(picked)}
        </Answer>
      )}
    </div>
  );
}
const HARD: { readonly [against: number]: string } = { 10: 'Easy (10)', 15: 'Middling (15)', 20: 'Hard (20)' };

/** How much, and how daring (LA-25). */
function Stake({ seat, view, offers, onOffer }: Pick<AskProps, 'view' | 'offers' | 'onOffer'> & { readonly seat: number }) {
  const stakes = those(offers, 'stake');
  const most = Math.max(1, ...stakes.map(({ command }) => command.coins));
  const [coins, setCoins] = useState(Math.min(5, most));
  const keep = that(offers, 'keep');
  return (
    <div class="stepper">
      <Dial now={coins} least={1} most={most} coins onNumber={setCoins} />
      <div class="lab-answers">
        {stakes
          .filter(({ command }) => command.coins === coins)
          .map((offer) => (
            <Answer key={offer.index} offer={offer} tone={offer.command.against === 10 ? 'primary' : 'quiet'} onOffer={onOffer}>
              <span class="stake-words">
                {orMore(luckWorks(view, seat, offer.command.against))}
                <small>get {winnings(offer.command.coins, offer.command.against)} back</small>
              </span>
            </Answer>
          ))}
      </div>
      {keep && <Answer offer={keep} tone="quiet" size="small" onOffer={onOffer} />}
    </div>
  );
}
