import * as v from 'valibot';
import { Art, Id, text, whole } from '../../card-schemas.ts';
import { doing } from '../../state-schemas.ts';
import { DIFFICULTIES, HOUSES, STATISTICS, TOWN_THINGS } from '../state/constants.ts';
import { Called, type Effect, type EncounterCard, Flavour, Levels, Name, ROOM, Whom } from './card-schemas.ts';
import type { OwnMonster } from './own-monster.ts';

/** The schema of content/labyrinth/errands.json: what the town asks for (LA-44). Its room is an encounter that is in no deck. */

/** Ends the errand. Whoever does it gets its title. */
const END = doing('errand', { done: v.boolean() });
const Inner = v.variant('do', [...ROOM, END]);
const TURNS = [
  doing('check', {
    whom: Whom,
    statistic: v.picklist(STATISTICS),
    against: v.picklist(DIFFICULTIES),
    may: v.optional(v.boolean(), false),
    won: v.array(Inner),
    lost: v.array(Inner),
  }),
  doing('pay', { price: whole(1, 60), paid: v.array(Inner), kept: v.array(Inner) }),
] as const;
const Way = v.strictObject({
  /** What one does: "Ask nicely". */
  says: text(3, 40),
  effects: v.pipe(v.array(v.variant('do', [...ROOM, END, ...TURNS])), v.minLength(1), v.maxLength(3)),
});
/** One of two ways to do an errand (LA-44). */
export type Way = v.InferOutput<typeof Way>;
const ErrandEffect = v.variant('do', [...ROOM, END, ...TURNS, doing('choose', { ways: v.tuple([Way, Way]) })]);

/** Any effect in a room: of an encounter or of an errand. */
export type AnyEffect = Effect | v.InferOutput<typeof ErrandEffect>;
/** An encounter of the deck, or the room of an errand; that one has no copies. */
export type Encounter = Omit<EncounterCard, 'effects'> & { readonly effects: readonly AnyEffect[]; readonly monster?: OwnMonster };

export const Errand = v.strictObject({
  id: Id,
  name: Name,
  /** Inside a sentence: "You are after the mayor’s hat." */
  called: Called,
  /** What somebody in town asks for. */
  asks: Flavour,
  /** What one sees in the room. */
  flavour: Flavour,
  /** What is said at home when it is done. */
  thanks: Flavour,
  /** Whoever does it is called so. */
  title: text(3, 28),
  art: Art,
  levels: Levels,
  effects: v.pipe(v.array(ErrandEffect), v.minLength(1), v.maxLength(3)),
  /**
   * What it brings to the town: a thing, the house and the point in its drawing (240 x 300) where it stands, and its name in a sentence.
   * `isSought`: it is what they are after, so that the errand is drawn as it.
   */
  brings: v.strictObject({
    thing: v.picklist(TOWN_THINGS),
    house: v.picklist(HOUSES),
    x: whole(0, 240),
    y: whole(0, 300),
    called: Called,
    isSought: v.optional(v.literal(true)),
  }),
});
export type Errand = v.InferOutput<typeof Errand>;
