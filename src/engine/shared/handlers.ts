import type { VariantOf } from '../game.ts';

/**
 * Tables with a handler for each tag of a union (effects, events, commands). A missing handler is a compile error. The compiler cannot
 * know that `handlers[record.do]` accepts `record`, so the type assertions are all in this file.
 */

type Tagged = { readonly do: string };
/** Handlers that compute a value from a record, such as a sentence. */
export type HandlerTable<U extends Tagged, A extends readonly unknown[], T> = {
  readonly [K in U['do']]: (record: VariantOf<U, K>, ...rest: A) => T;
};
/** Handlers that get a target first, such as a rule context, and then the record. */
export type TargetHandlerTable<S, U extends Tagged, A extends readonly unknown[], T> = {
  readonly [K in U['do']]: (target: S, record: VariantOf<U, K>, ...rest: A) => T;
};

/** One function that calls the handler of a record. */
export const dispatch = <U extends Tagged, A extends readonly unknown[], T>(
  handlers: HandlerTable<U, A, T>,
): ((record: U, ...rest: A) => T) => {
  const byTag = handlers as unknown as { readonly [tag in U['do']]: (record: U, ...rest: A) => T };
  return (record, ...rest) => byTag[record.do as U['do']](record, ...rest);
};
/** The same for a partial table: undefined for records without a handler. */
export const dispatchIfAny = <U extends Tagged, A extends readonly unknown[], T>(
  handlers: Partial<HandlerTable<U, A, T>>,
): ((record: U, ...rest: A) => T | undefined) => {
  const byTag = handlers as unknown as { readonly [tag in U['do']]?: (record: U, ...rest: A) => T };
  return (record, ...rest) => byTag[record.do as U['do']]?.(record, ...rest);
};
/** One function that calls the handler of a record with a target. */
export const dispatchOn = <S, U extends Tagged, A extends readonly unknown[], T>(
  handlers: TargetHandlerTable<S, U, A, T>,
): ((target: S, record: U, ...rest: A) => T) => {
  const byTag = handlers as unknown as { readonly [tag in U['do']]: (target: S, record: U, ...rest: A) => T };
  return (target, record, ...rest) => byTag[record.do as U['do']](target, record, ...rest);
};
/** The same for a partial table: undefined for records without a handler. */
export const dispatchOnIfAny = <S, U extends Tagged, A extends readonly unknown[], T>(
  handlers: Partial<TargetHandlerTable<S, U, A, T>>,
): ((target: S, record: U, ...rest: A) => T | undefined) => {
  const byTag = handlers as unknown as { readonly [tag in U['do']]?: (target: S, record: U, ...rest: A) => T };
  return (target, record, ...rest) => byTag[record.do as U['do']]?.(target, record, ...rest);
};
