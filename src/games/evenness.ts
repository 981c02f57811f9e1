import { HELP_LEVELS, type HelpLevel } from '../engine/seats.ts';

/** How even a table of rivals is, from measured games (npm run figures). */

/** Who plays: a quick bot, or one that decides at random every second time and stands for a small child. */
export const PLAYS = ['quick', 'careless'] as const;
export type Plays = (typeof PLAYS)[number];

/** How often such a player wins among quick ones without help, in 100 games: by number of players, who plays, and help. */
export type WinTable = { readonly [players: string]: { readonly [K in Plays]: { readonly [L in HelpLevel]: number } } };
/** `of`: the rules that were measured. If they change, the figures must be made again. */
export type EvennessFigures = { readonly of: string; readonly games: number; readonly wins: WinTable };
export type Player = { readonly plays: Plays; readonly help: HelpLevel };

/** A table counts as even if nobody wins more than so many times as often as anybody else. */
const EVEN = 1.5;
/** Whoever won none of the measured games wins as many of 100. */
const NEVER = 0.2;

/** How much a player is worth beside a quick one without help, whose worth is 1. In a table of so many as were measured next. */
function worthOf({ plays, help }: Player, players: number, wins: WinTable): number {
  if (plays === 'quick' && help === 'none') return 1;
  const measured = Object.keys(wins).map(Number);
  const most = Math.max(...measured.filter((count) => count <= players), Math.min(...measured));
  const won = Math.min(100 - NEVER, Math.max(NEVER, wins[most]?.[plays][help] ?? 0)) / 100;
  return (won / (1 - won)) * (most - 1);
}

/** How often each of them wins, in parts of all games. */
export function sharesOf(players: readonly Player[], wins: WinTable): readonly number[] {
  const worths = players.map((player) => worthOf(player, players.length, wins));
  const all = worths.reduce((sum, worth) => sum + worth, 0);
  return worths.map((worth) => worth / all);
}

export const isEven = (shares: readonly number[]): boolean => Math.max(...shares) <= EVEN * Math.min(...shares);

const unevenness = (shares: readonly number[]): number => Math.max(...shares) / Math.min(...shares);

/** The level of help that makes the table most even for a seat that is too hard or too easy; null where its own level does. */
export function betterHelp(players: readonly Player[], seat: number, wins: WinTable): HelpLevel | null {
  const now = players[seat]?.help;
  const tried = (help: HelpLevel): number =>
    unevenness(
      sharesOf(
        players.map((player, i) => (i === seat ? { ...player, help } : player)),
        wins,
      ),
    );
  const best = HELP_LEVELS.reduce<HelpLevel>((most, level) => (tried(level) < tried(most) ? level : most), now ?? 'none');
  return best === now ? null : best;
}
