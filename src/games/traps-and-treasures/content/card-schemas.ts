import * as v from 'valibot';
import { Art, Id, text, whole } from '../../card-schemas.ts';
import { doing, natural } from '../../state-schemas.ts';
import { CARD_TIMINGS, SIDES } from '../state/constants.ts';

/** The schemas of content/traps-and-treasures. People write names and flavour text. The rules text is generated from the effects. */

const Name = text(2, 34);
const Flavour = text(4, 110);

/** A number, or one for each level where the treasure card may have been received (TT-13). */
export const Amount = v.union([whole(1, 30), v.tuple([whole(0, 30), whole(0, 30), whole(0, 30)])]);
export type Amount = v.InferOutput<typeof Amount>;

/** The effects of a monster's row (TT-12). Treasure cards may have them too. */
const ROW_WORDS = [
  doing('lose-health', { amount: Amount }),
  doing('gain-health', { amount: Amount }),
  doing('lose-gold', { amount: Amount }),
  doing('gain-gold', { amount: Amount }),
  /** Draws treasure cards. */
  doing('draw', { amount: Amount }),
  doing('points', { amount: Amount }),
  doing('die', {}),
] as const;
export const RowEffect = v.variant('do', [...ROW_WORDS]);
export type RowEffect = v.InferOutput<typeof RowEffect>;

/** The effects of a treasure card. */
export const Effect = v.variant('do', [
  ...ROW_WORDS,
  /** Stores gold from any place. */
  doing('store', { amount: Amount }),
  /** This many next moves of this turn may pass walls (TT-8). */
  doing('through-walls', { amount: Amount }),
  doing('go-home', {}),
  /** Jump to any place of this level or lower. */
  doing('jump', { level: Amount }),
  /** Look at this many tiles of the stack and take one. */
  doing('look', { amount: Amount }),
  /** The next fight of this turn draws this many monster cards to choose from. */
  doing('bait', { amount: Amount }),
  /** From a chosen player, without a roll. */
  doing('steal', { amount: Amount }),
  /** Swaps places with a chosen player. */
  doing('swap', {}),
  /** All other players on the same tile lose health, except on Home Base. */
  doing('hurt-others', { amount: Amount }),
  /** After a roll: roll the die again and add this number. */
  doing('roll-again', { add: Amount }),
  /** After a roll: add this number. */
  doing('add', { amount: Amount }),
  /** When robbed: the thief gets nothing and pays this much. */
  doing('fool-thief', { amount: Amount }),
  /** At death: the player has this much health instead. */
  doing('live-on', { health: Amount }),
  /** A card: it is left on the own tile as a trap, and `trap` says what it does to whoever comes next (TT-25). */
  doing('set-trap', {}),
  /** A trap: whoever comes gives the one who set it this much gold. */
  doing('pay', { amount: Amount }),
  /** A trap: the turn of whoever comes is over. */
  doing('stick', {}),
  /** A thing on a tile: a monster comes, and it costs no action point. */
  doing('meet', {}),
  /** A thing on a tile: the player loses health, but never the last heart. So no way is deadly. */
  doing('prick', { amount: Amount }),
  /** A thing on a tile: the player goes to the next place with the same thing. */
  doing('fall', {}),
  /** A thing on a tile: the player sees what the next new tiles carry, and picks what comes first. */
  doing('foretell', { amount: whole(2, 5) }),
]);
export type Effect = v.InferOutput<typeof Effect>;

/** A kept card has a positive number on each level. */
const Always = v.union([whole(1, 30), v.tuple([whole(1, 30), whole(1, 30), whole(1, 30)])]);
/** The bonus of a card marked "keep". It is computed from the cards in hand, never stored. */
export const Bonus = v.variant('do', [
  /** Added to the own die in attacks and in defence. */
  doing('attack', { add: Always }),
  doing('defend', { add: Always }),
  /** Thieves steal this much less. */
  doing('guard', { amount: Always }),
  /** Each loss of health to a monster is this much smaller. */
  doing('armour', { amount: Always }),
  /** Raises the maximum health of five. */
  doing('health', { add: Always }),
  /** More tiles at the start of a turn. */
  doing('tiles', { add: Always }),
  /** The first moves of each turn cost no action point. */
  doing('free-moves', { amount: Always }),
  /** More gold whenever a monster gives gold. */
  doing('gold', { add: Always }),
  /** More health from a rest. */
  doing('rest', { add: Always }),
]);
export type Bonus = v.InferOutput<typeof Bonus>;

/** One of the 13 tile types (TT-2): its paths as printed, and the number of copies. */
export const Pattern = v.strictObject({
  id: Id,
  name: Name,
  paths: v.pipe(v.array(v.picklist(SIDES)), v.minLength(1), v.maxLength(4)),
  count: whole(1, 20),
});
export type Pattern = v.InferOutput<typeof Pattern>;

const Row = v.array(RowEffect);
/** One of the three monsters of a card, with a row for each face of the die. */
export const Monster = v.strictObject({
  name: Name,
  /** The name inside a sentence: "a goblin", "Gladys". */
  called: text(3, 36),
  flavour: Flavour,
  rows: v.tuple([Row, Row, Row, Row, Row, Row]),
});
export type Monster = v.InferOutput<typeof Monster>;

/** A monster card (TT-11): a monster for each level. */
export const MonsterCard = v.strictObject({
  id: Id,
  monsters: v.tuple([Monster, Monster, Monster]),
  /** It is not in the box of the old book. */
  more: v.optional(v.boolean(), false),
});
export type MonsterCard = v.InferOutput<typeof MonsterCard>;

const Use = v.strictObject({ when: v.picklist(CARD_TIMINGS), effects: v.pipe(v.array(Effect), v.minLength(1)) });
/** A treasure card (TT-13): used once, or kept. */
export const TreasureCard = v.strictObject({
  id: Id,
  /** Short enough for a small card. */
  name: text(2, 18),
  flavour: Flavour,
  art: Art,
  keep: v.optional(v.array(Bonus), []),
  use: v.optional(v.nullable(Use), null),
  /** What happens to whoever comes to the tile where the card was left (TT-25). */
  trap: v.optional(v.array(Effect), []),
  /** It is not in the box of the old book. */
  more: v.optional(v.boolean(), false),
});
export type TreasureCard = v.InferOutput<typeof TreasureCard>;

/** A thing on a tile (TT-22). Its numbers count for the level of the tile. */
export const Thing = v.strictObject({
  id: Id,
  name: Name,
  /** The name inside a sentence. */
  called: text(3, 36),
  flavour: Flavour,
  /** How many of the 104 tiles carry it. */
  count: whole(0, 52),
  /** It comes when the dungeon wakes: the next new tile from level 2 on carries it. */
  falls: v.optional(v.boolean(), false),
  /** What happens once, to whoever lays the tile. */
  found: v.optional(v.array(Effect), []),
  /** What happens to everybody who comes to the tile, also to whoever lays it. */
  comes: v.optional(v.array(Effect), []),
  /** What one may do there for an action point, or for more of them, and so much gold on hand. */
  visit: v.optional(
    v.nullable(
      v.strictObject({
        points: v.optional(whole(2, 3)),
        pays: natural,
        /** After that it is gone. */
        once: v.optional(v.literal(true)),
        words: text(3, 20),
        /** What one does, in a sentence: "opens" a locked gate. */
        told: v.optional(text(3, 20)),
        effects: v.pipe(v.array(Effect), v.minLength(1)),
      }),
    ),
    null,
  ),
});
export type Thing = v.InferOutput<typeof Thing>;
