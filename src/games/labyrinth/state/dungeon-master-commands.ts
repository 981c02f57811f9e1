import * as v from 'valibot';
import { tidyText } from '../../../engine/shared/tidy-text.ts';
import { doing, id, natural, number, orNull, Seat } from '../../state-schemas.ts';
import { DECKS, DIFFICULTIES, LONGEST_LINE, NOTES, SIDES, STATISTICS } from './constants.ts';

/** The commands of a human dungeon master (LA-1). */

/** The dungeon master's own words as they are kept (LA-50). */
export const tidyLine = (line: string): string => tidyText(line, { letters: LONGEST_LINE, characters: 2 * LONGEST_LINE });
const line = v.pipe(
  v.string(),
  v.check((words) => words === tidyLine(words)),
);

/** The target of a monster. Null: this target and the rest of the turn are random. */
export const Target = doing('target', { hero: orNull(Seat) });
export const Difficulty = doing('against', { number: natural });
const addMonster = doing('add', { kind: id });
export const Dm = v.variant('do', [
  /** Adds a monster of that kind to the room. */
  addMonster,
  doing('remove', { foe: natural }),
  /** Opens the commands for one hero. */
  doing('hero', { hero: Seat }),
  /** A note for the mood. */
  doing('note', { note: v.picklist(NOTES) }),
  /** The dungeon master's own words; empty where they are said out loud (LA-50). */
  doing('line', { line }),
  /** The town asks for it (LA-51). */
  doing('hang-up', { errand: id }),
  /** Looks behind the doors (LA-49). */
  doing('behind', {}),
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
const door = { room: natural, side: v.picklist(SIDES) };
const deck = v.picklist(DECKS);
const swapDoor = doing('swap-door', door);
const fillDoor = doing('fill-door', { ...door, card: id });
const swapNext = doing('swap-next', { deck });
const pickNext = doing('pick-next', { deck, card: id });
/** What is done behind the doors, in secret (LA-49). A card that goes is the last of its deck then. */
export const Behind = v.variant('do', [
  /** The next card of the deck comes in place of the one behind a door. */
  swapDoor,
  /** One of the next cards comes in its place. */
  fillDoor,
  /** An errand comes in its place (LA-51). */
  doing('lay-errand', { ...door, errand: id }),
  /** The next card of a deck goes. */
  swapNext,
  /** One of the next cards is the next. */
  pickNext,
  doing('done', {}),
]);
export type BehindCommand = v.InferOutput<typeof Behind>;
/** What may be deadly, and waits until the dungeon master is sure (LA-52). */
export const Deed = v.variant('do', [addMonster, doing('harm', { hero: Seat, by: natural }), swapDoor, fillDoor, swapNext, pickNext]);
export type Deed = v.InferOutput<typeof Deed>;
export const Sure = v.variant('do', [doing('do-it', {}), doing('rather-not', {})]);
