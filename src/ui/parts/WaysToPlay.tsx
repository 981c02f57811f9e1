import type { Ear, SeatRecord } from '../../engine/seats.ts';
import { Button } from './Button.tsx';
import './ways-to-play.css';

type WaysToPlayProps = { readonly seat: SeatRecord; readonly onChange: (seat: SeatRecord) => void };

const EAR_WORDS: { readonly [K in Ear]: string } = { headphones: 'I listen with headphones', braille: 'I read braille' };
const EARS: readonly Ear[] = ['headphones', 'braille'];

/** A seat's record with another way to listen; null: the speaker is for all. */
function listening({ ear: _old, ...seat }: SeatRecord, ear: Ear | null): SeatRecord {
  return ear === null ? seat : { ...seat, ear };
}

/** How somebody plays who does not see the board, or does not tap it. */
export function WaysToPlay({ seat, onChange }: WaysToPlayProps) {
  return (
    <fieldset class="ways-to-play">
      <legend>By ear, by keys, by a switch</legend>
      {EARS.map((ear) => (
        <Button
          key={ear}
          tone="quiet"
          size="small"
          aria-pressed={seat.ear === ear}
          onClick={() => onChange(listening(seat, seat.ear === ear ? null : ear))}
        >
          {EAR_WORDS[ear]}
        </Button>
      ))}
      <Button
        tone="quiet"
        size="small"
        aria-pressed={seat.answerList === true}
        onClick={() => onChange({ ...seat, answerList: seat.answerList !== true })}
      >
        Show me the list “What can I do?”
      </Button>
      <p>
        {seat.ear
          ? 'Hidden cards are read whole. Nobody else hears them.'
          : 'Without headphones or braille, hidden cards have numbers by ear.'}
      </p>
    </fieldset>
  );
}
