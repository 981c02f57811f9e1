import * as v from 'valibot';
import { Seat } from '../../state-schemas.ts';
import { LANDLORD_LEVELS } from './constants.ts';

/** Setup options. Every field has a default. */
export const Options = v.strictObject({
  /** Hero id by seat. Missing heroes are drawn at random. */
  heroes: v.optional(v.array(v.string()), []),
  /** The seat of the youngest, who goes first (DU-3). */
  first: v.optional(Seat, 0),
  /** With two players or two sides whoever goes last gets a compensation (DU-3, DU-23). */
  level: v.optional(v.boolean(), true),
  /** Players who are out have one choice per round (DU-17). */
  ghosts: v.optional(v.boolean(), true),
  /** With four players those who sit across from each other are partners (DU-23). */
  teams: v.optional(v.boolean(), false),
  /** All are against the Landlord, who has the last seat; null: he is out tonight (DU-24). */
  landlord: v.optional(v.nullable(v.picklist(LANDLORD_LEVELS)), null),
});
export type Options = v.InferOutput<typeof Options>;

/** The kind of game that takes as long as others of its kind. */
export const lengthKind = (teams: boolean, house: boolean): string => (house ? 'landlord' : teams ? 'teams' : 'alone');
