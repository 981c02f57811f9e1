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

/** The commands that answer each choice, from their schemas. */
export type AnswersOf<T extends { readonly [choice: string]: v.GenericSchema }> = { [K in keyof T]: v.InferOutput<T[K]> };
/** The schema of every command, from those that answer each choice. */
export const commandOf = <T extends v.GenericSchema>(answers: { readonly [choice: string]: T }) =>
  v.union([...new Set(Object.values(answers))]);
