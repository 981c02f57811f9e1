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
  /** Whether it copies them, and does nothing to them. */
  readonly copies: boolean;
  /** What the button says without a victim. */
  readonly label: string;
  readonly onPlay: () => void;
};

/** Plays a card that is held up. */
export const PlayButton = ({ option, spoken, victim, copies, label, onPlay }: Props) =>
  victim ? (
    <Button class="dust-victim" data-option={option} aria-label={`${copies ? 'Copy' : 'On'} ${victim.name}! ${spoken}`} onClick={onPlay}>
      <Emblem emblem={victim.emblem} size={2.25} label="" />
      <span>
        {copies ? 'Copy' : 'On'} <b dir="auto">{victim.name}</b>!
      </span>
    </Button>
  ) : (
    <Button data-option={option} aria-label={`${label} ${spoken}`} onClick={onPlay}>
      {label}
    </Button>
  );
