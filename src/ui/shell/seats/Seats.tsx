import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../engine/seats.ts';
import type { EvennessTable } from '../../../games/evenness.ts';
import type { Expectation } from '../../game-ui.ts';
import { HelpSheet, type HelpText } from '../../parts/HelpSheet.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { hardlyHelpsWords } from './evenness-words.ts';
import { NamePicker } from './NamePicker.tsx';
import { type Invite, Outlook } from './Outlook.tsx';
import { SeatCard } from './SeatCard.tsx';
import { SeatsHeader } from './SeatsHeader.tsx';
import { SeatsScenery } from './SeatsScenery.tsx';
import { StartButton } from './StartButton.tsx';
import { useArrivals } from './seat-focus.ts';
import type { KnownPerson, Seating } from './seat-list.ts';
import { useSeating } from './use-seating.ts';
import { YoungestPicker } from './YoungestPicker.tsx';
import './seats.css';
import './seats-narrow.css';

interface SeatsProps {
  /** The game's. */
  readonly title: string;
  readonly least: number;
  readonly most: number;
  /** People this device remembers. */
  readonly known: readonly KnownPerson[];
  readonly seats: readonly SeatRecord[];
  /** Seats people anew, from how they sit by now, which may be drawn only in a moment; null changes nothing. Where the youngest went: `youngestAfter` in SeatList. */
  readonly onSeats: (seat: (now: readonly SeatRecord[]) => Seating | null) => void;
  readonly youngest: number;
  /** "Who is youngest?" goes first. */
  readonly onYoungest: (seat: number) => void;
  /** The game's picture and hero button for a seat. */
  readonly hero: (seat: number) => ComponentChildren;
  /** Whether bots of this game may be gentle or clever. */
  readonly clever: boolean;
  /** The game's own options. */
  readonly setup: ComponentChildren;
  /** Why it cannot start yet. */
  readonly problem: string | null;
  /** Nobody ever rolls in this game. */
  readonly diceless: boolean;
  /** What each level of help does; undefined where the game has no rule for it. */
  readonly help: HelpText | undefined;
  /** What is known about how even a table of rivals is; null where nothing is. */
  readonly evenness: EvennessTable | null;
  /** How a game of this table ends, where all play together; null for rivals. */
  readonly expected: Expectation | null;
  /** How long it takes these people; null where nothing is known. */
  readonly time: string | null;
  /** Another way to play; null where there is none. */
  readonly invite?: Invite | null | undefined;
  /** Who goes first, in a sentence; undefined where it is the youngest. */
  readonly order: string | undefined;
  /** Dice settle who goes first. */
  readonly rollsForStart: boolean;
  readonly onStart: () => void;
  readonly onBack: () => void;
}

/** Who sits by the torch: everybody under their puppet, before a game begins. */
export function Seats(props: SeatsProps) {
  const {
    title,
    least,
    most,
    known,
    seats,
    onSeats,
    youngest,
    onYoungest,
    hero,
    clever,
    setup,
    problem,
    diceless,
    help,
    evenness,
    expected,
    time,
    invite,
    order,
    rollsForStart,
    onStart,
    onBack,
  } = props;
  const [naming, setNaming] = useState<number | null>(null);
  const [helping, setHelping] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const row = useRef<HTMLOListElement>(null);
  const seating = useSeating({ least, most, help, known, seats, onSeats, row });
  useArrivals(row, seats.length);
  const helped = helping === null ? undefined : seats[helping];
  const named = naming === null ? undefined : seats[naming];

  return (
    <>
      <div class="seats-room">
        <main class="seats" data-seats={seats.length}>
          <SeatsScenery />
          <SeatsHeader
            title={title}
            order={order}
            said={seating.said}
            full={seating.full}
            onPerson={seating.addPerson}
            onBot={seating.addBot}
          />
          <ol class="seats-row" ref={row} aria-label="Seats, in the order of play">
            {seats.map((seat, i) => (
              <SeatCard
                key={seat.emblem}
                seat={seat}
                place={i}
                places={seats.length}
                first={!rollsForStart && i === youngest}
                hero={hero(i)}
                diceless={diceless}
                clever={clever}
                onHelp={help ? () => setHelping(i) : null}
                stay={seating.stay}
                onName={() => setNaming(i)}
                onChange={(to) => seating.change(i, to)}
                onMove={(way) => seating.move(i, way)}
                onUp={() => seating.leave(i, seat)}
                flat={seating.saidAt(i)}
                onWhy={(why) => seating.say(why, i)}
              />
            ))}
          </ol>

          <div class="seats-floor">{!rollsForStart && <YoungestPicker seats={seats} youngest={youngest} onYoungest={onYoungest} />}</div>
          <footer class="seats-foot">
            <Outlook
              seats={seats}
              evenness={evenness}
              expected={expected}
              time={time}
              done={seating.saidAt('advice')}
              onAdvice={seating.follow}
              invite={invite}
            />
            <StartButton problem={problem} onBack={onBack} onStart={onStart} onOptions={() => setChoosing(true)} onWhy={seating.say} />
          </footer>
        </main>
      </div>
      {/* Sheets that the game opens from inside a seat: out here nothing clips or covers them. */}
      <div data-sheets />
      {naming !== null && named && (
        <NamePicker
          seat={named}
          others={seats.filter((_, i) => i !== naming)}
          known={known}
          onChange={(to) => seating.change(naming, to)}
          onDone={(name, emblem) => {
            setNaming(null);
            seating.rename(naming, name, emblem);
          }}
          onBack={() => setNaming(null)}
        />
      )}
      {help && helping !== null && helped && (
        <HelpSheet
          seat={helped}
          text={help}
          note={evenness && hardlyHelpsWords(helped, seats.length, evenness)}
          onPick={(level) => seating.change(helping, { ...helped, help: level })}
          onBack={() => setHelping(null)}
        />
      )}
      {choosing && (
        <Sheet title={title} back="Done" onBack={() => setChoosing(false)}>
          {setup}
        </Sheet>
      )}
    </>
  );
}
