import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../../games/labyrinth/state/commands.ts';
import type { HeroView, View } from '../../../../games/labyrinth/state/view-types.ts';
import { duckWords, fleeWorks, orMore } from '../../../../games/labyrinth/text/fight-odds.ts';
import { Answer } from '../Answers.tsx';
import { type Offer, type Offers, that } from '../move-targets.ts';
import { AttackChoices, type Way } from './AttackChoices.tsx';

type MovesProps = {
  readonly view: View;
  readonly hero: HeroView;
  readonly offers: Offers;
  readonly picked: Way | null;
  readonly content: Content;
  readonly onWay: (way: Way) => void;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
};

/** What a hero can do in a fight besides tapping a monster: pick with what, run, duck. */
export function FightActions({ view, hero, offers, picked, content, onWay, onOffer, onWhy }: MovesProps) {
  const skip = that(offers, 'skip');
  const duck = that(offers, 'duck');
  const wait = that(offers, 'wait');
  const foes = view.fight?.foes ?? [];
  return (
    <>
      {skip ? (
        <Answer offer={skip} icon="night-sleep" onOffer={onOffer}>
          Skip the one you owe
        </Answer>
      ) : (
        <AttackChoices
          hero={hero}
          foes={foes}
          offers={offers}
          picked={picked}
          content={content}
          onWay={onWay}
          onOffer={onOffer}
          onWhy={() => onWhy(({ do: what }) => what === 'bluff')}
        />
      )}
      <Answer offer={that(offers, 'flee')} tone="quiet" icon="run" onOffer={onOffer} onWhy={() => onWhy(({ do: what }) => what === 'flee')}>
        <span class="stake-words">
          Run!
          <small>{orMore(fleeWorks(view, hero.seat))}</small>
        </span>
      </Answer>
      {duck && (
        <Answer offer={duck} tone="quiet" icon="duck" onOffer={onOffer}>
          <span class="stake-words">
            Duck
            <small>{duckWords(view, hero.seat)}</small>
          </span>
        </Answer>
      )}
      {wait && (
        <Answer offer={wait} tone="quiet" icon="player-next" onOffer={onOffer}>
          Wait
        </Answer>
      )}
    </>
  );
}
