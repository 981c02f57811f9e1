import { createPortal } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi } from '../../../engine/shared/sentences.ts';
import type { EvennessTable } from '../../../games/evenness.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { evennessOf } from './evenness-words.ts';
import './outlook.css';

/** Another way to play, and what its button says. */
export type Invite = { readonly words: string; readonly onPick: () => void };

type OutlookProps = {
  readonly seats: readonly SeatRecord[];
  /** How even a table of rivals is; null for those who play together, and where nothing was measured. */
  readonly evenness: EvennessTable | null;
  /** How such a game ends, for those who play together; null for rivals. */
  readonly expected: string | null;
  /** How long it takes; null where nothing was measured. */
  readonly time: string | null;
  readonly invite?: Invite | null | undefined;
  /** Opens the sheet about help for a seat. */
  readonly onHelp: (seat: number) => void;
};

/** The emblem of somebody who wins an even share, in rem; it grows and shrinks with the share. */
const SIZE = 1.75;
const SMALLEST = 0.6;
const LARGEST = 1.6;

/** What these people may expect: how even they are or how it may end, and how long it takes. A tap tells why. */
export function Outlook({ seats, evenness, expected, time, invite, onHelp }: OutlookProps) {
  const [why, setWhy] = useState<Element | null>(null);
  const told = evenness && evennessOf(seats, evenness);
  const words = [told?.words, expected, time].filter(Boolean).join(' ');
  if (words === '') return null;
  const advice = told?.advice;
  /** How many win their share each time. */
  const winners = seats.length / (evenness?.sides ?? seats.length);
  return (
    <div class="seats-outlook">
      <button
        type="button"
        class="outlook-words"
        aria-haspopup="dialog"
        onClick={() => setWhy(document.querySelector('[data-sheets]') ?? document.body)}
      >
        {told && (
          <span class="outlook-picture" aria-hidden="true">
            {seats.map(({ emblem }, seat) => {
              const part = Math.sqrt(((told.shares[seat] ?? 0) * seats.length) / winners);
              return <Emblem key={emblem} emblem={emblem} size={SIZE * Math.min(LARGEST, Math.max(SMALLEST, part))} label="" />;
            })}
          </span>
        )}
        <span>
          {words} <span class="outlook-why">Why?</span>
        </span>
      </button>
      {advice && (
        <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onHelp(advice.seat)}>
          {advice.words}
        </Button>
      )}
      {invite && (
        <Button tone="quiet" size="small" onClick={invite.onPick}>
          {invite.words}
        </Button>
      )}
      {why &&
        createPortal(
          <Why seats={seats} shares={told?.shares ?? null} expected={expected !== null} time={time !== null} onBack={() => setWhy(null)} />,
          why,
        )}
    </div>
  );
}

type WhyProps = {
  readonly seats: readonly SeatRecord[];
  /** By seat, in parts of all games; null where the sentence says nothing of it. */
  readonly shares: readonly number[] | null;
  readonly expected: boolean;
  readonly time: boolean;
  readonly onBack: () => void;
};

/** Where the sentence comes from, for whoever asks. */
const Why = ({ seats, shares, expected, time, onBack }: WhyProps) => (
  <Sheet title="How do we know?" onBack={onBack}>
    {shares && (
      <>
        <ul>
          {seats.map(({ emblem, name }, seat) => (
            <li key={emblem}>
              {isolateBidi(name)}: {Math.round(100 * (shares[seat] ?? 0))} of 100 games
            </li>
          ))}
        </ul>
        <p>
          Bots played hundreds of games with each kind of help. Whoever is read to was a bot that taps at random half of the time. It is
          only a hint.
        </p>
      </>
    )}
    {expected && <p>Quick bots played hundreds of games, and that is how often they won. You may do better.</p>}
    {time && (
      <p>
        The time is that of bots who take as long over a turn as people do. When you have played some games to the end, it is your own pace.
      </p>
    )}
  </Sheet>
);
