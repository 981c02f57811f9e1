import type { SeatRecord } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';

type Props = {
  /** Which of the answers plays the card. */
  readonly option: number;
  /** The card, as it is read out; where others must not hear it, what it is called meanwhile. */
  readonly spoken: string;
  /** Whom the card goes to in any case; null where it goes to nobody, or to one of several. */
  readonly victim: SeatRecord | null;
  /** What the button says without a victim. */
  readonly label: string;
  readonly onPlay: () => void;
};

/** Plays a card that is held up. */
export const PlayButton = ({ option, spoken, victim, label, onPlay }: Props) =>
  victim ? (
    <Button class="dust-victim" data-option={option} aria-label={`On ${victim.name}! ${spoken}`} onClick={onPlay}>
      <Emblem emblem={victim.emblem} size={2.25} label="" />
      <span>
        On <b dir="auto">{victim.name}</b>!
      </span>
    </Button>
  ) : (
    <Button data-option={option} aria-label={`${label} ${spoken}`} onClick={onPlay}>
      {label}
    </Button>
  );
