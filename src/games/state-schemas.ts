import * as v from 'valibot';

/** Schemas shared by the saves of all games. */

export const number = v.pipe(v.number(), v.integer());
export const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
export const id = v.string();
export const Seat = natural;
export const orNull = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);
/** A deck: the draw pile and the discards. */
export const Pile = v.strictObject({ draw: v.array(id), discard: v.array(id) });
export type Pile = v.InferOutput<typeof Pile>;
/** The fields of every roll: the number of dice and their faces. */
export const thrown = { count: natural, faces: natural };
/** A task, a command or an effect, tagged by `do`. */
export const doing = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });
