import type { HelpLevel, SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi, joinWithAnd } from '../../../engine/shared/sentences.ts';
import { betterHelp, type EvennessTable, isEven, type Player, sharesOf, sideOf } from '../../../games/evenness.ts';
import { isBot } from './seat-list.ts';

/** How even a table is, in words. No number stands in them: whoever asks why gets those. */
type Evenness = {
  /** By seat, in parts of all games. */
  readonly shares: readonly number[];
  readonly words: string;
  /** A level of help that would make it more even, and for whom. */
  readonly advice: { readonly seat: number; readonly level: HelpLevel; readonly words: string } | null;
};

/** Whoever is read to, and a pair, is taken for a small child. A gentle bot is the quick one. */
function playerOf({ player, reading, help }: SeatRecord): Player {
  if (player.kind === 'person') return { plays: reading === 'reads' ? 'quick' : 'careless', help };
  return player.strength === 'gentle' ? { plays: 'quick', help: 'none' } : { plays: 'clever' };
}

const ADVICE: { readonly [K in HelpLevel]: string } = {
  harder: 'Make it harder?',
  none: 'Without help?',
  little: 'Give a little help?',
  lot: 'Give a lot of help?',
};
const isHelped = (help: HelpLevel): boolean => help === 'little' || help === 'lot';
/** Shares that differ by less than this part of them look the same. */
const ALIKE = 1.1;

/** What is told of this table; null for one alone. */
export function evennessOf(seats: readonly SeatRecord[], table: EvennessTable): Evenness | null {
  if (seats.length < 2) return null;
  const players = seats.map(playerOf);
  const shares = sharesOf(players, table);
  const called = (those: readonly number[]): string => joinWithAnd(those.map((seat) => isolateBidi(seats[seat]?.name ?? '')));
  if (isEven(shares)) {
    const [one, other] = [0, 1].map((side) => seats.flatMap((_, seat) => (sideOf(seat, table) === side ? [seat] : [])));
    const words =
      seats.length === 2
        ? `${called([0])} wins about as often as ${called([1])}.`
        : table.sides === null
          ? 'Everybody wins about as often.'
          : `${called(one ?? [])} win about as often as ${called(other ?? [])}.`;
    return { shares, words, advice: null };
  }
  const sorted = [...shares].sort((a, b) => a - b);
  const [least = 0, second = 0] = sorted;
  const [most = 0, next = 0] = [...sorted].reverse();
  // the one that stands out is told: somebody far behind, or somebody far ahead, first of all through help
  const helped = players.some((player, seat) => shares[seat] === most && player.plays !== 'clever' && isHelped(player.help));
  const ahead = helped || (table.sides === null && seats.length > 2 && most / next > second / least);
  const those = shares.flatMap((share, seat) => ((ahead ? most <= share * ALIKE : share <= least * ALIKE) ? [seat] : []));
  const [seat = 0] = those;
  const place =
    table.sides !== null
      ? ahead
        ? 'easier side'
        : 'harder side'
      : `${ahead ? 'easiest' : 'hardest'} ${those.length === 1 ? 'seat' : 'seats'}`;
  const words = `${called(those)} ${those.length === 1 ? 'has' : 'have'} the ${place}.`;
  const people = those.filter((at) => seats[at] && !isBot(seats[at]));
  // of partners, first of all whoever is small, or is helped
  const one = people.find((at) => players[at]?.plays === 'careless' || seats[at]?.help !== 'none') ?? people[0] ?? seat;
  const level = seats[one] && !isBot(seats[one]) ? betterHelp(players, one, table) : null;
  return { shares, words, advice: level && { seat: one, level, words: ADVICE[level] } };
}
