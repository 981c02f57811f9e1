import { posix } from 'node:path';
import { isNode, type Node, type Source, walk, where } from './source.ts';

/** Who may import whom: the arrow runs engine ← games ← ui ← app. The tools play games, and see no screen. */
const MAY_USE: { readonly [room: string]: readonly string[] } = {
  engine: ['engine'],
  games: ['engine', 'games'],
  ui: ['engine', 'games', 'ui'],
  app: ['engine', 'games', 'ui', 'app'],
  cli: ['engine', 'games', 'cli'],
};
/** What the commands may use of the app: the catalogue of games, and the import and export of saves, which need no screen. */
const OPEN_TO_TOOLS = /^src\/app\/(games\/catalogue\.ts$|import-export\/)/;
/** Packages a room may use; rooms not named here may use any. */
const PACKAGES: { readonly [room: string]: RegExp } = { engine: /^pure-rand\//, games: /^valibot$/ };

const roomOf = (path: string): string => path.split('/')[1] ?? '';
const stringOf = (node: unknown): string | null => {
  const { type, value } = (node ?? {}) as Partial<Node>;
  return type === 'Literal' && typeof value === 'string' ? value : null;
};

/** What a file imports, types too, as written. */
function imports({ tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (!/^(Import(Declaration|Expression)|Export(Named|All)Declaration|TSImportType|TSExternalModuleReference)$/.test(node.type)) return;
    const name = stringOf(node.source ?? node.argument ?? node.expression);
    if (name !== null) found.push(name);
  });
  return found;
}

const target = (from: string, name: string): string | null =>
  name.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), name.replace(/\?.*$/, ''))) : null;

/** Imports that run against the arrow. */
export function againstTheArrow(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    imports(source).flatMap((name) => {
      const room = roomOf(source.path);
      const to = target(source.path, name);
      if (to === null) return PACKAGES[room]?.test(name) === false ? [`${source.path}: ${room} must not use the package ${name}`] : [];
      if (!to.startsWith('src/') || (room === 'cli' && OPEN_TO_TOOLS.test(to))) return [];
      return MAY_USE[room]?.includes(roomOf(to)) ? [] : [`${source.path}: ${room} must not use ${to}`];
    }),
  );
}

/** Whose a file is: a game's, in `src/games` or `src/ui/games`, or nobody's. */
const gameOf = (path: string): string | null => /^src\/(?:ui\/)?games\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Games know nothing of each other, and what all share knows none. The app and the tools may know any. */
export function betweenGames(sources: readonly Source[]): string[] {
  return sources.flatMap((source) =>
    imports(source).flatMap((name) => {
      const game = gameOf(target(source.path, name) ?? '');
      const shared = /^src\/(engine|games|ui)\//.test(source.path);
      return shared && game !== null && game !== gameOf(source.path) ? [`${source.path}: must not know ${game}`] : [];
    }),
  );
}

/** Files that import each other in a circle, types too; each circle once. */
export function circles(sources: readonly Source[]): string[] {
  const graph = new Map(sources.map((source) => [source.path, imports(source).flatMap((name) => target(source.path, name) ?? [])]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const before = way.indexOf(path);
    if (before >= 0) found.push([...way.slice(before), path].join(' → '));
    if (before >= 0 || done.has(path)) return;
    for (const next of graph.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return found;
}

const FORBIDDEN: { readonly [type: string]: string } = {
  TSAnyKeyword: 'any',
  TSNonNullExpression: 'a ! that silences the compiler',
  TSEnumDeclaration: 'an enum',
  ExportDefaultDeclaration: 'a default export',
};

/** Parts of the language that this project does not use. */
export function forbiddenWords(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    walk(source.tree, (node) => {
      const exported = node.type === 'ExportSpecifier' ? (node.exported as Node) : null;
      const word = FORBIDDEN[node.type] ?? (node.definite === true ? FORBIDDEN.TSNonNullExpression : undefined);
      if (word) found.push(`${where(source, node)}: ${word}`);
      if (exported && (exported.name ?? exported.value) === 'default') found.push(`${where(source, node)}: a default export`);
    });
    return found;
  });
}

const MOST_LINES = 420;
export const tooLong = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > MOST_LINES ? [`${path}: ${lines} lines`] : [];
  });

const CLOCKS = new Set(['Date', 'performance']);
const OUTSIDE = new Set([...CLOCKS, 'localStorage', 'sessionStorage', 'indexedDB', 'fetch', 'crypto', 'XMLHttpRequest', 'WebSocket']);
const PAGE = new Set([
  'document',
  'window',
  'navigator',
  'HTMLElement',
  'requestAnimationFrame',
  'setTimeout',
  'alert',
  'self',
  'globalThis',
]);
const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis']);

