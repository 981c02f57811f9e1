import { createPortal } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import { drawnWins, type EvennessTable, sideOf } from '../../../games/evenness.ts';
import type { Expectation } from '../../game-ui.ts';
import { Button } from '../../parts/Button.tsx';
import { Emblem } from '../../parts/Emblem.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { type Advice, evennessOf, hardlyHelpsWords } from './evenness-words.ts';
import { SeatGlyph } from './SeatGlyph.tsx';
import './outlook.css';

/** Another way to play, and what its button says. */
export type Invite = { readonly words: string; readonly onPick: () => void };

type OutlookProps = {
  readonly seats: readonly SeatRecord[];
  /** How even a table of rivals is; null for those who play together, and where nothing was measured. */
  readonly evenness: EvennessTable | null;
  /** How such a game ends, for those who play together; null for rivals. */
  readonly expected: Expectation | null;
  /** How long it takes; null where nothing was measured. */
  readonly time: string | null;
  readonly invite?: Invite | null | undefined;
  /** What the advice that was followed last has changed; null when something else came after it. */
  readonly done?: string | null;
  /** Does what was advised. */
  readonly onAdvice: (advice: Advice) => void;
};

/** What these people may expect: how even they are or how it may end, and how long it takes. A tap tells why. On a phone a line of it brings the rest. */
export function Outlook({ seats, evenness, expected, time, done, invite, onAdvice }: OutlookProps) {
  const [why, setWhy] = useState<Element | null>(null);
  const [open, setOpen] = useState(false);
  const slip = useRef<HTMLButtonElement>(null);
  const told = evenness && evennessOf(seats, evenness);
  const words = [told?.words, expected?.words].filter(Boolean).join(' ');
  if (words === '' && !time) return null;
  const advice = told?.advice;
  const asks = <span class="outlook-why">Why?</span>;
  const wins = told && evenness && drawnWins(told.shares, evenness);
  const piles = wins && <Piles seats={seats} wins={wins} table={evenness} />;
  const hourglass = time && (
    <span class="outlook-time">
      <Icon name="hourglass" size={1.25} /> <span>{time} </span>
    </span>
  );
  return (
    <div class="seats-outlook">
      <button type="button" class="outlook-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        {piles}
        {/* where something can be done about it, the sentence is worth more than the time */}
        <span class={piles && !advice ? 'visually-hidden' : 'outlook-said'}>{words} </span>
        {!(piles && advice) && hourglass}
        <SeatGlyph name="left" size={1.5} />
      </button>
      <div class="outlook-box">
        <button
          ref={slip}
          type="button"
          class="outlook-words"
          aria-haspopup="dialog"
          onClick={() => setWhy(document.querySelector('[data-sheets]') ?? document.body)}
        >
          {wins && <span aria-hidden>Of your next {piledUp(wins, evenness).reduce((sum, count) => sum + count, 0)} games:</span>}
          {piles}
          {words !== '' && (
            <>
              <span class="outlook-said">{words} </span>
              {asks}
            </>
          )}
          {hourglass}
          {words === '' && asks}
        </button>
        {done && <p class="outlook-done">{done}</p>}
        {advice && (
          <Button
            tone="quiet"
            size="small"
            onClick={() => {
              // this button goes with its question
              slip.current?.focus();
              onAdvice(advice);
            }}
          >
            {advice.words}
          </Button>
        )}
        {invite && (
          <Button tone="quiet" size="small" onClick={invite.onPick}>
            {invite.words}
          </Button>
        )}
      </div>
      {why &&
        createPortal(
          <Why
            compares={told !== null}
            help={evenness && !advice ? (seats.map((seat) => hardlyHelpsWords(seat, seats.length, evenness)).find(Boolean) ?? null) : null}
            expected={expected}
            time={time !== null}
            onBack={() => setWhy(null)}
          />,
          why,
        )}
    </div>
  );
}

/** How many are drawn for each side. */
const piledUp = (wins: readonly number[], { sides }: EvennessTable): readonly number[] => wins.slice(0, sides ?? wins.length);

type PilesProps = {
  readonly seats: readonly SeatRecord[];
  /** How many are drawn, by seat. */
  readonly wins: readonly number[];
  readonly table: EvennessTable;
};

/** Who wins how often: a cup for each win, beside the faces of those who get it. The sentence says the same to those who hear it. */
const Piles = ({ seats, wins, table }: PilesProps) => (
  <span class="outlook-picture" aria-hidden>
    {piledUp(wins, table).map((count, side) => (
      <span key={side} class="outlook-side">
        {seats.map(({ emblem }, seat) => sideOf(seat, table) === side && <Emblem key={emblem} emblem={emblem} size={2} label="" />)}
        <span class="outlook-cups">
          {Array.from({ length: Math.max(1, count) }, (_, cup) => (
            <Cup key={cup} won={cup < count} />
          ))}
        </span>
      </span>
    ))}
  </span>
);

/** A golden cup with two handles; for whoever wins nearly never, its empty place. */
const Cup = ({ won }: { readonly won: boolean }) => (
  <Picture viewBox="1 1 22 22">
    <g
      style={{ fill: won ? 'var(--flame)' : 'none', stroke: won ? 'var(--ember-lo)' : 'var(--paper-edge)' }}
      stroke-width="1.5"
      stroke-linejoin="round"
      stroke-dasharray={won ? undefined : '2.5 2'}
    >
      <path d="M7 5H2.5Q2.5 12 8.5 12.5M17 5H21.5Q21.5 12 15.5 12.5" fill="none" />
      <path d="M6.5 2.5H17.5V9Q17.5 15 13.25 16V18.5H16.5V21.5H7.5V18.5H10.75V16Q6.5 15 6.5 9Z" />
    </g>
  </Picture>
);

type WhyProps = {
  /** Whether the sentence says who wins more often. */
  readonly compares: boolean;
  /** Why help changes next to nothing here; null where it does. */
  readonly help: string | null;
  readonly expected: Expectation | null;
  readonly time: boolean;
  readonly onBack: () => void;
};

/** Where the sentence comes from, for whoever asks. */
const Why = ({ compares, help, expected, time, onBack }: WhyProps) => (
  <Sheet title="How do we know?" onBack={onBack}>
    {compares && (
      <>
        <p>
          Bots tried it out, again and again, with more help and with less. For whoever is read to a bot played that often taps just
          anything. So it is only a guess: you are no bots.
        </p>
        {help && <p>{help}</p>}
      </>
    )}
    {expected?.why && <p>{expected.why}</p>}
    {expected && <p>Bots tried it out, again and again, and we counted how often they won. You may do better.</p>}
    {time && (
      <p>
        The time is that of bots who take as long over a turn as people do. When you have played some games to the end, it is your own pace.
      </p>
    )}
  </Sheet>
);
