import type { Schema, SchemaIssue } from '../../engine/game.ts';
import { DAMAGED, damaged } from './import-errors.ts';

const step = (part: PropertyKey | { readonly key: PropertyKey }): string => String(typeof part === 'object' ? part.key : part);
const placeOf = ({ path }: SchemaIssue): string[] => (path ?? []).map(step);

/**
 * Validates `value` and returns the schema's output.
 * @throws ImportError with the path of the first issue, below `where`.
 */
export function check<T>(schema: Schema<T>, value: unknown, where: string): T {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw damaged(DAMAGED, where);
  if (!result.issues) return result.value;
  const [issue] = result.issues;
  const place = [...(where ? [where] : []), ...(issue ? placeOf(issue) : [])].join('/');
  throw damaged(DAMAGED, place || null, issue?.message);
}
