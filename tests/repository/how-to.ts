import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { textOf, top } from './source.ts';

/** Reads the pages in docs/how-to, and makes a copy of the project in which they are followed to the letter. */

/** The pages that are followed. */
export const PAGES = ['add-a-card', 'add-a-hero', 'add-a-monster', 'add-a-tile', 'add-a-riddle', 'add-a-quest', 'add-a-game', 'release'];

/**
 * A block of code on a page. `name` is what stands after the language: a path means that the block is the whole file, "+path" that it goes
 * to the end of the list in that file, and any other word names what the page promises.
 */
export type Block = { readonly name: string; readonly text: string };

export function blocksOf(page: string): readonly Block[] {
  return [...textOf(`docs/how-to/${page}.md`).matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', text = '']) => ({
    name,
    text,
  }));
}

/** The one block of this name. */
export function block(page: string, name: string): string {
  const found = blocksOf(page).filter((one) => one.name === name);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`docs/how-to/${page}.md: ${found.length} blocks are called ${name}`);
  return only.text.trimEnd();
}
/** Every shell command on a page. */
export const commandsOf = (page: string): readonly string[] =>
  [...textOf(`docs/how-to/${page}.md`).matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, text = '']) => text.trim().split('\n'));

/** A deck with the card of a page at its end, also where somebody has kept what the page adds. */
export const withCard = <T extends { readonly id: string }>(deck: readonly T[], card: T): readonly T[] => [
  ...deck.filter(({ id }) => id !== card.id),
  card,
];

const idIn = (text: string): string | undefined => /"?\bid"?: ["']([\w-]+)["']/.exec(text)?.[1];
/** The key of an entry of a table: "  'sock-goblin': {". */
const entryIn = (text: string): string | undefined => /^ {2}('?[\w-]+'?): \{$/m.exec(text)?.[1];
/**
 * `addition` at the end of the list in `text`: before the last bracket or brace at the beginning of a line, with a comma in JSON. The text as
 * it is where the addition is there already, however it is formatted.
 */
export function appended(path: string, text: string, addition: string): string {
  const id = idIn(addition);
  if (id !== undefined && new RegExp(`\\bid"?: ["']${id}["']`).test(text)) return text;
  const entry = id === undefined ? entryIn(addition) : undefined;
  if (entry !== undefined && text.includes(`\n  ${entry}: {`)) return text;
  const end = Math.max(
    ...['\n];\n', '\n};\n', '\n} as const satisfies '].map((close) => text.lastIndexOf(close)),
    path.endsWith('.json') ? text.lastIndexOf('\n]') : -1,
  );
  if (end < 0) throw new Error(`${path}: no list to add to`);
  return `${text.slice(0, end)}${path.endsWith('.json') ? ',' : ''}\n${addition.trimEnd()}${text.slice(end)}`;
}

/** A copy of the project in a folder of its own, with the packages of this one. */
export class ProjectCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'torch-how-to-'));

  constructor() {
    for (const part of ['src', 'content', 'tests', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts', 'index.html']) {
      cpSync(join(top, part), join(this.folder, part), { recursive: true });
    }
    // not the folder of packages itself: what is built must not be mixed up with what is built here
    mkdirSync(join(this.folder, 'node_modules'));
    for (const name of readdirSync(join(top, 'node_modules'))) {
      if (!/^\.(cache|vite)/.test(name)) symlinkSync(join(top, 'node_modules', name), join(this.folder, 'node_modules', name));
    }
  }

  /** Does with every block what its name asks for. */
  follow(page: string): void {
    for (const { name, text } of blocksOf(page)) {
      const path = join(this.folder, name.replace(/^\+/, ''));
      if (!name.includes('/')) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, name.startsWith('+') ? appended(name, readFileSync(path, 'utf8'), text) : text);
    }
  }

  /** Runs a Node program in it, and gives back what it said. */
  run(...args: readonly string[]): { readonly ok: boolean; readonly said: string } {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'NODE_ENV'));
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: this.folder, encoding: 'utf8', env });
    return { ok: status === 0, said: `${stdout}${stderr}` };
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
