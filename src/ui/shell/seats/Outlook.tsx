import { createPortal } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi } from '../../../engine/shared/sentences.ts';
import type { WinTable } from '../../../games/evenness.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { evennessOf } from './evenness-words.ts';
import './evenness.css';

type EvennessProps = {
  readonly seats: readonly SeatRecord[];
  readonly wins: WinTable;
  /** Opens the sheet about help for a seat. */
  readonly onHelp: (seat: number) => void;
};

/** The emblem of somebody who wins an even share, in rem; it grows and shrinks with the share. */
const SIZE = 1.75;
const SMALLEST = 0.6;
const LARGEST = 1.6;

/** How even this table is: a picture and a sentence. A tap tells why. */
export function Evenness({ seats, wins, onHelp }: EvennessProps) {
  const [why, setWhy] = useState<Element | null>(null);
  const told = evennessOf(seats, wins);
  if (!told) return null;
  const { shares, words, advice } = told;
  return (
    <div class="seats-even">
      <button
        type="button"
        class="even-words"
        aria-haspopup="dialog"
        onClick={() => setWhy(document.querySelector('[data-sheets]') ?? document.body)}
      >
        <span class="even-picture" aria-hidden="true">
          {seats.map(({ emblem }, seat) => {
            const part = Math.sqrt((shares[seat] ?? 0) * seats.length);
            return <Emblem key={emblem} emblem={emblem} size={SIZE * Math.min(LARGEST, Math.max(SMALLEST, part))} label="" />;
          })}
        </span>
        <span>
          {words} <u>Why?</u>
        </span>
      </button>
      {advice && (
        <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onHelp(advice.seat)}>
          {advice.words}
        </Button>
      )}
      {why && createPortal(<Why seats={seats} shares={shares} onBack={() => setWhy(null)} />, why)}
    </div>
  );
}

type WhyProps = {
  readonly seats: readonly SeatRecord[];
  readonly shares: readonly number[];
  readonly onBack: () => void;
};

/** Where the sentence comes from, for whoever asks. */
const Why = ({ seats, shares, onBack }: WhyProps) => (
  <Sheet title="How even is this table?" onBack={onBack}>
    <ul>
      {seats.map(({ emblem, name }, seat) => (
        <li key={emblem}>
          {isolateBidi(name)}: {Math.round(100 * (shares[seat] ?? 0))} of 100 games
        </li>
      ))}
    </ul>
    <p>
      Bots played hundreds of games with each kind of help. Whoever is read to was a bot that taps at random half of the time. It is only a
      hint.
    </p>
  </Sheet>
);
