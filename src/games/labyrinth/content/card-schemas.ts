import * as v from 'valibot';
import { Art, Id, text, whole } from '../../card-schemas.ts';
import { doing } from '../../state-schemas.ts';
import { DICE } from '../rules/dice.ts';
import { CLASSES, DIFFICULTIES, ELEMENTS, FEAT_KINDS, FLOORS, RACES, STATISTICS } from '../state/constants.ts';

/** The schemas of content/labyrinth. People write names and flavour text. The rules text is generated from the effects. */

/** Short enough for a small card. */
export const Name = text(2, 22);
/** The name inside a sentence: "a goblin", "some lunch". */
export const Called = text(3, 40);
export const Flavour = text(4, 110);
/** Dice as printed, "1d4+1"; see dice.ts. */
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

/** The numbers of a race (LA-6 to LA-9). Its powers are in the rules. */
export const Race = v.strictObject({ id: v.picklist(RACES), ...figure, hp: whole(1, 99), ac: whole(1, 30) });
export type Race = v.InferOutput<typeof Race>;

/** The numbers of a class (LA-10): its AC bonus, and its attack with bare hands. Its powers are in the rules. */
export const CharacterClass = v.strictObject({
  id: v.picklist(CLASSES),
  ...figure,
  ac: signed,
  unarmed: v.strictObject({ attack: signed, die: DiceText }),
});
export type CharacterClass = v.InferOutput<typeof CharacterClass>;

export const ElementCard = v.strictObject({ id: v.picklist(ELEMENTS), name: Name, flavour: Flavour, art: Art });
export type ElementCard = v.InferOutput<typeof ElementCard>;

export const Monster = v.strictObject({
  id: Id,
  ...figure,
  /** The plural inside a sentence: "goblins". */
  plural: Called,
  hp: whole(1, 200),
  ac: whole(1, 30),
  /** Added to its attack rolls, never to its damage (LA-28). */
  attack: whole(-9, 9),
  die: DiceText,
  levels: Levels,
  /** What a boss says as it comes. */
  enters: v.optional(v.pipe(v.string(), v.minLength(4), v.maxLength(60))),
  /** Whether its attacks are fire (LA-7, LA-21). */
  fire: v.optional(v.boolean(), false),
});
export type Monster = v.InferOutput<typeof Monster>;

/** What a family's own monsters are put together from; the screens draw it. */
export const LOOKS = {
  head: ['pointed', 'round', 'heart', 'long', 'mouse', 'lizard'],
  ears: ['none', 'wide', 'flop', 'round', 'cat', 'long', 'horns', 'feelers'],
  top: ['none', 'tuft', 'fringe', 'pan', 'plume', 'bobble-hat', 'crown', 'wizard-hat'],
  front: ['none', 'collar', 'bow-tie', 'bib', 'spoon', 'fork'],
  colour: ['moss', 'plum', 'ember', 'night', 'brown', 'grey'],
} as const;
export const Looks = v.strictObject({
  head: v.picklist(LOOKS.head),
  ears: v.picklist(LOOKS.ears),
  top: v.picklist(LOOKS.top),
  front: v.picklist(LOOKS.front),
  colour: v.picklist(LOOKS.colour),
});
export type Looks = v.InferOutput<typeof Looks>;

/** All living heroes, or one: the hero who tries, pays, finds or rolls. In a room it is the torch-bearer. */
export const Whom = v.picklist(['each', 'one']);

/** Effects on heroes and their coins, valid on every card. */
const PLAIN = [
  /** Loses hit points. Each hero has an own roll. */
  doing('hurt', { amount: Amount, whom: Whom }),
  doing('heal', { amount: Amount, whom: Whom }),
  /** Gains silver. `shared`: one roll, divided as evenly as possible (LA-32). */
  doing('gold', { amount: Amount, whom: v.picklist(['each', 'one', 'shared']) }),
  /** Loses silver, at most all of it. */
  doing('lose-gold', { amount: Amount, whom: Whom }),
  /** The hero draws item cards. */
  doing('draw', { cards: whole(1, 3) }),
  doing('die', {}),
  /** Raises a base statistic of the hero's choice. */
  doing('raise', { by: whole(1, 3) }),
  doing('lower', { by: whole(1, 3) }),
  /** The hero may swap the base statistics of Luck and another one. */
  doing('switch-luck', {}),
  /** Raises the maximum permanently, by this amount plus the Luck modifier, at least 0 (LA-21). */
  doing('more-health', { amount: Amount }),
  doing('more-armour', { amount: Amount }),
] as const;

