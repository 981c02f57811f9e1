import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/labyrinth/content/content.ts';
import type { AnyCommand } from '../../../../games/labyrinth/state/commands.ts';
import { FLOORS } from '../../../../games/labyrinth/state/constants.ts';
import type { View } from '../../../../games/labyrinth/state/view-types.ts';
import { Button } from '../../../parts/Button.tsx';
import { ConfirmButton } from '../../../parts/ConfirmButton.tsx';
import { makeInertBehind } from '../../../parts/inert-behind.ts';
import { Faces } from '../Answers.tsx';
import { ClueSign } from '../delve/ClueSign.tsx';
import { type Offer, type Offers, that, those } from '../move-targets.ts';
import { ErrandOffers } from './ErrandOffers.tsx';
import './gate.css';

type GateProps = {
  readonly view: View;
  readonly offers: Offers;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly onOffer: (offer: Offer) => void;
  readonly onWhy: (matches: (command: AnyCommand) => boolean) => void;
};

/** Where to: five lanterns, one for each floor; and those who forgot something. */
export function Gate({ view, offers, seats, content, onOffer, onWhy }: GateProps) {
  const retire = that(offers, 'retire');
  const [sure, setSure] = useState(false);
  const slip = useRef<HTMLDivElement>(null);
  // the houses lie behind the slip; whoever needs something is sent back from here
  useLayoutEffect(() => makeInertBehind(slip.current, slip.current?.closest('.town')), []);
  return (
    <div ref={slip} class="gate-slip paper rim">
      <ErrandOffers view={view} offers={offers} content={content} onOffer={onOffer} />
      <h2>How deep?</h2>
      <ol class="lanterns">
        {FLOORS.map((floor) => {
          const offer = that(offers, 'delve', (command) => command.floor === floor);
          return (
            <li key={floor}>
              <button
                type="button"
                class={offer ? 'lantern lit' : 'lantern'}
                aria-label={
                  offer
                    ? offer.label
                    : floor > view.unlocked
                      ? `Floor ${floor}: nobody has been there yet`
                      : `Floor ${floor}: below what you are after`
                }
                {...(offer ? { 'data-option': offer.index } : { 'aria-disabled': true })}
                onClick={() => (offer ? onOffer(offer) : onWhy((command) => command.do === 'delve' && command.floor === floor))}
              >
                <b>{floor}</b>
                {view.errand?.floor === floor && <ClueSign clue="errand" />}
              </button>
            </li>
          );
        })}
      </ol>
      <Faces
        what="Wait! Who needs something?"
        icon="swap-bag"
        faces={those(offers, 'shop').map((offer) => ({ offer, seat: offer.command.hero }))}
        view={view}
        seats={seats}
        onOffer={onOffer}
      />
      {retire && (
        <div class="gate-deeds">
          {sure ? (
            <ConfirmButton tone="teal" size="small" data-option={retire.index} onClick={() => onOffer(retire)}>
              Yes: end the campaign here
            </ConfirmButton>
          ) : (
            <Button tone="quiet" size="small" data-narrow="" onClick={() => setSure(true)}>
              Hang up the torch
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
