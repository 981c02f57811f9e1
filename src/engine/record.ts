/** A value with fields of unknown types: an object or a list. */
export type UnknownRecord = { readonly [key: string]: unknown };

/** Whether outside data has fields that can be read. */
export const isRecord = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;
