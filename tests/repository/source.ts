import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Node, parse } from '../../src/cli/syntax-tree.ts';

export { isNode, type Node, walk } from '../../src/cli/syntax-tree.ts';

export const top = resolve(import.meta.dirname, '../..');

export type Source = { readonly path: string; readonly text: string; readonly tree: Node };

export const source = (path: string, text: string): Source => ({ path, text, tree: parse(path, text) });

/** Paths below `folder`, from the root of the project. */
export function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(top, join(entry.parentPath, entry.name)))
    .sort();
}

export const textOf = (path: string): string => readFileSync(join(top, path), 'utf8');
export const sourcesIn = (folder: string): Source[] => filesIn(folder, /\.tsx?$/).map((path) => source(path, textOf(path)));

/** "src/a.ts:12" */
export const where = ({ path, text }: Source, at: Node): string => `${path}:${text.slice(0, at.start).split('\n').length}`;
