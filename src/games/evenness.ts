import { HELP_LEVELS, type HelpLevel } from '../engine/seats.ts';

/** How even a table of rivals is, from measured games (npm run figures). */

/** Who plays with help: a quick bot, or one that decides at random every second time and stands for a small child. */
export const PLAYS = ['quick', 'careless'] as const;
export type Plays = (typeof PLAYS)[number];

type ByHelp = { readonly [K in Plays]: { readonly [L in HelpLevel]: number } };
/**
 * How often such a player wins among quick ones without help, in 100 games: by number of players, who plays, and help. Where sides play, how
 * often its side wins, by number of sides.
 */
export type WinTable = { readonly [players: string]: ByHelp };
/** The same of a clever bot, by number of players. */
export type CleverWins = { readonly [players: string]: number };
/** `of`: the rules that were measured. If they change, the figures must be made again. `sides`: with partners. */
export type EvennessFigures = {
  readonly of: string;
  readonly games: number;
  readonly wins: WinTable;
  readonly sides?: WinTable;
  readonly clever: CleverWins;
};
/** What was measured of a table, and who are partners in it: `sides` is how many sides sit down by turns, or null. */
export type EvennessTable = { readonly wins: WinTable; readonly clever: CleverWins; readonly sides: number | null };
export type Player = { readonly plays: Plays; readonly help: HelpLevel } | { readonly plays: 'clever' };

/** A table counts as even if nobody wins more than so many times as often as anybody else. */
const EVEN = 1.5;
/** Whoever won none of the measured games wins as many of 100. */
const NEVER = 0.2;

/** The number of players that was measured next to so many. */
function measuredNext(table: WinTable | CleverWins, players: number): number {
  const measured = Object.keys(table).map(Number);
  return Math.max(...measured.filter((count) => count <= players), Math.min(...measured));
}

/** How much a player is worth beside a quick one without help, whose worth is 1. In a table of so many as were measured next. */
function worthOf(player: Player, players: number, { wins, clever }: EvennessTable): number {
  if (player.plays === 'quick' && player.help === 'none') return 1;
  const most = measuredNext(player.plays === 'clever' ? clever : wins, players);
  const measure = player.plays === 'clever' ? clever[most] : wins[most]?.[player.plays][player.help];
  const won = Math.min(100 - NEVER, Math.max(NEVER, measure ?? 0)) / 100;
  return (won / (1 - won)) * (most - 1);
}

/** The side of a seat: partners sit across from each other. Each is a side of its own where there are none. */
export const sideOf = (seat: number, { sides }: EvennessTable): number => (sides === null ? seat : seat % sides);

/** How often each of them wins, in parts of all games. Partners win together. */
export function sharesOf(players: readonly Player[], table: EvennessTable): readonly number[] {
  const worths = Array<number>(table.sides ?? players.length).fill(1);
  players.forEach((player, seat) => {
    const side = sideOf(seat, table);
    worths[side] = (worths[side] ?? 1) * worthOf(player, worths.length, table);
  });
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return players.map((_, seat) => (worths[sideOf(seat, table)] ?? 0) / all);
}

export const isEven = (shares: readonly number[]): boolean => Math.max(...shares) <= EVEN * Math.min(...shares);

/** How uneven the table is if somebody else plays on a seat. */
function unevenWith(players: readonly Player[], seat: number, instead: Player, table: EvennessTable): number {
  const shares = sharesOf(
    players.map((player, i) => (i === seat ? instead : player)),
    table,
  );
  return Math.max(...shares) / Math.min(...shares);
}

/** A table of so many wins is drawn: the least that shows whoever wins an even share three times, whatever the number of sides. */
const LEAST_DRAWN = 12;
const EACH_DRAWN = 3;

/** How many wins are drawn for each seat: as many for all where the table is even. A side's are those of each partner. */
export function drawnWins(shares: readonly number[], { sides }: EvennessTable): readonly number[] {
  const count = sides ?? shares.length;
  const all = Math.max(LEAST_DRAWN, EACH_DRAWN * count);
  return shares.map((share) => Math.round(all * (isEven(shares) ? 1 / count : share)));
}

/** The level of help that makes the table most even for a seat that is too hard or too easy; null where its own level does. */
export function betterHelp(players: readonly Player[], seat: number, table: EvennessTable): HelpLevel | null {
  const player = players[seat];
  if (!player || player.plays === 'clever') return null;
  const tried = (help: HelpLevel): number => unevenWith(players, seat, { plays: player.plays, help }, table);
  const best = HELP_LEVELS.reduce<HelpLevel>((most, level) => (tried(level) < tried(most) ? level : most), player.help);
  return best === player.help ? null : best;
}

/** Help that adds fewer wins than this to 100 games makes no difference that a family would see. */
const SEEN = 5;
/** Whether a lot of help hardly changes how often such a player wins, among so many. */
export function hardlyHelps(plays: Plays, players: number, { wins, sides }: EvennessTable): boolean {
  const measured = wins[measuredNext(wins, sides ?? players)]?.[plays];
  return measured !== undefined && measured.lot - measured.none < SEEN;
}

/** Whether the table is more even if a clever bot plays gently, as the quick one does. */
export const isEvenerGently = (players: readonly Player[], seat: number, table: EvennessTable): boolean => {
  const [player] = players.slice(seat);
  return (
    player?.plays === 'clever' &&
    unevenWith(players, seat, { plays: 'quick', help: 'none' }, table) < unevenWith(players, seat, player, table)
  );
};
