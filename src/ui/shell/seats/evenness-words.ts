import type { HelpLevel, SeatRecord } from '../../../engine/seats.ts';
import { isolateBidi, joinWithAnd } from '../../../engine/shared/sentences.ts';
import {
  betterHelp,
  drawnWins,
  type EvennessTable,
  hardlyHelps,
  isEven,
  isEvenerGently,
  type Player,
  sharesOf,
  sideOf,
} from '../../../games/evenness.ts';
import { isBot } from './seat-list.ts';

/** What would make a table more even: a level of help, or that a bot plays gently. */
export type Advice = { readonly seat: number; readonly to: HelpLevel | 'gentle'; readonly words: string };
/** How even a table is, in words. No number stands in them. */
type Evenness = {
  /** By seat, in parts of all games. */
  readonly shares: readonly number[];
  readonly words: string;
  readonly advice: Advice | null;
};

/** Whoever is read to, and a pair, is taken for a small child. A gentle bot is the quick one. */
function playerOf({ player, reading, help }: SeatRecord): Player {
  if (player.kind === 'person') return { plays: reading === 'reads' ? 'quick' : 'careless', help };
  return player.strength === 'gentle' ? { plays: 'quick', help: 'none' } : { plays: 'clever' };
}

/** Why help changes next to nothing for this player; null where it does. */
export function hardlyHelpsWords(seat: SeatRecord, players: number, table: EvennessTable): string | null {
  const one = playerOf(seat);
  return one.plays !== 'clever' && !isBot(seat) && hardlyHelps(one.plays, players, table)
    ? 'At this table help hardly changes who wins: everybody goes for whoever is ahead.'
    : null;
}

/** What the button says, which is for one alone. Who had help or a burden before has to lose it. */
const ADVICE: { readonly [K in HelpLevel]: (name: string, now: HelpLevel) => string } = {
  harder: (name) => `Make it harder, for ${name} only?`,
  none: (name, now) => (now === 'harder' ? `No longer harder for ${name}?` : `No more help for ${name}?`),
  little: (name, now) => (now === 'lot' ? `Help ${name} only a little?` : `Help ${name} a little?`),
  lot: (name) => `Help ${name} a lot?`,
};
const isHelped = (help: HelpLevel): boolean => help === 'little' || help === 'lot';
/** Whose share is so many times another one's wins far more often. */
const FAR = 3;

/** Who wins least and who wins most, by seat: those who have as many cups, since the sentence stands beside them. */
function endsOf(shares: readonly number[], table: EvennessTable): { readonly least: readonly number[]; readonly most: readonly number[] } {
  const cups = drawnWins(shares, table);
  const having = (count: number) => cups.flatMap((drawn, seat) => (drawn === count ? [seat] : []));
  return { least: having(Math.min(...cups)), most: having(Math.max(...cups)) };
}

/** What is told of this table; null for one alone. Both ends are always named, the one that wins least first. */
export function evennessOf(seats: readonly SeatRecord[], table: EvennessTable): Evenness | null {
  if (seats.length < 2) return null;
  const players = seats.map(playerOf);
  const shares = sharesOf(players, table);
  const called = (those: readonly number[]): string => joinWithAnd(those.map((seat) => isolateBidi(seats[seat]?.name ?? '')));
  const win = (those: readonly number[]): string => `${called(those)} ${those.length === 1 ? 'wins' : 'win'}`;
  if (isEven(shares)) {
    const [one = [], other = []] = [0, 1].map((side) => seats.flatMap((_, seat) => (sideOf(seat, table) === side ? [seat] : [])));
    const alike = (table.sides ?? seats.length) === 2;
    return {
      shares,
      words: alike ? `${win(one)} about as often as ${called(other)}.` : 'Everybody wins about equally often.',
      advice: null,
    };
  }
  const { least, most } = endsOf(shares, table);
  const far = Math.max(...shares) > FAR * Math.min(...shares) ? 'far ' : '';
  // one who stands out beside several needs no list of their names
  const alone = (those: readonly number[], others: readonly number[]): boolean => those.length === 1 && others.length > 1;
  const words =
    least.length + most.length < seats.length
      ? `${win(least)} least often, and ${called(most)} most often.`
      : alone(most, least)
        ? `${win(most)} ${far}more often than anybody else.`
        : `${win(least)} ${far}less often than ${alone(least, most) ? 'anybody else' : called(most)}.`;
  return { shares, words, advice: adviceFor(seats, players, shares, table) };
}

/** A clever bot that wins most plays gently. Else whoever stands out, far behind or far ahead, gets another level; first of all who wins most with help. */
function adviceFor(
  seats: readonly SeatRecord[],
  players: readonly Player[],
  shares: readonly number[],
  table: EvennessTable,
): Advice | null {
  const name = (seat: number): string => isolateBidi(seats[seat]?.name ?? '');
  const { least, most } = endsOf(shares, table);
  const bot = most.find((seat) => isEvenerGently(players, seat, table));
  if (bot !== undefined) return { seat: bot, to: 'gentle', words: `Let ${name(bot)} play gently?` };
  const sorted = [...shares].sort((a, b) => a - b);
  const [lowest = 0, second = 0] = sorted;
  const [highest = 0, next = 0] = [...sorted].reverse();
  const helped = players.some((player, seat) => shares[seat] === highest && player.plays !== 'clever' && isHelped(player.help));
  const ahead = helped || (table.sides === null && seats.length > 2 && highest / next > second / lowest);
  const people = (ahead ? most : least).filter((at) => seats[at] && !isBot(seats[at]));
  // of partners, first of all whoever is small, or is helped
  const seat = people.find((at) => players[at]?.plays === 'careless' || seats[at]?.help !== 'none') ?? people[0];
  const level = seat === undefined ? null : betterHelp(players, seat, table);
  return seat === undefined || level === null ? null : { seat, to: level, words: ADVICE[level](name(seat), seats[seat]?.help ?? 'none') };
}
