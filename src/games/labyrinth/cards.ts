import * as v from 'valibot';
import { Art, Id, text, whole } from '../cards.ts';
import { DICE } from './dice.ts';
import { CLASSES, DIFFICULTIES, ELEMENTS, FLOORS, RACES, STATISTICS } from './words.ts';

/** What content/labyrinth may say, and nothing else. People write names and flavour; every rule text is made from these words. */

/** Short, so that it fits on a small card. */
const Name = text(2, 22);
/** "a goblin", "some lunch": how sentences call it in the middle. */
const Called = text(3, 40);
const Flavour = text(4, 110);
/** Dice as they are printed, "1d4+1"; see dice.ts. */
const DiceText = v.pipe(v.string(), v.regex(DICE, 'dice are written as 2d6 or 1d4+1'));
export const Amount = v.union([whole(1, 60), DiceText]);
export type Amount = v.InferOutput<typeof Amount>;
/** The first and the last floor on which a card is in its deck (LA-15). */
export const Levels = v.pipe(
  v.tuple([v.picklist(FLOORS), v.picklist(FLOORS)]),
  v.check(([first, last]) => first <= last, 'the first level comes first'),
);
export type Levels = v.InferOutput<typeof Levels>;

const figure = { name: Name, called: Called, flavour: Flavour, art: Art };
const signed = v.optional(whole(-6, 6), 0);

/** A race (LA-6 to LA-9): what of it is a number. Its powers are rules. */
export const Race = v.strictObject({ id: v.picklist(RACES), ...figure, hp: whole(1, 99), ac: whole(1, 30) });
export type Race = v.InferOutput<typeof Race>;

/** A class (LA-10): what it adds to AC, and how it fights with bare hands. Its powers are rules. */
export const Klass = v.strictObject({
  id: v.picklist(CLASSES),
  ...figure,
  ac: signed,
  unarmed: v.strictObject({ attack: signed, die: DiceText }),
});
export type Klass = v.InferOutput<typeof Klass>;

export const ElementCard = v.strictObject({ id: v.picklist(ELEMENTS), name: Name, flavour: Flavour, art: Art });
export type ElementCard = v.InferOutput<typeof ElementCard>;

export const Monster = v.strictObject({
  id: Id,
  ...figure,
  /** "goblins": more than one of them, in the middle of a sentence. */
  plural: Called,
  hp: whole(1, 200),
  ac: whole(1, 30),
  /** Added to its attack rolls, never to its damage (LA-28). */
  attack: whole(-9, 9),
  die: DiceText,
  levels: Levels,
  /** Whether its attacks are fire (LA-7, LA-21). */
  fire: v.optional(v.boolean(), false),
});
export type Monster = v.InferOutput<typeof Monster>;

const word = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });

/** Each living hero, or the one whose doing it is: who tries, pays, finds or rolls; in a room the torch-bearer. */
const Whom = v.picklist(['each', 'one']);

/** What happens to heroes and their coins: anywhere. */
const PLAIN = [
  /** Hit points lost, each hero by a roll of its own. */
  word('hurt', { amount: Amount, whom: Whom }),
  word('heal', { amount: Amount, whom: Whom }),
  /** Silver; `shared` as evenly as possible (LA-32), rolled once. */
  word('gold', { amount: Amount, whom: v.picklist(['each', 'one', 'shared']) }),
  /** Silver lost, as far as there is any. */
  word('lose-gold', { amount: Amount, whom: Whom }),
  /** Item cards, for the one. */
  word('draw', { cards: whole(1, 3) }),
  word('die', {}),
  /** A base statistic of the one's choice. */
  word('raise', { by: whole(1, 3) }),
  word('lower', { by: whole(1, 3) }),
  /** Luck's base statistic and another one change places, if the one likes. */
  word('switch-luck', {}),
  /** For good, plus the Luck modifier, and at least 0 (LA-21). */
  word('more-health', { amount: Amount }),
  word('more-armour', { amount: Amount }),
] as const;

