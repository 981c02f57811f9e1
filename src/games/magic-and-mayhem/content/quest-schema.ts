import * as v from 'valibot';
import { Id, text, whole } from '../../card-schemas.ts';
import { Art, type Effect, effectWords, StoryArt } from './card-schemas.ts';

/** The schema of a quest in content/magic-and-mayhem/quests (MM-43). People write the story; the rules know these effects only. */

/** A page is short enough to be read aloud at once. */
const Page = text(10, 420);
/** The letter of a place on the map. */
const Place = v.pipe(v.string(), v.regex(/^[A-Z]$/, 'a place is one capital letter'));

export const TONES = ['silly', 'cosy', 'spooky', 'sneaky'] as const;
export type Tone = (typeof TONES)[number];

const StoryEffect: v.GenericSchema<unknown, Effect> = v.lazy(() => StoryWords);
const StoryEffects: v.GenericSchema<unknown, Effect[]> = v.array(StoryEffect);
const inner = v.lazy(() => StoryEffects);
const StoryWords = v.variant('do', [
  ...effectWords(inner),
  /** A page of the story. */
  v.strictObject({ do: v.literal('say'), text: Page, art: StoryArt }),
  /** The players decide. */
  v.strictObject({
    do: v.literal('choose'),
    text: Page,
    art: StoryArt,
    of: v.pipe(v.array(v.strictObject({ label: text(3, 48), effects: inner })), v.minLength(2), v.maxLength(3)),
  }),
  /** The hero rolls and adds MOV, STR or INT; the total must reach the number. */
  v.strictObject({ do: v.literal('test'), stat: v.picklist(['mov', 'str', 'int']), sum: whole(4, 12), then: inner, else: inner }),
  /** Sets a flag. Repeated sets are counted. */
  v.strictObject({ do: v.literal('set-flag'), flag: Id }),
  /** Puts a thing on the tile of the scene. */
  v.strictObject({ do: v.literal('place-thing'), thing: Id }),
  v.strictObject({ do: v.literal('end'), ending: Id }),
]);

/** The condition of a scene. */
const When = v.variant('do', [
  v.strictObject({ do: v.literal('begins') }),
  v.strictObject({ do: v.literal('tile-flipped'), place: Place }),
  /** A hero stands on this tile. `with`: a hero carries this thing. `all`: all standing heroes. */
  v.strictObject({
    do: v.literal('hero-on'),
    place: Place,
    with: v.optional(v.nullable(Id), null),
    all: v.optional(v.boolean(), false),
  }),
  v.strictObject({ do: v.literal('thing-taken'), thing: Id }),
  v.strictObject({ do: v.literal('round-reached'), round: whole(2, 60) }),
  /** No monster of this kind is left. The scene must need a flag that is set when the monster appears. */
  v.strictObject({ do: v.literal('monster-slain'), monster: Id }),
  v.strictObject({ do: v.literal('flag-set'), flag: Id, times: v.optional(whole(1, 9), 1) }),
]);
export type When = v.InferOutput<typeof When>;

const Scene = v.strictObject({
  id: Id,
  when: When,
  /** Flags that must be set, and flags that must not be set. */
  needs: v.optional(v.array(Id), []),
  unless: v.optional(v.array(Id), []),
  effects: v.pipe(StoryEffects, v.minLength(1)),
});
export type Scene = v.InferOutput<typeof Scene>;

const Ending = v.strictObject({
  /** The rules cause the endings `torch` and `all-down`; the effect `end` causes all others. */
  id: Id,
  mood: v.picklist(['won', 'lost']),
  headline: text(4, 40),
  words: text(10, 240),
  guest: v.strictObject({ icon: v.string(), says: text(3, 60) }),
});

/** A quest: its story, tiles, scenes and endings. */
export const Quest = v.strictObject({
  id: Id,
  title: text(4, 34),
  /** One line for the list of quests. */
  teaser: text(10, 110),
  tone: v.picklist(TONES),
  art: Art,
  /** The approximate number of decisions for one hero, to estimate the minutes. */
  decisions: whole(10, 300),
  /** How many heroes it is for; null for any number. */
  players: v.optional(v.nullable(whole(1, 8)), null),
  /** Nobody fights: no danger card is drawn. */
  peaceful: v.optional(v.boolean(), false),
  /** The number of rounds of the torch. */
  torch: whole(8, 60),
  /** Rows of places: a capital letter is a place, `?` a random tile of the set, a space is empty. */
  map: v.pipe(v.array(text(1, 8)), v.minLength(1), v.maxLength(8)),
  /** The tile of each place. Without `turn`, setup chooses a rotation so that every place can be reached. */
  places: v.record(Place, v.strictObject({ tile: Id, turn: v.optional(v.picklist([0, 1, 2, 3])) })),
  /** Tiles for `?`, shuffled. */
  set: v.optional(v.array(Id), []),
  /** What can be found and carried. */
  things: v.optional(v.array(v.strictObject({ id: Id, name: text(3, 34), called: text(3, 34), art: Art })), []),
  /** The goal shown to the players: the last one whose flags are all set. The first needs none. */
  goals: v.pipe(v.array(v.strictObject({ needs: v.optional(v.array(Id), []), text: text(6, 90) })), v.minLength(1)),
  /** Each scene is played once, as soon as its condition holds. If several can be played, the first is. */
  scenes: v.pipe(v.array(Scene), v.minLength(1)),
  endings: v.pipe(v.array(Ending), v.minLength(2)),
});
export type Quest = v.InferOutput<typeof Quest>;
