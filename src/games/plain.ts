import * as v from 'valibot';

/** What the schemas of every game's saves are made of. */

export const number = v.pipe(v.number(), v.integer());
export const natural = v.pipe(v.number(), v.integer(), v.minValue(0));
export const id = v.string();
export const Seat = natural;
export const orNull = <T extends v.GenericSchema>(schema: T) => v.nullable(schema);
/** A deck in play: what is left to draw, and the discards. */
export const Pile = v.strictObject({ draw: v.array(id), discard: v.array(id) });
export type Pile = v.InferOutput<typeof Pile>;
/** What every roll says: so many dice of so many sides. */
export const thrown = { count: natural, faces: natural };
/** A tagged record: a task, a command. */
export const doing = <const K extends string, E extends v.ObjectEntries>(name: K, entries: E) =>
  v.strictObject({ do: v.literal(name), ...entries });
