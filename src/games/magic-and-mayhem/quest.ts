import * as v from 'valibot';
import { Id, text, whole } from '../cards.ts';
import { Art, type Effect, effectWords } from './cards.ts';

/** What a file in content/magic-and-mayhem/quests may say (MM-43). People write the story; the rules know only these words. */

/** A page is read aloud in one go. */
const Page = text(10, 420);
/** The sign of a place on the map. */
const Place = v.pipe(v.string(), v.regex(/^[A-Z]$/, 'a place is one capital letter'));

export const TONES = ['silly', 'cosy', 'spooky', 'sneaky'] as const;
export type Tone = (typeof TONES)[number];

const StoryEffect: v.GenericSchema<unknown, Effect> = v.lazy(() => StoryWords);
const StoryEffects: v.GenericSchema<unknown, Effect[]> = v.array(StoryEffect);
const inner = v.lazy(() => StoryEffects);
const StoryWords = v.variant('do', [
  ...effectWords(inner),
  /** A page of the story. */
  v.strictObject({ do: v.literal('say'), text: Page, art: Art }),
  /** The table decides. */
  v.strictObject({
    do: v.literal('choose'),
    text: Page,
    art: Art,
    of: v.pipe(v.array(v.strictObject({ label: text(3, 48), effects: inner })), v.minLength(2), v.maxLength(3)),
  }),
  /** The hero rolls, adds MOV, STR or INT, and needs so much. */
  v.strictObject({ do: v.literal('test'), stat: v.picklist(['mov', 'str', 'int']), sum: whole(4, 12), then: inner, else: inner }),
  /** What has happened; how often is counted. */
  v.strictObject({ do: v.literal('set-flag'), flag: Id }),
  /** A thing lies on the tile where the scene plays. */
  v.strictObject({ do: v.literal('place-thing'), thing: Id }),
  /** Every door of the tile where the scene plays. */
  v.strictObject({ do: v.literal('open-doors') }),
  v.strictObject({ do: v.literal('end'), ending: Id }),
]);

/** What a scene waits for. */
const When = v.variant('do', [
  v.strictObject({ do: v.literal('begins') }),
  v.strictObject({ do: v.literal('tile-flipped'), place: Place }),
  /** A hero stands on this tile; `with` a thing; `all`: every hero who is up. */
  v.strictObject({
    do: v.literal('hero-on'),
    place: Place,
    with: v.optional(v.nullable(Id), null),
    all: v.optional(v.boolean(), false),
  }),
  v.strictObject({ do: v.literal('thing-taken'), thing: Id }),
  v.strictObject({ do: v.literal('round-reached'), round: whole(2, 60) }),
  /** None of its kind is left: the scene must need a flag that is set when it comes. */
  v.strictObject({ do: v.literal('monster-slain'), monster: Id }),
  v.strictObject({ do: v.literal('flag-set'), flag: Id, times: v.optional(whole(1, 9), 1) }),
]);
export type When = v.InferOutput<typeof When>;

const Scene = v.strictObject({
  id: Id,
  when: When,
  /** Flags that must be set, and flags that must not. */
  needs: v.optional(v.array(Id), []),
  unless: v.optional(v.array(Id), []),
  effects: v.pipe(StoryEffects, v.minLength(1)),
});
export type Scene = v.InferOutput<typeof Scene>;

const Ending = v.strictObject({
  /** `torch` and `all-down` are brought by the rules, every other by `end`. */
  id: Id,
  mood: v.picklist(['won', 'lost']),
  headline: text(4, 40),
  words: text(10, 240),
  guest: v.strictObject({ icon: v.string(), says: text(3, 60) }),
});

/** A prescribed adventure: its story, its tiles, its scenes and its endings. */
export const Quest = v.strictObject({
  id: Id,
  title: text(4, 34),
  /** One line for the picker. */
  teaser: text(10, 110),
  tone: v.picklist(TONES),
  art: Art,
  /** How many decisions it takes a party of one, about; for the guess at its minutes. */
  decisions: whole(10, 300),
  /** Rounds that the torch burns. */
  torch: whole(8, 60),
  /** Rows of places: a capital letter is a place, `?` any tile of the set, a space is nothing. */
  map: v.pipe(v.array(text(1, 8)), v.minLength(1), v.maxLength(8)),
  /** What lies at each place; without a `turn` the deal turns it so that every place can be reached. */
  places: v.record(Place, v.strictObject({ tile: Id, turn: v.optional(v.picklist([0, 1, 2, 3])) })),
  /** Tiles for `?`, shuffled. */
  set: v.optional(v.array(Id), []),
  /** What can be found and carried. */
  things: v.optional(v.array(v.strictObject({ id: Id, name: text(3, 34), called: text(3, 34), art: Art })), []),
  /** What the table reads all the time: the last one whose flags are all set. The first needs none. */
  goals: v.pipe(v.array(v.strictObject({ needs: v.optional(v.array(Id), []), text: text(6, 90) })), v.minLength(1)),
  /** Each is played once, as soon as it can be; of several the first. */
  scenes: v.pipe(v.array(Scene), v.minLength(1)),
  endings: v.pipe(v.array(Ending), v.minLength(2)),
});
export type Quest = v.InferOutput<typeof Quest>;
