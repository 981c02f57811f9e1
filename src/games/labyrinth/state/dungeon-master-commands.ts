import * as v from 'valibot';
import { doing, id, natural, number, orNull, Seat } from '../../state-schemas.ts';
import { DIFFICULTIES, NOTES, STATISTICS } from './constants.ts';

/** The commands of a human dungeon master (LA-1). */

/** The target of a monster. Null: this target and the rest of the turn are random. */
export const Target = doing('target', { hero: orNull(Seat) });
export const Difficulty = doing('against', { number: natural });
export const Dm = v.variant('do', [
  /** Adds a monster of that kind to the room. */
  doing('add', { kind: id }),
  doing('remove', { foe: natural }),
  /** Opens the commands for one hero. */
  doing('hero', { hero: Seat }),
  /** A note for the mood. */
  doing('note', { note: v.picklist(NOTES) }),
  doing('done', {}),
]);
export type DmCommand = v.InferOutput<typeof Dm>;
export const DmHero = v.variant('do', [
  doing('call-check', { statistic: v.picklist(STATISTICS), against: v.picklist(DIFFICULTIES) }),
  /** Silver or hit points, added or removed. */
  doing('coins', { by: number }),
  doing('health', { by: number }),
  /** Gives a chosen card of the item deck, so the next card of the deck stays secret. */
  doing('gift', { card: id }),
  doing('take', { card: id }),
  doing('done', {}),
]);
export type DmHeroCommand = v.InferOutput<typeof DmHero>;
