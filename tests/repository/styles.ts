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

/**
 * Classes that say how something fares (`.row.hit`), and that another style sheet dresses alone (`.hit`): whoever wears both is dressed by
 * both, and a row lies where a mark belongs.
 */
export function borrowed(sheets: readonly Sheet[]): string[] {
  const alone = new Map<string, string>();
  for (const sheet of sheets)
    for (const selector of selectors(sheet)) {
      const [, name] = /^\.([\w-]+)$/.exec(selector) ?? [];
      if (name !== undefined) alone.set(name, sheet.path);
    }
  return sheets.flatMap((sheet) => {
    const own = selectors(sheet);
    return own.flatMap((selector) =>
      [...selector.matchAll(/\.[\w-]+((?:\.[\w-]+)+)/g)]
        .flatMap(([, states = '']) => classesOf(states))
        .filter((name) => alone.has(name) && !own.includes(`.${name}`))
        .map((name) => `${sheet.path}: ${selector} wears .${name} of ${alone.get(name)}`),
    );
  });
}

/** Every run of letters in a file's words, and those that a template goes on with: `many-${seats}`. */
function wordsIn({ tree }: Source): { readonly whole: readonly string[]; readonly begun: readonly string[] } {
  const whole: string[] = [];
  const begun: string[] = [];
  walk(tree, ({ type, value, tail }) => {
    const text = type === 'TemplateElement' ? (value as { raw?: unknown } | undefined)?.raw : type === 'Literal' ? value : undefined;
    if (typeof text !== 'string') return;
    const words = text.split(/[^\w-]+/);
    whole.push(...words);
    const last = words.at(-1);
    if (type === 'TemplateElement' && tail !== true && last && /^[a-z]/i.test(last)) begun.push(last);
  });
  return { whole, begun };
}

/** Classes that a style sheet dresses and nobody wears, and names (`--width`) that it gives and nobody asks for. */
export function unworn(sheets: readonly Sheet[], sources: readonly Source[]): string[] {
  const found = sources.map(wordsIn);
  const whole = new Set(found.flatMap((words) => words.whole));
  const begun = [...new Set(found.flatMap((words) => words.begun))];
  const isBegun = (name: string): boolean =>
    begun.some((word) => name.startsWith(word) && (word.endsWith('-') || /^\d+$/.test(name.slice(word.length))));
  const asked = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name)));
  return sheets.flatMap((sheet) => {
    const classes = selectors(sheet).flatMap(classesOf);
    const given = [...sheet.text.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name = '']) => name);
    return [
      ...classes.filter((name) => !whole.has(name) && !isBegun(name)).map((name) => `.${name}`),
      ...given.filter((name) => !asked.has(name) && !whole.has(name) && !isBegun(name)),
    ].map((name) => `${sheet.path}: ${name}`);
  });
}

/** What moves once, and for how many milliseconds; what goes on for ever, or to and fro, is no motion that explains. */
export function motions({ path, text }: Sheet): { readonly name: string; readonly path: string; readonly lasts: number }[] {
  return [...text.matchAll(/animation: ([\w-]+) ([\d.]+)(m?s)([^;]*);/g)].flatMap(([, name = '', number, unit, rest = '']) =>
    /infinite|alternate/.test(rest) ? [] : [{ name, path, lasts: Number(number) * (unit === 's' ? 1000 : 1) }],
  );
}
