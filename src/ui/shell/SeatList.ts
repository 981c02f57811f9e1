import { EMBLEMS, type Emblem, type SeatRecord, SIDES } from '../../engine/seats.ts';
import { EMBLEM_NAMES } from '../parts/Emblem.tsx';

/** Who sits where, as plain lists. No two seats ever share an emblem. */

export type Known = { readonly name: string; readonly emblem: Emblem };
/** The new seats, and for each its old number; null for somebody new. */
export type Seating = { readonly seats: readonly SeatRecord[]; readonly order: readonly (number | null)[] };

export const LONGEST_NAME = 14;
const BOT_NAMES = ['Clank', 'Tock', 'Beep', 'Rusty', 'Whirr', 'Sprocket', 'Bolts', 'Wobble'];

export const isBot = (seat: SeatRecord): boolean => seat.player.kind === 'bot';
/** Nobody has typed a name: the seat is called like its picture. */
export const isUnnamed = (seat: SeatRecord): boolean => seat.name === EMBLEM_NAMES[seat.emblem];
/** A picture that somebody chose is theirs; a bot or a nameless one gives it up. */
export const holdsOn = (seat: SeatRecord): boolean => !isBot(seat) && !isUnnamed(seat);

const same = (seats: readonly SeatRecord[]): readonly number[] => seats.map((_, i) => i);
const taken = (seats: readonly SeatRecord[], emblem: Emblem): boolean => seats.some((seat) => seat.emblem === emblem);
const isCalled = (seats: readonly SeatRecord[], name: string): boolean => seats.some((seat) => seat.name === name);
const freeEmblem = (seats: readonly SeatRecord[]): Emblem => EMBLEMS.find((emblem) => !taken(seats, emblem)) ?? EMBLEMS[0];

/** What nobody sees in a name: it would make two names look alike, be called nothing, or turn the words around it the other way. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** What only holds letters together, or emojis, means nothing at an end. */
const JOINERS = /^(?:\u200c|\u200d|\ufe0e|\ufe0f)+|(?:\u200c|\u200d)+$/gu;
/** More than this a save does not hold; most emojis are several characters. */
const MOST_CHARACTERS = 60;
/** Letters as people count them; characters where a browser cannot tell. */
const lettersOf = (name: string): readonly string[] =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment) : [...name];

/** A name as it is kept: what is seen of it, no spaces around it, none doubled, not too long; letters and emojis stay whole. */
export function tidyName(name: string): string {
  const tidy = name.normalize('NFC').replace(/\s+/g, ' ').replace(UNSEEN, '').trim().replace(JOINERS, '');
  let kept = '';
  for (const letter of lettersOf(tidy).slice(0, LONGEST_NAME)) {
    if (kept.length + letter.length > MOST_CHARACTERS) break;
    kept += letter;
  }
  return kept.trim();
}

const seat = (name: string, emblem: Emblem, player: SeatRecord['player']): SeatRecord => ({
  name,
  emblem,
  player,
  side: 'south',
  dice: 'app',
  reading: 'reads',
  speed: 'normal',
  handicap: 0,
});

/** Somebody sits down at the end: the next one this device remembers, or somebody called like a free picture. */
export function addPerson(seats: readonly SeatRecord[], known: readonly Known[]): Seating {
  const next = known.find(({ name, emblem }) => !taken(seats, emblem) && !isCalled(seats, name));
  const emblem = next?.emblem ?? EMBLEMS.find((free) => !taken(seats, free) && !isCalled(seats, EMBLEM_NAMES[free])) ?? freeEmblem(seats);
  return { seats: [...seats, seat(next?.name ?? EMBLEM_NAMES[emblem], emblem, { kind: 'person' })], order: [...same(seats), null] };
}

/** A bot rolls up to the table, gentle at first. */
export function addBot(seats: readonly SeatRecord[]): Seating {
  const name = BOT_NAMES.find((free) => !seats.some((other) => other.name === free)) ?? 'Another bot';
  // From the far end of the list: people like the sun.
  const emblem = [...EMBLEMS].reverse().find((free) => !taken(seats, free)) ?? EMBLEMS[0];
  return { seats: [...seats, seat(name, emblem, { kind: 'bot', strength: 'gentle' })], order: [...same(seats), null] };
}

/** People sit around the tablet, clockwise in the order of play, as far from each other as they can. */
export function around(seats: readonly SeatRecord[]): readonly SeatRecord[] {
  const people = seats.filter((one) => !isBot(one));
  const sideOf = (one: SeatRecord) => SIDES[Math.round((people.indexOf(one) * SIDES.length) / people.length) % SIDES.length] ?? 'south';
  return seats.map((one) => (isBot(one) ? one : { ...one, side: sideOf(one) }));
}

/** Seats to begin with: so many, some of them bots, the remembered people first. */
export function firstSeats(count: number, known: readonly Known[] = [], bots: readonly number[] = []): readonly SeatRecord[] {
  let seats: readonly SeatRecord[] = [];
  for (let i = 0; i < count; i++) seats = bots.includes(i) ? addBot(seats).seats : addPerson(seats, known).seats;
  return around(seats);
}

/** Somebody gets up; who sits behind them moves on. */
export const getUp = (seats: readonly SeatRecord[], at: number): Seating => ({
  seats: seats.filter((_, i) => i !== at),
  order: same(seats).filter((i) => i !== at),
});

/** Two change places. */
export function swap(seats: readonly SeatRecord[], a: number, b: number): Seating {
  const order = seats.map((_, i) => (i === a ? b : i === b ? a : i));
  return { seats: order.flatMap((old) => seats[old] ?? []), order };
}

/** Somebody likes something else now. */
export const change = (seats: readonly SeatRecord[], at: number, to: SeatRecord): Seating => ({
  seats: seats.map((old, i) => (i === at ? to : old)),
  order: same(seats),
});

/** Somebody takes a name and a picture; whoever had the picture gets theirs, and is called after it if they had no name of their own. */
export function sitDown(seats: readonly SeatRecord[], at: number, name: string, emblem: Emblem): Seating {
  const before = seats[at]?.emblem ?? emblem;
  return {
    seats: seats.map((old, i) => {
      if (i === at) return { ...old, name, emblem };
      if (old.emblem !== emblem) return old;
      return { ...old, emblem: before, name: isUnnamed(old) ? EMBLEM_NAMES[before] : old.name };
    }),
    order: same(seats),
  };
}

/** Where the youngest sits now: where they went, or with the first person if they got up. Bots have no birthday. */
export function youngestAfter({ seats, order }: Seating, youngest: number): number {
  const now = order.indexOf(youngest);
  return now >= 0
    ? now
    : Math.max(
        0,
        seats.findIndex((other) => !isBot(other)),
      );
}
