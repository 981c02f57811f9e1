import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript's own). */
export type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown };

/** Reads TypeScript as a compiler would, so that a comment or a sentence is never taken for code. */
export function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return program as unknown as Node;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { readonly type?: unknown }).type === 'string';

/** Goes through all nodes, each with the one that holds it and the name of the place it has there. */
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
