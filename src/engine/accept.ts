import type { Schema } from './game.ts';

/** Outside data did not pass its schema. The message says where and why. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted';
}

/**
 * `value` as `schema` makes it, defaults filled in.
 * @throws NotAccepted when it does not pass; `what` names it.
 */
export function accept<T>(schema: Schema<T>, value: unknown, what: string): T {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new NotAccepted(`${what}: the schema does not answer at once`);
  if (!result.issues) return result.value;
  const issues = result.issues.map(({ path, message }) => {
    const where = (path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('/');
    return where ? `${where}: ${message}` : message;
  });
  throw new NotAccepted(`${what}: ${issues.join('; ')}`);
}
