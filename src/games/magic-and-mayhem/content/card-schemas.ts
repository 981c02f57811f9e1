import * as v from 'valibot';
import { Id, Art as Printed, text, whole } from '../../card-schemas.ts';
import { ABILITIES, DAMAGE, DANGERS, STATES, TREASURES, TRIALS, TRIGGER_MOMENTS } from '../state/constants.ts';
import { Behaviour } from './behaviour-schema.ts';
import { Room } from './room-schema.ts';

/** The schemas of content/magic-and-mayhem. People write names and flavour text. The rules text is generated from the effects. */

const Name = text(2, 34);
const Flavour = text(4, 110);

/** A picture, and whether it is mirrored. */
export const Art = v.strictObject({
  ...Printed.entries,
  flip: v.optional(v.boolean(), false),
});
export type Art = v.InferOutput<typeof Art>;

/** The picture on a page of a story: a thing, or somebody with a face. */
export const StoryArt = v.strictObject({
  ...Art.entries,
  /** A hero, a monster or a helper. */
  who: v.optional(Id),
  face: v.optional(v.picklist(['well', 'cross', 'proud', 'oh', 'asleep'])),
});
export type StoryArt = v.InferOutput<typeof StoryArt>;

export const Attack = v.strictObject({
  name: Name,
  damage: whole(0, 12),
  type: v.picklist(DAMAGE),
  /** In king's moves. 1 means near (MM-30). */
  range: whole(1, 12),
});
export type Attack = v.InferOutput<typeof Attack>;

/** A permanent bonus of a card, power or monster. It is computed from the cards in play, never stored. */
export const Bonus = v.variant('do', [
  v.strictObject({ do: v.literal('stat'), stat: v.picklist(['mov', 'str', 'int']), add: whole(-3, 6) }),
  v.strictObject({ do: v.literal('damage'), add: whole(1, 6), type: v.optional(v.picklist(DAMAGE)) }),
  v.strictObject({ do: v.literal('health'), add: whole(1, 6) }),
  v.strictObject({ do: v.literal('ability'), ability: v.picklist(ABILITIES) }),
  v.strictObject({ do: v.literal('takes'), type: v.picklist(DAMAGE), times: v.picklist(['half', 'none', 'double']) }),
  v.strictObject({ do: v.literal('less'), amount: whole(1, 4) }),
  v.strictObject({ do: v.literal('dodge'), on: whole(2, 6) }),
  v.strictObject({ do: v.literal('opens'), door: v.picklist(['locked', 'secret']), spent: v.boolean() }),
  v.strictObject({ do: v.literal('bonus-action') }),
]);
export type Bonus = v.InferOutput<typeof Bonus>;

/** The targets of an effect. `self`: the hero who acts or found the card. `target`: the chosen figure. */
const AIMS = ['self', 'target', 'heroes-near', 'heroes-on-tile', 'all-heroes', 'monsters-near', 'monsters-on-tile'] as const;
const At = v.picklist(AIMS);
export type At = v.InferOutput<typeof At>;

export const CONDITIONS = ['has-gold', 'is-hurt', 'is-alone', 'boss-is-dead'] as const;

export type Effect =
  | { do: 'hit'; amount: number; type: (typeof DAMAGE)[number]; at: At }
  | { do: 'heal'; amount: number; at: At }
  | { do: 'afflict'; state: (typeof STATES)[number]; rounds: number; harm: number; at: At }
  | { do: 'cure'; at: At }
  | { do: 'gold'; amount: number }
  | { do: 'lose-gold'; amount: number; at: At }
  | { do: 'steal'; gold: number; cards: number }
  | { do: 'draw'; cards: number }
  | { do: 'spawn'; monster: string; count: number }
  | { do: 'block'; squares: number }
  | { do: 'whisk-home'; at: At }
  | { do: 'flip' }
  | { do: 'bonus-action' }
  | { do: 'steps'; amount: number }
  | { do: 'torch'; rounds: number }
  | { do: 'join-friend' }
  | { do: 'open-doors' }
  | { do: 'go-home' }
  | { do: 'drop-card'; at: At }
  | { do: 'roll'; on: number; then: Effect[]; else: Effect[] }
  | { do: 'trial'; kind: (typeof TRIALS)[number]; won: Effect[]; lost: Effect[] }
  | { do: 'choose-one'; of: Effect[][] }
  | { do: 'for-each'; of: At; effects: Effect[] }
  | { do: 'if'; is: (typeof CONDITIONS)[number]; then: Effect[]; else: Effect[] }
  | StoryWord;
/** Effects that only quests have (MM-43). Their schemas are in quest-schema.ts. */
export type StoryWord =
  | { do: 'say'; text: string; art: StoryArt }
  | { do: 'choose'; text: string; art: StoryArt; of: { label: string; effects: Effect[] }[] }
  | { do: 'test'; stat: 'mov' | 'str' | 'int'; sum: number; then: Effect[]; else: Effect[] }
  | { do: 'set-flag'; flag: string }
  | { do: 'place-thing'; thing: string }
  | { do: 'end'; ending: string };

