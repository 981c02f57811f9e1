import { useState } from 'preact/hooks';
import type { Reading, SeatRecord } from '../../../engine/seats.ts';
import { capitalize, isolateBidi, numeral } from '../../../engine/shared/sentences.ts';
import { HELP_NAMES, type HelpText } from '../../parts/HelpSheet.tsx';
import type { Advice } from './evenness-words.ts';
import { type Row, useSeatFocus } from './seat-focus.ts';
import { addBot, addPerson, change, isBot, type KnownPerson, removeSeat, type Seating, seatPerson, swap } from './seat-list.ts';

/** What a choice of reading means at the table. */
const READING_WORDS: { readonly [K in Reading]: (name: string) => string } = {
  reads: (name) => `${name} reads.`,
  'is-read-to': (name) => `What is asked is read out to ${name}.`,
  pair: (name) => `A grown-up reads, ${name} picks.`,
};

type SeatingOptions = {
  readonly least: number;
  readonly most: number;
  /** What each level of help does; undefined where the game has no rule for it. */
  readonly help: HelpText | undefined;
  /** People this device remembers. */
  readonly known: readonly KnownPerson[];
  readonly seats: readonly SeatRecord[];
  /** Seats people anew, from how they sit by now; null changes nothing. */
  readonly onSeats: (seat: (now: readonly SeatRecord[]) => Seating | null) => void;
  /** The list of the seats on the screen. */
  readonly row: Row;
};

/** Where a sentence is shown beside the status: at a seat whose button lies flat, or where advice was followed. */
type Place = number | 'advice';

/**
 * What the taps on the seats do. `said` is the sentence that is told about the last one, and `saidAt` what is shown there, too; `stay` and `full` say
 * why nobody may get up or sit down.
 */
export function useSeating({ least, most, help, known, seats, onSeats, row }: SeatingOptions) {
  const [told, tell] = useState<{ readonly words: string; readonly place: Place | undefined; readonly more: string } | null>(null);
  const say = (words: string | null, place?: Place, more = '') => tell(words === null ? null : { words, place, more });
  const focus = useSeatFocus(row, seats);
  const stay = seats.length <= least ? `${capitalize(numeral(least))} must stay at the table.` : null;

  const taken = `All ${numeral(most)} seats are taken.`;
  const full = seats.length >= most ? taken : null;

  /** What was tapped at somebody's seat is dropped when it has changed since: it was meant for others. */
  const seated = (seating: Seating, words: string | null = null, place?: Place, more?: string) => {
    say(words, place, more);
    onSeats((now) => (now === seats ? seating : null));
  };
  const add = (more: (seats: readonly SeatRecord[]) => Seating) =>
    onSeats((now) => {
      if (now.length >= most) {
        say(taken);
        return null;
      }
      const seating = more(now);
      const there = `${isolateBidi(seating.seats.at(-1)?.name ?? '')} sits down.`;
      say(seating.seats.length >= most ? `${there} ${taken}` : there);
      return seating;
    });

  return {
    said: told?.words ?? null,
    saidAt: (place: Place): string | null => (told?.place === place ? `${told.words} ${told.more}`.trim() : null),
    say,
    stay,
    full,
    addPerson: () => add((now) => addPerson(now, known)),
    addBot: () => add(addBot),
    change: (at: number, to: SeatRecord) =>
      seated(change(seats, at, to), seats[at]?.reading === to.reading ? null : READING_WORDS[to.reading](isolateBidi(to.name))),
    follow: ({ seat: at, to }: Advice) => {
      const seat = seats[at];
      if (!seat) return;
      const name = isolateBidi(seat.name);
      if (to === 'gentle')
        return seated(change(seats, at, { ...seat, player: { kind: 'bot', strength: to } }), `${name} plays gently now.`, 'advice');
      const now = to === 'harder' ? `It is harder for ${name} now.` : `${name} plays with ${HELP_NAMES[to].toLowerCase()} now.`;
      seated(change(seats, at, { ...seat, help: to }), now, 'advice', help?.[to]);
    },
    move: (at: number, way: -1 | 1) => {
      seated(swap(seats, at, at + way), `${isolateBidi(seats[at]?.name ?? '')} is number ${at + way + 1} in the round now.`);
      focus(at + way, way < 0 ? '.seat-move' : '.seat-foot > :last-child');
    },
    leave: (at: number, seat: SeatRecord) => {
      seated(removeSeat(seats, at), isBot(seat) ? `${isolateBidi(seat.name)} goes to bed.` : `${isolateBidi(seat.name)} gets up.`);
      focus(at, '.seat-name > button');
    },
    rename: (at: number, name: string, emblem: SeatRecord['emblem']) => {
      seated(seatPerson(seats, at, name, emblem));
      focus(at, '.seat-name > button');
    },
  };
}
