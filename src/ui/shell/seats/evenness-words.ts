import type { HelpLevel, SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi, joinWithAnd } from '../../../engine/shared/sentences.ts';
import { betterHelp, isEven, type Player, sharesOf, type WinTable } from '../../../games/evenness.ts';
import { isBot } from './seat-list.ts';

/** How even a table is, in words. No number stands in them: whoever asks why gets those. */
export type Evenness = {
  /** By seat, in parts of all games. */
  readonly shares: readonly number[];
  readonly words: string;
  /** A level of help that would make it more even, and for whom. */
  readonly advice: { readonly seat: number; readonly level: HelpLevel; readonly words: string } | null;
};

/** Whoever is read to, and a pair, is taken for a small child. A gentle bot is the quick one. Nobody has measured a clever one. */
function playerOf({ player, reading, help }: SeatRecord): Player | null {
  if (player.kind === 'person') return { plays: reading === 'reads' ? 'quick' : 'careless', help };
  return player.strength === 'gentle' ? { plays: 'quick', help: 'none' } : null;
}

const ADVICE: { readonly [K in HelpLevel]: string } = {
  harder: 'Make it harder?',
  none: 'Without help?',
  little: 'Give a little help?',
  lot: 'Give a lot of help?',
};
/** Shares that differ by less than this part of them look the same. */
const ALIKE = 1.1;

/** What is told of this table; null where nobody has measured it. */
export function evennessOf(seats: readonly SeatRecord[], wins: WinTable): Evenness | null {
  const players = seats.flatMap((seat) => playerOf(seat) ?? []);
  if (seats.length < 2 || players.length < seats.length) return null;
  const shares = sharesOf(players, wins);
  const called = (those: readonly number[]): string => joinWithAnd(those.map((seat) => isolateBidi(seats[seat]?.name ?? '')));
  if (isEven(shares)) {
    const words = seats.length === 2 ? `${called([0])} wins about as often as ${called([1])}.` : 'Everybody wins about as often.';
    return { shares, words, advice: null };
  }
  const sorted = [...shares].sort((a, b) => a - b);
  const [least = 0, second = 0] = sorted;
  const [most = 0, next = 0] = [...sorted].reverse();
  // the one that stands out is told: somebody far behind, or somebody far ahead, first of all through help
  const help = players[shares.indexOf(most)]?.help;
  const ahead = help === 'little' || help === 'lot' || (seats.length > 2 && most / next > second / least);
  const those = shares.flatMap((share, seat) => ((ahead ? most <= share * ALIKE : share <= least * ALIKE) ? [seat] : []));
  const [seat = 0] = those;
  const words = `${called(those)} ${those.length === 1 ? 'has' : 'have'} the ${ahead ? 'easiest' : 'hardest'} ${those.length === 1 ? 'seat' : 'seats'}.`;
  const one = those.find((at) => seats[at] && !isBot(seats[at])) ?? seat;
  const level = seats[one] && !isBot(seats[one]) ? betterHelp(players, one, wins) : null;
  return { shares, words, advice: level && { seat: one, level, words: ADVICE[level] } };
}
