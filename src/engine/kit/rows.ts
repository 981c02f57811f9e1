import type { Of } from '../game.ts';

/**
 * Tables with a row for each kind of a tagged record (an effect, an event, a command): a missing row does not compile. A row and its record
 * belong together by their tag, which the compiler cannot follow: here is the one place where it is told so.
 */

type Tagged = { readonly do: string };
/** What is made of a record, such as a sentence about it, or what it is worth. */
export type Rows<U extends Tagged, A extends readonly unknown[], T> = { readonly [K in U['do']]: (one: Of<U, K>, ...rest: A) => T };
/** What a record does to something, or says in it, which comes first: a turn, a film, a scene. */
export type RowsOn<S, U extends Tagged, A extends readonly unknown[], T> = {
  readonly [K in U['do']]: (on: S, one: Of<U, K>, ...rest: A) => T;
};

/** A table as one function of any of its records. */
export const byTag = <U extends Tagged, A extends readonly unknown[], T>(rows: Rows<U, A, T>): ((one: U, ...rest: A) => T) => {
  const table = rows as unknown as { readonly [tag in U['do']]: (one: U, ...rest: A) => T };
  return (one, ...rest) => table[one.do as U['do']](one, ...rest);
};
/** The same for a table in which only some kinds have a row: undefined for the others. */
export const byTagIfAny = <U extends Tagged, A extends readonly unknown[], T>(
  rows: Partial<Rows<U, A, T>>,
): ((one: U, ...rest: A) => T | undefined) => {
  const table = rows as unknown as { readonly [tag in U['do']]?: (one: U, ...rest: A) => T };
  return (one, ...rest) => table[one.do as U['do']]?.(one, ...rest);
};
/** A table of rows that come to something else first, as one function. */
export const onTag = <S, U extends Tagged, A extends readonly unknown[], T>(
  rows: RowsOn<S, U, A, T>,
): ((on: S, one: U, ...rest: A) => T) => {
  const table = rows as unknown as { readonly [tag in U['do']]: (on: S, one: U, ...rest: A) => T };
  return (on, one, ...rest) => table[one.do as U['do']](on, one, ...rest);
};
/** The same where only some kinds have a row. */
export const onTagIfAny = <S, U extends Tagged, A extends readonly unknown[], T>(
  rows: Partial<RowsOn<S, U, A, T>>,
): ((on: S, one: U, ...rest: A) => T | undefined) => {
  const table = rows as unknown as { readonly [tag in U['do']]?: (on: S, one: U, ...rest: A) => T };
  return (on, one, ...rest) => table[one.do as U['do']]?.(on, one, ...rest);
};
