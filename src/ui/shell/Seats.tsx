import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { inSentence } from '../../engine/kit/words.ts';
import type { SeatRecord } from '../../engine/seats.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { NamePicker } from './NamePicker.tsx';
import { SeatCard } from './SeatCard.tsx';
import { addBot, addPerson, change, getUp, isBot, type Known, type Seating, sitDown, swap } from './SeatList.ts';
import { SeatsGo } from './SeatsGo.tsx';
import { SeatsHead } from './SeatsHead.tsx';
import { SeatsScenery } from './SeatsScenery.tsx';
import { Youngest } from './Youngest.tsx';
import './seats.css';
import './seats-narrow.css';

interface SeatsProps {
  /** The game's. */
  readonly title: string;
  readonly least: number;
  readonly most: number;
  /** People this device remembers. */
  readonly known: readonly Known[];
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
  /** Dice settle who goes first. */
  readonly rollsForStart: boolean;
  readonly onStart: () => void;
  readonly onBack: () => void;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

type Row = { readonly current: HTMLOListElement | null };

/** A seat's buttons go with it, or are gone: says where the focus goes once the seats are drawn anew. */
function useSeatFocus(row: Row, seats: readonly SeatRecord[]): (at: number, what: string) => void {
  const sought = useRef<{ readonly at: number; readonly what: string } | null>(null);
  useEffect(() => {
    const { at = 0, what } = sought.current ?? {};
    sought.current = null;
    if (what === undefined) return;
    const seat = row.current?.children[at] ?? row.current?.lastElementChild;
    seat?.querySelector<HTMLElement>(what)?.focus();
  }, [seats]);
  return (at, what) => {
    sought.current = { at, what };
  };
}

/** A newcomer is brought into sight on a narrow screen, where the seats stand in a strip. */
function useArrivals(row: Row, many: number): void {
  const arrived = useRef(many);
  useEffect(() => {
    if (many > arrived.current) row.current?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'center' });
    arrived.current = many;
  }, [many]);
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
    rollsForStart,
    onStart,
    onBack,
  } = props;
  const [naming, setNaming] = useState<number | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const row = useRef<HTMLOListElement>(null);
  const focus = useSeatFocus(row, seats);
  useArrivals(row, seats.length);

  /** What was tapped at somebody's seat is dropped when it has changed since: it was meant for others. */
  const seated = (seating: Seating, words: string | null = null) => {
    setSaid(words);
    onSeats((now) => (now === seats ? seating : null));
  };
  const full = `All ${NUMBERS[most] ?? most} seats are taken.`;
  const stay = seats.length <= least ? `${title} needs at least ${NUMBERS[least] ?? least} at the table.` : null;
  const add = (more: (seats: readonly SeatRecord[]) => Seating) =>
    onSeats((now) => {
      if (now.length >= most) {
        setSaid(full);
        return null;
      }
      const seating = more(now);
      setSaid(`${inSentence(seating.seats.at(-1)?.name ?? '')} sits down.`);
      return seating;
    });

  const move = (at: number, way: -1 | 1) => {
    seated(swap(seats, at, at + way), `${inSentence(seats[at]?.name ?? '')} is number ${at + way + 1} in the round now.`);
    focus(at + way, way < 0 ? '.seat-move' : '.seat-foot > :last-child');
  };
  const leave = (at: number, seat: SeatRecord) => {
    seated(getUp(seats, at), isBot(seat) ? `${inSentence(seat.name)} goes to bed.` : `${inSentence(seat.name)} gets up.`);
    focus(at, '.seat-name > button');
  };
  const named = naming === null ? undefined : seats[naming];

  return (
    <>
      <div class="seats-room">
        <main class="seats" data-seats={seats.length}>
          <SeatsScenery />
          <SeatsHead
            said={said}
            full={seats.length >= most}
            onPerson={() => add((now) => addPerson(now, known))}
            onBot={() => add(addBot)}
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
                stay={stay}
                onName={() => setNaming(i)}
                onChange={(to) => seated(change(seats, i, to))}
                onMove={(way) => move(i, way)}
                onUp={() => leave(i, seat)}
                onWhy={setSaid}
              />
            ))}
          </ol>

          <footer class="seats-floor">{!rollsForStart && <Youngest seats={seats} youngest={youngest} onYoungest={onYoungest} />}</footer>
          <SeatsGo title={title} problem={problem} onBack={onBack} onStart={onStart} onOptions={() => setChoosing(true)} onWhy={setSaid} />
        </main>
      </div>
      {/* Sheets that the game opens from inside a seat: out here nothing clips or covers them. */}
      <div data-sheets />
      {naming !== null && named && (
        <NamePicker
          seat={named}
          others={seats.filter((_, i) => i !== naming)}
          known={known}
          onDone={(name, emblem) => {
            setNaming(null);
            seated(sitDown(seats, naming, name, emblem));
            focus(naming, '.seat-name > button');
          }}
          onBack={() => setNaming(null)}
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
