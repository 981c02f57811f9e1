import type { GameTypes } from '../engine/game.ts';
import { winnersOf } from '../engine/match.ts';
import type { Save } from '../engine/save.ts';
import { EMBLEMS, type Emblem } from '../engine/seats.ts';
import { isBot, isUnnamed } from './shell/seats/seat-list.ts';

/** The family score: the results of the games that were finished on this device. */

/** The result of one game. */
export type Result = {
  /** The id of the save, so that no game counts twice. */
  readonly id: string;
  readonly game: string;
  /** Whether it was a cooperative game. */
  readonly together: boolean;
  /** The people, without bots. */
  readonly people: readonly { readonly name: string; readonly emblem: Emblem; readonly won: boolean }[];
};
/** The totals of one person. */
export type ScoreLine = {
  readonly name: string;
  readonly emblem: Emblem;
  readonly games: number;
  readonly wins: number;
  /** Wins by game, most first; only games with a win. */
  readonly by: readonly { readonly game: string; readonly wins: number }[];
  /** How often they won against whom, most first. */
  readonly over: readonly { readonly name: string; readonly wins: number }[];
};
export type Score = {
  readonly games: number;
  /** Cooperative games. */
  readonly together: { readonly games: number; readonly wins: number };
  /** Sorted by wins, then by games, both descending. */
  readonly lines: readonly ScoreLine[];
};

/** The maximum number of stored results. */
const MAX_RESULTS = 2000;

/** The result of a game; null before its end, and for a single person with bots. */
export function resultOf({ id, game, seats, session }: Save<GameTypes>, verdict: 'won' | 'lost' | null): Result | null {
  const { outcome } = session.now;
  if (!outcome || seats.filter((seat) => !isBot(seat)).length < 2) return null;
  const together = verdict !== null;
  const winners = together ? outcome.winners : winnersOf(outcome, seats.length);
  const people = seats.flatMap((seat, i) =>
    isBot(seat) || isUnnamed(seat) ? [] : [{ name: seat.name, emblem: seat.emblem, won: winners.includes(i) }],
  );
  return people.length > 0 ? { id, game, together, people } : null;
}

/** Replaces the result of a game. A game may end differently, or continue, after an undo. */
export function withGameResult(results: readonly Result[], id: string, result: Result | null): readonly Result[] {
  const others = results.filter((one) => one.id !== id);
  return (result ? [...others, result] : others).slice(-MAX_RESULTS);
}

const key = (name: string): string => name.toLowerCase();

const count = (counts: Map<string, number>, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1);
const mostFirst = <T extends { readonly wins: number }>(all: readonly T[]): readonly T[] => [...all].sort((a, b) => b.wins - a.wins);

/** The totals of all results. */
export function scoreOf(results: readonly Result[]): Score {
  const lines = new Map<
    string,
    { name: string; emblem: Emblem; games: number; wins: number; by: Map<string, number>; over: Map<string, number> }
  >();
  for (const { game, together, people } of results) {
    if (together) continue;
    const beaten = people.filter(({ won }) => !won);
    for (const { name, emblem, won } of people) {
      const line = lines.get(key(name)) ?? { name, emblem, games: 0, wins: 0, by: new Map(), over: new Map() };
      // use the latest name and emblem
      Object.assign(line, { name, emblem, games: line.games + 1, wins: line.wins + (won ? 1 : 0) });
      if (won) {
        count(line.by, game);
        for (const other of beaten) count(line.over, key(other.name));
      }
      lines.set(key(name), line);
    }
  }
  const side = results.filter(({ together }) => together);
  return {
    games: results.length,
    together: { games: side.length, wins: side.filter(({ people }) => people.some(({ won }) => won)).length },
    lines: [...lines.values()]
      .map(({ by, over, ...line }) => ({
        ...line,
        by: mostFirst([...by].map(([game, wins]) => ({ game, wins }))),
        over: mostFirst([...over].map(([who, wins]) => ({ name: lines.get(who)?.name ?? who, wins }))),
      }))
      .sort((a, b) => b.wins - a.wins || b.games - a.games),
  };
}

type Loose<T> = { readonly [K in keyof T]?: unknown };
const isPerson = (value: unknown): value is Result['people'][number] => {
  if (typeof value !== 'object' || value === null) return false;
  const { name, emblem, won }: Loose<Result['people'][number]> = value;
  return typeof name === 'string' && typeof won === 'boolean' && EMBLEMS.some((known) => known === emblem);
};
const isResult = (value: unknown): value is Result => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, together, people }: Loose<Result> = value;
  return (
    typeof id === 'string' && typeof game === 'string' && typeof together === 'boolean' && Array.isArray(people) && people.every(isPerson)
  );
};
/** Reads stored results. Damaged ones are left out. */
export const readResults = (kept: unknown): readonly Result[] => (Array.isArray(kept) ? kept.filter(isResult) : []);
