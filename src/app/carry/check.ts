import type { Schema, SchemaIssue } from '../../engine/game.ts';
import { broken, DAMAGED } from './refused.ts';

const step = (part: PropertyKey | { readonly key: PropertyKey }): string => String(typeof part === 'object' ? part.key : part);
const placeOf = ({ path }: SchemaIssue): string[] => (path ?? []).map(step);

/**
 * `value` as `schema` makes it.
 * @throws Refusing, with the place inside `where`, when it does not pass.
 */
export function check<T>(schema: Schema<T>, value: unknown, where: string): T {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw broken(DAMAGED, where);
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  const place = [...(where ? [where] : []), ...(issue ? placeOf(issue) : [])].join('/');
  throw broken(DAMAGED, place || null, issue?.message);
}