/** What a room may do besides. */
const ROOM = [
  ...PLAIN,
  /** A band. All bands of a list fight together; what stands after them comes when they are beaten. `reward` is silver for each one. */
  word('monsters', { monster: Id, count: Amount, reward: whole(0, 60) }),
  /** A stairwell is found (LA-24). */
  word('stairs', {}),
  /** `trap`: on a 1 of `die` whoever opens it takes `harm`; otherwise the coins and a card are found (LA-32). */
  word('chest', { gold: Amount, trap: v.nullable(v.strictObject({ die: DiceText, harm: Amount })) }),
] as const;
export const PlainEffect = v.variant('do', [...PLAIN]);
export type PlainEffect = v.InferOutput<typeof PlainEffect>;
export const RoomEffect = v.variant('do', [...ROOM]);
export type RoomEffect = v.InferOutput<typeof RoomEffect>;

/** What an encounter card does, in order. */
export const Effect = v.variant('do', [
  ...ROOM,
  /** A check (LA-31): of each hero for itself, or of one whom the torch-bearer picks. `may`: or of nobody. */
  word('check', {
    whom: Whom,
    statistic: v.picklist(STATISTICS),
    against: v.picklist(DIFFICULTIES),
    may: v.optional(v.boolean(), false),
    won: v.array(RoomEffect),
    lost: v.array(RoomEffect),
  }),
  /** One hero may pay so much; `paid` is for that one, `kept` for the torch-bearer when nobody pays. */
  word('pay', { price: whole(1, 60), paid: v.array(RoomEffect), kept: v.array(RoomEffect) }),
]);
export type Effect = v.InferOutput<typeof Effect>;

/** An encounter card (LA-16). One without effects is an empty room. */
export const EncounterCard = v.strictObject({
  id: Id,
  name: Name,
  flavour: Flavour,
  art: Art,
  levels: Levels,
  copies: whole(1, 6),
  effects: v.pipe(v.array(Effect), v.maxLength(4)),
});
export type EncounterCard = v.InferOutput<typeof EncounterCard>;

const item = { id: Id, ...figure, levels: Levels, copies: whole(1, 6) };
/** In silver pieces. A card without a price is never in the market, and cannot be sold (LA-20). */
const Price = v.nullable(whole(1, 99));
/** What holds while it is equipped. */
const Worn = v.strictObject({
  strength: signed,
  intelligence: signed,
  luck: signed,
  /** Added to attack rolls. */
  attack: signed,
  ac: signed,
  /** Added to damage (LA-28). */
  damage: signed,
});
export type Worn = v.InferOutput<typeof Worn>;

/** An item card (LA-18 to LA-21). */
export const ItemCard = v.variant('kind', [
  /** To be equipped. With a `die` it is a weapon. `knack`: a class that adds a whole statistic to its attacks with it (LA-28). */
  v.strictObject({
    kind: v.literal('gear'),
    ...item,
    price: Price,
    worn: Worn,
    die: v.optional(v.nullable(DiceText), null),
    knack: v.optional(v.nullable(v.strictObject({ klass: v.picklist(CLASSES), statistic: v.picklist(STATISTICS) })), null),
  }),
  /** Stays with its finder until the town's wizard lifts it for so much (LA-19). */
  v.strictObject({ kind: v.literal('cursed'), ...item, worn: Worn, lifted: whole(1, 60) }),
  /** Spent in a room without an encounter (LA-17). */
  v.strictObject({ kind: v.literal('healing'), ...item, price: Price, amount: Amount }),
  /** Worth its price and nothing else. */
  v.strictObject({ kind: v.literal('trinket'), ...item, price: whole(1, 99) }),
  /** Does what it does when it is found, and is discarded. */
  v.strictObject({ kind: v.literal('find'), ...item, effects: v.pipe(v.array(PlainEffect), v.minLength(1), v.maxLength(3)) }),
  /** Its holder may throw a die once, outside combat; then it is discarded. One list for each face. */
  v.strictObject({
    kind: v.literal('fate'),
    ...item,
    rows: v.tuple([
      v.array(PlainEffect),
      v.array(PlainEffect),
      v.array(PlainEffect),
      v.array(PlainEffect),
      v.array(PlainEffect),
      v.array(PlainEffect),
    ]),
  }),
]);
export type ItemCard = v.InferOutput<typeof ItemCard>;

/** What a room looks like. Names and jokes, no rules. */
export const Room = v.strictObject({ id: Id, name: Name, look: Flavour });
export type Room = v.InferOutput<typeof Room>;

/** A back-story to tap (LA-14): said of "you". */
export const Story = v.strictObject({ id: Id, line: Flavour });
export type Story = v.InferOutput<typeof Story>;
