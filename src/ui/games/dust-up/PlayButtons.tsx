import type { SeatRecord } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import type { Offer } from './move-targets.ts';

type Props = {
  readonly offer: Offer;
  /** What the card is called, if others must not hear its name. */
  readonly secret: string | null;
  /** Its name and its words, as read out. */
  readonly spoken: string;
  /** What the button says where the card goes to nobody, or to one of several: then the rules ask to whom, unless somebody is tapped at once. */
  readonly label: string;
  /** Seats that the card can go to with one tap. */
  readonly victims: readonly number[];
  readonly seats: readonly SeatRecord[];
  readonly onVictim: (seat: number) => void;
  readonly onPlay: () => void;
};

/** The buttons that play a card which is held up: one for each victim, or one for the card as it is. */
export function PlayButtons({ offer, secret, spoken, label, victims, seats, onVictim, onPlay }: Props) {
  const card = secret ?? spoken;
  if (victims.length === 0)
    return (
      <Button data-option={offer.index} aria-label={`${label} ${card}`} onClick={onPlay}>
        {label}
      </Button>
    );
  return victims.map((seat) => {
    const victim = seats[seat];
    return (
      victim && (
        <Button
          key={seat}
          class="dust-victim"
          data-option={offer.index}
          aria-label={`On ${victim.name}! ${card}`}
          onClick={() => onVictim(seat)}
        >
          <Emblem emblem={victim.emblem} size={2.25} label="" />
          <span>
            On <b dir="auto">{victim.name}</b>!
          </span>
        </Button>
      )
    );
  });
}