/** The global that `node` reads, if it reads one by a name among `names`; also as `window.name`. */
function globalRead(node: Node, parent: Node | null, place: string, names: ReadonlySet<string>): string | null {
  if (node.type === 'MemberExpression') {
    const object = node.object as Node;
    const property = node.property as Node;
    const name = node.computed === true ? stringOf(property) : String(property.name);
    return object.type === 'Identifier' && GLOBAL_OBJECTS.has(String(object.name)) && name !== null && names.has(name) ? name : null;
  }
  if (node.type !== 'Identifier' || !names.has(String(node.name)) || !parent || /^(TS|Import|Export)/.test(parent.type)) return null;
  const onlyAName =
    (place === 'property' && parent.type === 'MemberExpression' && parent.computed !== true) ||
    (place === 'key' && parent.computed !== true && parent.shorthand !== true) ||
    (place === 'value' && parent.type === 'Property' && parent.shorthand === true) ||
    place === 'params' ||
    place === 'id';
  return onlyAName ? null : String(node.name);
}

const IS_FUNCTION = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
/** Elements of Preact that a module keeps. Each keeps what it last drew, and with that the whole page of then. */
export function sharedElements(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const found: string[] = [];
    const look = (node: Node, kept: boolean): void => {
      if (IS_FUNCTION.test(node.type)) return;
      if (kept && /^JSX(Element|Fragment)$/.test(node.type)) {
        found.push(where(source, node));
        return;
      }
      for (const value of Object.values(node).flat()) if (isNode(value)) look(value, kept || node.type === 'VariableDeclarator');
    };
    look(source.tree, false);
    return found;
  });
}

/** Chance, clocks, storage and the network reached for anywhere but in the app; the tools may look at a clock. */
export function outsideWorld(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    const room = roomOf(source.path);
    if (room === 'app') return [];
    const found: string[] = [];
    walk(source.tree, (node, parent, place) => {
      const name = globalRead(node, parent, place, OUTSIDE);
      if (name && !(room === 'cli' && CLOCKS.has(name))) found.push(`${where(source, node)}: ${name}`);
      if (isMathRandom(node)) found.push(`${where(source, node)}: Math.random`);
    });
    return found;
  });
}
const isMathRandom = ({ type, object, property }: Node): boolean =>
  type === 'MemberExpression' && (object as Node).name === 'Math' && ((property as Node).name ?? stringOf(property)) === 'random';

/** The page reached for below the screen. */
export function pageBelowTheScreen(sources: readonly Source[]): string[] {
  return sources.flatMap((source) => {
    if (!['engine', 'games', 'cli'].includes(roomOf(source.path))) return [];
    const found: string[] = [];
    walk(source.tree, (node, parent, place) => {
      const name = globalRead(node, parent, place, PAGE);
      if (name) found.push(`${where(source, node)}: ${name}`);
    });
    return found;
  });
}

/** Namespaces and licences, which nothing is ever loaded from. */
const HARMLESS =
  /^https?:\/\/(www\.w3\.org\/|json-schema\.org\/|creativecommons\.org\/|game-icons\.net\b|openfontlicense\.org\b|scripts\.sil\.org\/|localhost\b)/;

/** Addresses of other origins in what is shipped, save in credits and licences. */
export function foreignAddresses(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (/credit|licen[cs]e/i.test(path)) return [];
    return [...text.matchAll(/https?:\/\/[^\s"'`)<>]*/g)].flatMap(([address]) => (HARMLESS.test(address) ? [] : [`${path}: ${address}`]));
  });
}

/** The names that a file exports. */
function exportsOf({ tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, ({ type, declaration, specifiers }) => {
    if (type !== 'ExportNamedDeclaration') return;
    const { id, declarations } = (declaration ?? {}) as {
      readonly id?: unknown;
      readonly declarations?: readonly { readonly id: unknown }[];
    };
    const named = [
      id,
      ...(declarations ?? []).map((one) => one.id),
      ...((specifiers ?? []) as readonly { readonly exported: unknown }[]).map((one) => one.exported),
    ];
    for (const one of named) {
      const { name } = (one ?? {}) as { readonly name?: unknown };
      if (typeof name === 'string') found.push(name);
    }
  });
  return found;
}

/** What a file exports and nobody else ever names, not even among `others`: it is for the file alone, or dead. */
export function unasked(sources: readonly Source[], others: readonly Source[] = []): string[] {
  const namedIn = new Map<string, Set<string>>();
  for (const { path, text } of [...sources, ...others])
    for (const [word] of text.matchAll(/[\w$]+/g)) namedIn.set(word, (namedIn.get(word) ?? new Set()).add(path));
  return sources.flatMap((one) => exportsOf(one).flatMap((name) => (namedIn.get(name)?.size === 1 ? [`${one.path}: ${name}`] : [])));
}
