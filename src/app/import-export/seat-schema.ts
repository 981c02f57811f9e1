import * as v from 'valibot';
import { EARS, EMBLEMS, HELP_LEVELS, LEVELS, READINGS, type SeatRecord, SIDES, STRENGTHS } from '../../engine/seats.ts';

/** A schema for each field. A new field in the engine's type does not compile until it has one. */
export type Entries<T> = { readonly [K in keyof Required<T>]: v.GenericSchema };
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** The schema of a seat, field by field. */
export const SeatEntries = {
  name: text(60),
  emblem: v.picklist(EMBLEMS),
  player: v.variant('kind', [
    v.strictObject({ kind: v.literal('person') }),
    v.strictObject({ kind: v.literal('bot'), strength: v.picklist(STRENGTHS), standsIn: v.exactOptional(v.literal(true)) }),
  ]),
  side: v.picklist(SIDES),
  dice: v.picklist(['app', 'real']),
  reading: v.picklist(READINGS),
  level: v.exactOptional(v.picklist(LEVELS)),
  help: v.picklist(HELP_LEVELS),
  ear: v.exactOptional(v.picklist(EARS)),
  answerList: v.exactOptional(v.boolean()),
  note: v.exactOptional(text(200)),
  earlierNotes: v.exactOptional(v.pipe(v.array(text(200)), v.maxLength(200))),
} satisfies Entries<SeatRecord>;
