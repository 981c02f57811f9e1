import type { Schema } from './game.ts';

/** Outside data does not match its schema. The message has the path and the reason of each issue. */
export class ValidationError extends Error {
  override readonly name = 'NotAccepted';
}

/** Whether `value` matches `schema`. */
export function accepts<T>(schema: Schema<T>, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && !result.issues;
}

/**
 * The output of `schema` for `value`, with defaults.
 * @throws ValidationError when `value` does not match; the message begins with `what`.
 */
export function validate<T>(schema: Schema<T>, value: unknown, what: string): T {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new ValidationError(`${what}: the schema is asynchronous`);
  if (!result.issues) return result.value;
  const issues = result.issues.map(({ path, message }) => {
    const where = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('/');
    return where ? `${where}: ${message}` : message;
  });
  throw new ValidationError(`${what}: ${issues.join('; ')}`);
}
