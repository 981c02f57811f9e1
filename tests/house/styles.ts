import { type Source, walk } from './source.ts';

/** A style sheet. */
export type Sheet = { readonly path: string; readonly text: string };

/** Whose a file is: a game's, or everybody's. */
const homeOf = (path: string): string => /^src\/ui\/games\/([^/]+)\//.exec(path)?.[1] ?? 'all';

const classesOf = (selector: string): string[] => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name ?? '');

/** The selectors of a style sheet, one by one; steps of an animation are none. */
function selectors({ text }: Sheet): string[] {
  const rules = text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, before = '']) => {
    const list = before.trim().replace(/\s+/g, ' ');
    return /^(@|from\b|to\b|[\d.]+%)/.test(list) ? [] : list.split(/,(?![^(]*\))/).map((one) => one.trim());
  });
}

/** The classes that a file's elements wear, as far as they stand there in so many letters. */
function worn({ tree }: Source): string[] {
  const found: string[] = [];
  walk(tree, (attribute) => {
    if (attribute.type !== 'JSXAttribute' || (attribute.name as { name?: unknown } | undefined)?.name !== 'class') return;
    walk(attribute, ({ type, value }) => {
      const text = type === 'TemplateElement' ? (value as { raw?: unknown } | undefined)?.raw : type === 'Literal' ? value : undefined;
      if (typeof text === 'string') found.push(...text.split(/\s+/).filter(Boolean));
    });
  });
  return found;
}

/**
 * Selectors of a game's style sheets without a class of that game's own: once its box has been opened its sheets stay, and such a
 * selector would dress the other games, too.
 */
export function reachingOut(sheets: readonly Sheet[], sources: readonly Source[]): string[] {
  const homes = new Map<string, Set<string>>();
  const note = (name: string, path: string): void => {
    homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(path)));
  };
  for (const sheet of sheets) for (const selector of selectors(sheet)) for (const name of classesOf(selector)) note(name, sheet.path);
  for (const source of sources) for (const name of worn(source)) note(name, source.path);
  return sheets
    .filter(({ path }) => homeOf(path) !== 'all')
    .flatMap((sheet) =>
      selectors(sheet)
        .filter((selector) => !classesOf(selector).some((name) => homes.get(name)?.size === 1))
        .map((selector) => `${sheet.path}: ${selector}`),
    );
}
