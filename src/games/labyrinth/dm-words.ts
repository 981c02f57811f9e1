import * as v from 'valibot';
import { doing, id, natural, number, orNull, Seat } from '../plain.ts';
import { DIFFICULTIES, NOTES, STATISTICS } from './words.ts';

/** What a human dungeon master may answer (LA-1). */

/** Whom a monster attacks; null leaves it, and the rest of that turn, to chance. */
export const Target = doing('target', { hero: orNull(Seat) });
export const Difficulty = doing('against', { number: natural });
export const Dm = v.variant('do', [
  /** One more monster of that kind, here and now. */
  doing('add', { kind: id }),
  doing('remove', { foe: natural }),
  /** On to what may be done to one hero. */
  doing('hero', { hero: Seat }),
  /** Something to say, for the mood. */
  doing('note', { note: v.picklist(NOTES) }),
  doing('done', {}),
]);
export type DmCommand = v.InferOutput<typeof Dm>;
export const DmHero = v.variant('do', [
  doing('call-check', { statistic: v.picklist(STATISTICS), against: v.picklist(DIFFICULTIES) }),
  /** Silver or hit points, given or taken. */
  doing('coins', { by: number }),
  doing('health', { by: number }),
  /** A card of the item deck: which one is the DM's to pick, so that nobody learns what would have come next. */
  doing('gift', { card: id }),
  doing('take', { card: id }),
  doing('done', {}),
]);
export type DmHeroCommand = v.InferOutput<typeof DmHero>;
