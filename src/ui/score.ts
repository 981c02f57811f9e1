import type { Vocabulary } from '../engine/game.ts';
import { winnersOf } from '../engine/match.ts';
import type { Save } from '../engine/save.ts';
import { EMBLEMS, type Emblem } from '../engine/seats.ts';
import { isBot, isUnnamed } from './shell/SeatList.ts';

/** The family score: how the games went that were played to the end on this device, as plain lists. */

/** How one game went. */
export type Result = {
  /** The game's own, so that none counts twice. */
  readonly id: string;
  readonly game: string;
  /** Whether all at the table won or lost it together. */
  readonly together: boolean;
  /** The people with names. */
  readonly people: readonly { readonly name: string; readonly emblem: Emblem; readonly won: boolean }[];
};
/** What somebody's games come to. */
export type Line = {
  readonly name: string;
  readonly emblem: Emblem;
  readonly games: number;
  readonly wins: number;
  /** Wins by game, the most first; only games that were won. */
  readonly by: readonly { readonly game: string; readonly wins: number }[];
};
export type Score = {
  readonly games: number;
  /** Games that were played, and won, side by side. */
  readonly together: { readonly games: number; readonly wins: number };
  /** Whoever has won most comes first; among equals, whoever has played most. */
  readonly lines: readonly Line[];
};

/** More evenings than a tablet lasts. */
const MOST = 2000;

/** How a game went, for the family; null as long as it goes on, and for somebody alone with bots. */
export function resultOf({ id, game, seats, session }: Save<Vocabulary>, verdict: 'won' | 'lost' | null): Result | null {
  const { outcome } = session.now;
  if (!outcome || seats.filter((seat) => !isBot(seat)).length < 2) return null;
  const together = verdict !== null;
  const winners = together ? outcome.winners : winnersOf(outcome, seats.length);
  const people = seats.flatMap((seat, i) =>
    isBot(seat) || isUnnamed(seat) ? [] : [{ name: seat.name, emblem: seat.emblem, won: winners.includes(i) }],
  );
  return people.length > 0 ? { id, game, together, people } : null;
}

/** The results with that of a game in its place: a table that went back may end otherwise, or not at all. */
export function counted(results: readonly Result[], id: string, result: Result | null): readonly Result[] {
  const others = results.filter((one) => one.id !== id);
  return (result ? [...others, result] : others).slice(-MOST);
}

const key = (name: string): string => name.toLowerCase();

/** What all results come to. */
export function scoreOf(results: readonly Result[]): Score {
  const lines = new Map<string, { name: string; emblem: Emblem; games: number; wins: number; by: Map<string, number> }>();
  for (const { game, together, people } of results) {
    if (together) continue;
    for (const { name, emblem, won } of people) {
      const line = lines.get(key(name)) ?? { name, emblem, games: 0, wins: 0, by: new Map<string, number>() };
      // they are called and look as they did last
      Object.assign(line, { name, emblem, games: line.games + 1, wins: line.wins + (won ? 1 : 0) });
      if (won) line.by.set(game, (line.by.get(game) ?? 0) + 1);
      lines.set(key(name), line);
    }
  }
  const side = results.filter(({ together }) => together);
  return {
    games: results.length,
    together: { games: side.length, wins: side.filter(({ people }) => people.some(({ won }) => won)).length },
    lines: [...lines.values()]
      .map(({ by, ...line }) => ({ ...line, by: [...by].map(([game, wins]) => ({ game, wins })).sort((a, b) => b.wins - a.wins) }))
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
/** Results out of whatever was kept: what is damaged is left out. */
export const readResults = (kept: unknown): readonly Result[] => (Array.isArray(kept) ? kept.filter(isResult) : []);
