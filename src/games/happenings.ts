import type { Seat } from '../engine/game.ts';
import type { Doer, Happening, Reader } from '../engine/shared/happening.ts';
import { playerName } from '../engine/shared/sentences.ts';

/** Happenings in the same way in every game: a game says what is a fact, and how it is worded. */

/** The names in a sentence for one reader: "you" for the reader, a name for everybody else. */
export type Say = {
  /** "you", "Mira". */
  readonly whom: (seat: Seat) => string;
  /** "You", "Mira": at the beginning. */
  readonly who: (seat: Seat) => string;
  /** "You are", "Mira is". */
  readonly is: (seat: Seat) => string;
  /** "your", "Mira’s". */
  readonly whose: (seat: Seat) => string;
};
/** A fact before it is worded. Equal facts, but for their amount, are told as one. */
export type Fact = Omit<Happening, 'words'> & {
  /** Who is told: the one to whom it happened, everybody, or only those who hear the whole story. */
  readonly told: 'one' | 'all' | 'story';
  /** What it was, if that keeps two facts apart, such as the name of a shield. */
  readonly thing?: string;
  /** Who did it with the tablet in hand, and so has seen it. */
  readonly seenBy?: Seat | null;
  readonly words: (say: Say, amount: number) => string;
};

/** What is added to the weight for each one of the amount. */
const WEIGHT_OF_ONE = 3;
/** What happens to oneself matters more. */
const WEIGHT_OF_OWN = 15;

const sayTo = (reader: Reader, names: readonly string[]): Say => {
  const name = (seat: Seat) => playerName(names, seat);
  const possessive = (seat: Seat) => (name(seat).endsWith('s') ? `${name(seat)}’` : `${name(seat)}’s`);
  return {
    whom: (seat) => (seat === reader ? 'you' : name(seat)),
    who: (seat) => (seat === reader ? 'You' : name(seat)),
    is: (seat) => (seat === reader ? 'You are' : `${name(seat)} is`),
    whose: (seat) => (seat === reader ? 'your' : possessive(seat)),
  };
};

const same = (a: Doer | null, b: Doer | null): boolean => JSON.stringify(a) === JSON.stringify(b);
const alike = (a: Fact, b: Fact): boolean =>
  a.kind === b.kind && a.to === b.to && a.unit === b.unit && a.thing === b.thing && same(a.by, b.by) && a.amount > 0 && b.amount > 0;

const concerns = ({ by, to, told, seenBy }: Fact, reader: Reader): boolean =>
  reader === 'table' ||
  (seenBy !== reader && (told === 'all' || (told === 'one' && to === reader)) && !(by && 'seat' in by && by.seat === reader));

/** One fact for all that are alike; it stands where the last of them stood. */
function merged(facts: readonly Fact[]): readonly Fact[] {
  let all: readonly Fact[] = [];
  for (const one of facts) {
    const before = all.find((other) => alike(other, one));
    all = [...all.filter((other) => other !== before), before ? { ...one, amount: before.amount + one.amount } : one];
  }
  return all;
}

/** The happenings that concern a reader, in order of time. */
export const happeningsOf = (facts: readonly Fact[], reader: Reader, names: readonly string[]): Happening[] => {
  const say = sayTo(reader, names);
  return merged(facts.filter((fact) => concerns(fact, reader))).map(
    ({ told: _, thing: _thing, seenBy: _seenBy, words, weight, ...fact }) => ({
      ...fact,
      weight: weight + WEIGHT_OF_ONE * fact.amount + (fact.to === reader ? WEIGHT_OF_OWN : 0),
      words: words(say, fact.amount),
    }),
  );
};

/** A fact with what most facts have. */
export const fact = (parts: Pick<Fact, 'kind' | 'weight' | 'words'> & Partial<Omit<Fact, 'kind' | 'weight' | 'words'>>): Fact => ({
  to: null,
  by: null,
  amount: 0,
  unit: null,
  good: false,
  told: 'one',
  ...parts,
});
