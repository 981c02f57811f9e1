import * as v from 'valibot';
import { Art, Id, text, whole } from '../cards.ts';
import { MOMENTS, SIDES } from './words.ts';

/** What content/traps-and-treasures may say, and nothing else. People write names and flavour; every rule text is made from these words. */

const Name = text(2, 34);
const Flavour = text(4, 110);

/** A number, or one for each level on which a treasure card may have been received (TT-13). */
export const Amount = v.union([whole(1, 30), v.tuple([whole(0, 30), whole(0, 30), whole(0, 30)])]);
export type Amount = v.InferOutput<typeof Amount>;

const word = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });

/** What a monster's row does (TT-12). A treasure card may do it, too. */
const ROW_WORDS = [
  word('lose-health', { amount: Amount }),
  word('gain-health', { amount: Amount }),
  word('lose-gold', { amount: Amount }),
  word('gain-gold', { amount: Amount }),
  /** Treasure cards. */
  word('draw', { amount: Amount }),
  word('points', { amount: Amount }),
  word('die', {}),
] as const;
export const RowEffect = v.variant('do', [...ROW_WORDS]);
export type RowEffect = v.InferOutput<typeof RowEffect>;

/** What a treasure card does when it is used. */
export const Effect = v.variant('do', [
  ...ROW_WORDS,
  /** Gold on hand becomes gold stored, wherever one stands. */
  word('store', { amount: Amount }),
  /** So many of this turn's next moves mind no walls (TT-8). */
  word('through-walls', { amount: Amount }),
  word('go-home', {}),
  /** To any place of at most that level. */
  word('jump', { level: Amount }),
  /** Looks at so many tiles of the stack, and takes one. */
  word('look', { amount: Amount }),
  /** The next fight of this turn: so many monster cards to pick from. */
  word('bait', { amount: Amount }),
  /** From a player of one's choice, without a roll. */
  word('steal', { amount: Amount }),
  /** Changes places with a player of one's choice. */
  word('swap', {}),
  /** Everybody else on the same tile, and not at home, loses health. */
  word('hurt-others', { amount: Amount }),
  /** When one has rolled: the die is thrown again, and so much is added. */
  word('roll-again', { add: Amount }),
  /** When one has rolled: so much is added. */
  word('add', { amount: Amount }),
  /** When one is robbed: the thief gets nothing and pays so much. */
  word('fool-thief', { amount: Amount }),
  /** When one would die: so much health instead. */
  word('live-on', { health: Amount }),
]);
export type Effect = v.InferOutput<typeof Effect>;

/** What is kept gives something on each level. */
const Always = v.union([whole(1, 30), v.tuple([whole(1, 30), whole(1, 30), whole(1, 30)])]);
/** What a card marked "keep" does as long as it is held. Computed from what is held, never stored. */
export const Bonus = v.variant('do', [
  /** To one's die when attacking a player, and when attacked. */
  word('attack', { add: Always }),
  word('defend', { add: Always }),
  /** Thieves get so much less. */
  word('guard', { amount: Always }),
  /** A monster takes so much less health each time. */
  word('armour', { amount: Always }),
  /** Room for more than five. */
  word('health', { add: Always }),
  /** More tiles at the start of a turn. */
  word('tiles', { add: Always }),
  /** The first moves of each turn cost no point. */
  word('free-moves', { amount: Always }),
  /** More gold each time a monster gives some. */
  word('gold', { add: Always }),
  /** More health from a rest. */
  word('rest', { add: Always }),
]);
export type Bonus = v.InferOutput<typeof Bonus>;

/** One of the 13 kinds of tiles (TT-2): which sides are paths, as printed, and how many there are. */
export const Pattern = v.strictObject({
  id: Id,
  name: Name,
  paths: v.pipe(v.array(v.picklist(SIDES)), v.minLength(1), v.maxLength(4)),
  count: whole(1, 20),
});
export type Pattern = v.InferOutput<typeof Pattern>;

const Row = v.array(RowEffect);
/** One of the three monsters of a card, with what each face of the die means. */
export const Monster = v.strictObject({
  name: Name,
  /** "a goblin", "Gladys": how sentences call it in the middle. */
  called: text(3, 36),
  flavour: Flavour,
  art: Art,
  rows: v.tuple([Row, Row, Row, Row, Row, Row]),
});
export type Monster = v.InferOutput<typeof Monster>;

/** A monster card (TT-11): a monster for each level. */
export const MonsterCard = v.strictObject({ id: Id, monsters: v.tuple([Monster, Monster, Monster]) });
export type MonsterCard = v.InferOutput<typeof MonsterCard>;

const Use = v.strictObject({ when: v.picklist(MOMENTS), effects: v.pipe(v.array(Effect), v.minLength(1)) });
/** A treasure card (TT-13): to be used once, or to be kept. */
export const TreasureCard = v.strictObject({
  id: Id,
  /** Short, so that it fits on a small card. */
  name: text(2, 18),
  flavour: Flavour,
  art: Art,
  keep: v.optional(v.array(Bonus), []),
  use: v.optional(v.nullable(Use), null),
});
export type TreasureCard = v.InferOutput<typeof TreasureCard>;
