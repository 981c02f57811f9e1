import type { SeatRecord } from '../../../../engine/seats.ts';
import { Answer } from '../Answers.tsx';
import { type Offer, type Offers, those } from '../move-targets.ts';

type Props = { readonly offers: Offers; readonly seats: readonly SeatRecord[]; readonly onOffer: (offer: Offer) => void };

/** To whom the torch may be passed (LA-16): to people, as a bot would only pass it back. */
export function PassTorch({ offers, seats, onOffer }: Props) {
  const passes = those(offers, 'pass-torch')
    .filter(({ command }) => seats[command.to]?.player.kind === 'person')
    .map((offer) => <Answer key={offer.index} offer={offer} tone="quiet" size="small" onOffer={onOffer} />);
  return passes.length < 2 ? (
    (passes[0] ?? null)
  ) : (
    <details class="lab-gear">
      <summary class="button quiet small" data-narrow="">
        Pass the torch
      </summary>
      {passes}
    </details>
  );
}
