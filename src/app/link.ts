import type { AnyBox } from '../engine/box.ts';
import type { Json, Vocabulary } from '../engine/game.ts';
import { capital } from '../engine/kit/words.ts';
import type { Save } from '../engine/save.ts';
import { firstSeats } from '../ui/shell/SeatList.ts';
import { dealSave } from './deal.ts';
import { Friendly } from './friendly.ts';

const whole = (text: string | null, otherwise: number): number => {
  const n = Number(text ?? otherwise);
  if (!Number.isInteger(n)) throw new Friendly(`The link asks for "${text}", which is no whole number.`);
  return n;
};

/**
 * A fresh table from a link: `seats`, `seed`, `bots` (seats, with commas) and `options` (JSON).
 * @throws with a sentence when the link asks for what there is not.
 */
export function linkedSave(box: AnyBox, asked: URLSearchParams, freshSeed: number): Save<Vocabulary> {
  const { min, max } = box.game.seats;
  const seats = whole(asked.get('seats'), Math.max(min, 2));
  if (seats < min || seats > max) throw new Friendly(`The link asks for ${seats} seats; this game has ${min} to ${max}.`);
  const seed = whole(asked.get('seed'), freshSeed);
  const bots = (asked.get('bots') ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => whole(text, 0));
  let options: Json;
  try {
    options = JSON.parse(asked.get('options') ?? '{}') as Json;
  } catch {
    throw new Friendly('The link’s options cannot be read.');
  }
  const given = typeof options === 'object' && options !== null && !Array.isArray(options) ? options : {};
  try {
    // whoever names a seed wants that very game, on whatever device
    return dealSave(box, firstSeats(seats, [], bots), given, seed, asked.has('seed') ? null : undefined);
  } catch (error) {
    throw new Friendly(`The link asks for what this game does not have. ${error instanceof Error ? capital(error.message) : ''}.`);
  }
}
