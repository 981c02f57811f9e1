import type { GameTypes, Json } from '../../engine/game.ts';
import type { AnyGameModule } from '../../engine/game-module.ts';
import type { Save } from '../../engine/save.ts';
import { capitalize } from '../../engine/shared/sentences.ts';
import { firstSeats } from '../../ui/shell/seats/seat-list.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { newGame, withGuest } from './new-game.ts';

const whole = (text: string | null, otherwise: number): number => {
  const n = Number(text ?? otherwise);
  if (!Number.isInteger(n)) throw new UserFacingError(`The link asks for "${text}", which is no whole number.`);
  return n;
};

/**
 * Starts a new game from URL parameters: `seats`, `seed`, `bots` (seats, comma-separated) and `options` (JSON).
 * @throws an error with a sentence for the family when a parameter is invalid.
 */
export function gameFromLink(box: AnyGameModule, asked: URLSearchParams, freshSeed: number): Save<GameTypes> {
  const { min, max } = box.game.seats;
  const seats = whole(asked.get('seats'), Math.max(min, 2));
  if (seats < min || seats > max) throw new UserFacingError(`The link asks for ${seats} seats; this game has ${min} to ${max}.`);
  const seed = whole(asked.get('seed'), freshSeed);
  const bots = (asked.get('bots') ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => whole(text, 0));
  let options: Json;
  try {
    options = JSON.parse(asked.get('options') ?? '{}') as Json;
  } catch {
    throw new UserFacingError('The link’s options cannot be read.');
  }
  const given = typeof options === 'object' && options !== null && !Array.isArray(options) ? options : {};
  try {
    // with a given seed, the game must be the same on every device
    return newGame(box, withGuest(box, firstSeats(seats, [], bots), given), given, seed, asked.has('seed') ? null : undefined);
  } catch (error) {
    throw new UserFacingError(
      `The link asks for what this game does not have. ${error instanceof Error ? capitalize(error.message) : ''}.`,
    );
  }
}