/** The effects of a card, in printed order (MM-22). */
export const Effect: v.GenericSchema<unknown, Effect> = v.lazy(() => EffectWord);
export const Effects: v.GenericSchema<unknown, Effect[]> = v.array(Effect);
/** The effect schemas of cards, with nested `effects`. */
export const effectWords = (effects: v.GenericSchema<unknown, Effect[]>) =>
  [
    v.strictObject({ do: v.literal('hit'), amount: whole(1, 12), type: v.picklist(DAMAGE), at: At }),
    v.strictObject({ do: v.literal('heal'), amount: whole(1, 12), at: At }),
    v.strictObject({ do: v.literal('afflict'), state: v.picklist(STATES), rounds: whole(1, 6), harm: v.optional(whole(0, 3), 0), at: At }),
    v.strictObject({ do: v.literal('cure'), at: At }),
    v.strictObject({ do: v.literal('gold'), amount: whole(1, 12) }),
    v.strictObject({ do: v.literal('lose-gold'), amount: whole(1, 12), at: At }),
    /** A monster's effect on the hero it hits: it takes gold and the newest cards, and carries them until it is beaten. */
    v.strictObject({ do: v.literal('steal'), gold: whole(0, 6), cards: whole(0, 2) }),
    v.strictObject({ do: v.literal('draw'), cards: whole(1, 3) }),
    v.strictObject({ do: v.literal('spawn'), monster: Id, count: whole(1, 6) }),
    v.strictObject({ do: v.literal('block'), squares: whole(1, 6) }),
    v.strictObject({ do: v.literal('whisk-home'), at: At }),
    v.strictObject({ do: v.literal('flip') }),
    v.strictObject({ do: v.literal('bonus-action') }),
    /** More steps this turn, if the hero may still walk. */
    v.strictObject({ do: v.literal('steps'), amount: whole(1, 6) }),
    /** The torch lasts longer. */
    v.strictObject({ do: v.literal('torch'), rounds: whole(1, 3) }),
    /** To the square of the friend who is farthest away. */
    v.strictObject({ do: v.literal('join-friend') }),
    /** Opens all doors of the tile. */
    v.strictObject({ do: v.literal('open-doors') }),
    /** The monster that was answered is beaten without a fight. */
    v.strictObject({ do: v.literal('go-home') }),
    v.strictObject({ do: v.literal('drop-card'), at: At }),
    v.strictObject({ do: v.literal('roll'), on: whole(2, 6), then: effects, else: effects }),
    v.strictObject({ do: v.literal('trial'), kind: v.picklist(TRIALS), won: effects, lost: effects }),
    v.strictObject({ do: v.literal('choose-one'), of: v.pipe(v.array(effects), v.minLength(2)) }),
    v.strictObject({ do: v.literal('for-each'), of: At, effects: effects }),
    v.strictObject({ do: v.literal('if'), is: v.picklist(CONDITIONS), then: effects, else: effects }),
  ] as const;
const EffectWord = v.variant('do', effectWords(v.lazy(() => Effects)));

/** The use of a card or power. It costs an Action. */
export const Use = v.strictObject({
  aim: v.picklist(['nobody', 'hero', 'monster']),
  range: v.optional(whole(1, 12), 1),
  effects: v.pipe(Effects, v.minLength(1)),
  /** A used card is discarded. A used power works once per game. */
  spent: v.boolean(),
});
export type Use = v.InferOutput<typeof Use>;

export const Trigger = v.strictObject({ when: v.picklist(TRIGGER_MOMENTS), effects: v.pipe(Effects, v.minLength(1)) });
export type Trigger = v.InferOutput<typeof Trigger>;

const Powers = {
  bonuses: v.optional(v.array(Bonus), []),
  triggers: v.optional(v.array(Trigger), []),
  use: v.optional(v.nullable(Use), null),
};

/** A hero sheet (MM-7). */
export const HeroCard = v.strictObject({
  id: Id,
  name: Name,
  /** The title under a player's name: "the Fox Scout". */
  title: Name,
  flavour: Flavour,
  art: Art,
  hp: whole(3, 12),
  mov: whole(2, 6),
  str: whole(1, 6),
  int: whole(1, 6),
  abilities: v.pipe(v.array(v.picklist(ABILITIES)), v.minLength(1), v.maxLength(2)),
  attack: Attack,
  power: v.strictObject({ name: Name, ...Powers }),
});
export type HeroCard = v.InferOutput<typeof HeroCard>;

/** A treasure card (MM-16). */
export const TreasureCard = v.strictObject({
  id: Id,
  name: Name,
  flavour: Flavour,
  art: Art,
  kind: v.picklist(TREASURES),
  /** The ability bar (MM-17). */
  ability: v.optional(v.nullable(v.picklist(ABILITIES)), null),
  /** The minimum STR for a weapon (MM-18). */
  strength: v.optional(whole(0, 6), 0),
  /** A weapon's attack. It replaces the hero's own attack. */
  attack: v.optional(v.nullable(Attack), null),
  ...Powers,
  /** Left in the box when little is asked, and by the old book (MM-50). */
  more: v.optional(v.boolean(), false),
  /** A scenario: its effects when found. It is then discarded. */
  found: v.optional(Effects, []),
});
export type TreasureCard = v.InferOutput<typeof TreasureCard>;

