import type { GameTypes } from '../engine/game.ts';
import type { AnyGameModule } from '../engine/game-module.ts';
import type { Save } from '../engine/save.ts';
import type { Played } from '../games/length.ts';
import { isBot } from './shell/seats/seat-list.ts';

/** How long the games took that were finished on this device. */

/** The time of one game. `id`: of the save, so that no game counts twice. */
export type PlayTime = Played & { readonly id: string };

/** The most that are kept. */
const MAX_TIMES = 100;

/** The time of a game; null before its end, where only bots played, and where nobody measured it. */
export function playTimeOf({ length }: AnyGameModule, { id, game, seats, session, options, took }: Save<GameTypes>): PlayTime | null {
  const { outcome, state } = session.now;
  const people = seats.filter((seat) => !isBot(seat)).length;
  if (!outcome || !length || took === undefined || people === 0) return null;
  const { kind, parts } = length(options, state);
  return { id, game, kind, people, bots: seats.length - people, minutes: took / 60_000 / parts };
}

/** Replaces the time of a game. A game may go on after an undo. */
export function withPlayTime(times: readonly PlayTime[], id: string, time: PlayTime | null): readonly PlayTime[] {
  const others = times.filter((one) => one.id !== id);
  return (time ? [...others, time] : others).slice(-MAX_TIMES);
}

const isPlayTime = (value: unknown): value is PlayTime => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, kind, people, bots, minutes }: { readonly [K in keyof PlayTime]?: unknown } = value;
  return (
    [id, game, kind].every((one) => typeof one === 'string') && [people, bots, minutes].every((one) => typeof one === 'number' && one >= 0)
  );
};
/** Reads stored times. Damaged ones are left out. */
export const readPlayTimes = (kept: unknown): readonly PlayTime[] => (Array.isArray(kept) ? kept.filter(isPlayTime) : []);
