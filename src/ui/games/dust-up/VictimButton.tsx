import type { SeatRecord } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';

type Props = {
  /** What the card is called. */
  readonly card: string;
  readonly victim: SeatRecord;
  /** Which of the answers plays the card. */
  readonly option: number;
  readonly onClick: () => void;
};

/** Plays a card on somebody with one tap. */
export const VictimButton = ({ card, victim: { name, emblem }, option, onClick }: Props) => (
  <Button class="dust-victim" data-option={option} aria-label={`${card} on ${name}`} onClick={onClick}>
    <Emblem emblem={emblem} size={2.25} label="" />
    <span>
      On <b dir="auto">{name}</b>!
    </span>
  </Button>
);