/** A directional attack (MM-32): its reach in squares, and the extra damage from attackers inside the cone. */
const Cone = v.nullable(v.strictObject({ reach: whole(1, 6), exposed: whole(0, 6) }));
/** A phase starts when a sheet's hearts fall to this number. A boss with other hearts has the same share (MM-37a). */
const Phase = v.strictObject({
  hearts: whole(1, 39),
  /** What it says when the phase starts. */
  says: Flavour,
  mov: v.optional(whole(0, 6)),
  attack: v.optional(Attack),
  bonuses: v.optional(v.array(Bonus)),
  cone: v.optional(Cone),
  behaves: v.optional(v.array(Behaviour)),
});

/** What a monster would rather do than fight (MM-53). For a boss it is its weak spot. */
export const Ask = v.strictObject({
  kind: v.picklist(TRIALS),
  won: v.pipe(Effects, v.minLength(1)),
  lost: v.pipe(Effects, v.minLength(1)),
});
export type Ask = v.InferOutput<typeof Ask>;

/** The sheet of a monster or boss, shared by all of its kind. */
export const MonsterSheet = v.strictObject({
  id: Id,
  name: Name,
  /** The name inside a sentence: "a goblin", "Gladys". */
  called: text(3, 34),
  /** The plural, if it is not the name with an s. */
  plural: v.optional(Name),
  flavour: Flavour,
  art: Art,
  boss: v.optional(v.boolean(), false),
  /** What a boss says as it comes. */
  enters: v.optional(text(4, 60)),
  hp: whole(1, 40),
  mov: whole(0, 6),
  attack: Attack,
  /** The effects of its attack besides damage, on the hero it hits (`target`). */
  effects: v.optional(Effects, []),
  bonuses: v.optional(v.array(Bonus), []),
  invisible: v.optional(v.boolean(), false),
  cone: v.optional(Cone, null),
  behaves: v.optional(v.array(Behaviour), []),
  asks: v.optional(Ask),
  /** The phase with the most hearts first. */
  phases: v.optional(v.array(Phase), []),
  /** What the hero who slays it gets (MM-40). */
  drops: v.optional(v.strictObject({ gold: whole(0, 20), treasures: whole(0, 3) }), { gold: 0, treasures: 0 }),
});
export type MonsterSheet = v.InferOutput<typeof MonsterSheet>;

/** A monster card: monsters, a trap or a situation (MM-22). */
export const DangerCard = v.strictObject({
  id: Id,
  name: Name,
  flavour: Flavour,
  art: Art,
  kind: v.picklist(DANGERS),
  /** Left in the box when little is asked, and by the old book (MM-50). */
  more: v.optional(v.boolean(), false),
  effects: v.pipe(Effects, v.minLength(1)),
});
export type DangerCard = v.InferOutput<typeof DangerCard>;

/** An item of the Store: a card, or any card of a kind, with a price in gold (MM-36). */
export const Ware = v.union([
  v.strictObject({ card: Id, price: whole(1, 20) }),
  v.strictObject({ any: v.picklist(['spell', 'item']), price: whole(1, 20) }),
]);
export type Ware = v.InferOutput<typeof Ware>;

/**
 * What there is to do in a room (MM-52). `how`: with an Action, or by coming in. `who`: only the first hero, or each hero once. `label` stands
 * on the button: "Search the shelves". `does` follows the hero's name: "searches the shelves".
 */
export const Feature = v.strictObject({
  name: Name,
  label: text(4, 30),
  does: text(4, 60),
  how: v.picklist(['action', 'enter']),
  who: v.picklist(['first', 'each']),
  effects: v.pipe(Effects, v.minLength(1)),
});
export type Feature = v.InferOutput<typeof Feature>;

export const TILES = ['ordinary', 'store', 'boss', 'entrance'] as const;
const line = v.pipe(v.string(), v.length(13));
/**
 * A tile, drawn: 13 lines of 13 signs, so that squares stand at odd places and the edges between them at even ones.
 * Squares: `.` floor, `#` rock, `E` encounter, `B` the boss's mark, `$` the store, `<` the stairs.
 * Edges: space is open, `-` and `|` are wall, `D` a door, `L` a locked door, `S` a secret one; corners are `+`.
 * A side of the tile is open at its two middle squares (MM-5).
 */
export const TileCard = v.strictObject({
  id: Id,
  name: Name,
  kind: v.picklist(TILES),
  map: v.pipe(v.array(line), v.length(13)),
  /** Read aloud as the tile lights up: one joke, nothing that one must know. */
  sentence: v.optional(text(8, 70)),
  feature: v.optional(Feature),
  /** What it looks like; without it, bare walls. */
  room: v.optional(Room),
});
export type TileCard = v.InferOutput<typeof TileCard>;