/** Effects that are valid in rooms only. */
export const ROOM = [
  ...PLAIN,
  /**
   * A group of monsters. All groups of a list fight together; later effects follow after the fight. `reward`: silver for each monster.
   * `looks`: how they look, if not as their kind does. No rule depends on it.
   */
  doing('monsters', { monster: Id, count: Amount, reward: whole(0, 60), looks: v.optional(v.nullable(Looks), null) }),
  /** A stairwell appears (LA-24). */
  doing('stairs', {}),
  /** `trap`: on a 1 of `die` the hero who opens the chest takes `harm`; else the hero finds the coins and a card (LA-32). */
  doing('chest', { gold: Amount, trap: v.nullable(v.strictObject({ die: DiceText, harm: Amount })) }),
] as const;
export const PlainEffect = v.variant('do', [...PLAIN]);
export type PlainEffect = v.InferOutput<typeof PlainEffect>;
const RoomEffect = v.variant('do', [...ROOM]);

/** The effects of an encounter card, in order. */
export const Effect = v.variant('do', [
  ...ROOM,
  /** A check (LA-31): for each hero, or for one whom the torch-bearer chooses. `may`: or for nobody. */
  doing('check', {
    whom: Whom,
    statistic: v.picklist(STATISTICS),
    against: v.picklist(DIFFICULTIES),
    may: v.optional(v.boolean(), false),
    won: v.array(RoomEffect),
    lost: v.array(RoomEffect),
  }),
  /** One hero may pay the price. `paid` applies to that hero, `kept` to the torch-bearer if nobody pays. */
  doing('pay', { price: whole(1, 60), paid: v.array(RoomEffect), kept: v.array(RoomEffect) }),
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
/** In silver pieces. A card without a price is never in the market and cannot be sold (LA-20). */
const Price = v.nullable(whole(1, 99));
/** The bonuses while it is equipped. */
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
  /** Equipment. With a `die` it is a weapon. `knack`: a class that adds a whole statistic to its attacks with it (LA-28). */
  v.strictObject({
    kind: v.literal('gear'),
    ...item,
    price: Price,
    worn: Worn,
    die: v.optional(v.nullable(DiceText), null),
    knack: v.optional(v.nullable(v.strictObject({ klass: v.picklist(CLASSES), statistic: v.picklist(STATISTICS) })), null),
  }),
  /** Stays with its finder until the wizard in town removes it for this price (LA-19). */
  v.strictObject({ kind: v.literal('cursed'), ...item, worn: Worn, lifted: whole(1, 60) }),
  /** Used in a room without an encounter (LA-17). */
  v.strictObject({ kind: v.literal('healing'), ...item, price: Price, amount: Amount }),
  /** It can only be sold. */
  v.strictObject({ kind: v.literal('trinket'), ...item, price: whole(1, 99) }),
  /** Its effects apply when it is found; then it is discarded. */
  v.strictObject({ kind: v.literal('find'), ...item, effects: v.pipe(v.array(PlainEffect), v.minLength(1), v.maxLength(3)) }),
  /** Its holder may roll a die once, outside combat; then it is discarded. One effect list for each face. */
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

/** The description of a room. It has no effect on the rules. */
export const Room = v.strictObject({ id: Id, name: Name, look: Flavour });
export type Room = v.InferOutput<typeof Room>;

/** What a hero may have from a delve that went well (LA-47). */
export const Feat = v.strictObject({
  id: Id,
  kind: v.picklist(FEAT_KINDS),
  name: Name,
  /** Its story, in the second person. */
  flavour: Flavour,
  /** The bonuses, and the hit points, for as long as the hero lives. */
  worn: v.optional(Worn, {}),
  health: v.optional(whole(0, 3), 0),
  /** They apply once, when it is picked. */
  effects: v.optional(v.pipe(v.array(PlainEffect), v.maxLength(2)), []),
});
export type Feat = v.InferOutput<typeof Feat>;

/** A backstory to choose (LA-14), in the second person. */
export const Story = v.strictObject({ id: Id, line: Flavour });
export type Story = v.InferOutput<typeof Story>;
