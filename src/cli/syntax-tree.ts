import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript nodes). */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/**
 * Parses TypeScript.
 * @throws on a syntax error.
 */
export function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program as unknown as Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

/** Visits all nodes, each with its parent and its key in the parent. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | null, place: string) => void,
  parent: Node | null = null,
  place = '',
): void {
  visit(node, parent, place);
  for (const [key, value] of Object.entries(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, visit, node, key);
  }
}
