import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { optimize, type XastChild, type XastRoot } from 'svgo';
import type { Plugin } from 'vite';
import type { Shape } from '../../ui/parts/Sprite.tsx';
import { IMPORT_UNPACK, packed } from './packed.ts';
import { type Layers, layers } from './silhouette.ts';

const NAME = 'virtual:sprite/';
const SHELL = 'src/ui/icons.json';
/** Holds the glyphs that two games or more name. */
const SHARED = 'shared';

/** Glyph names and the files that use them, for error messages. */
type Asked = ReadonlyMap<string, string>;

/** A glyph with rounded coordinates: no visible difference at our sizes, and less than half the bytes. */
function shorten(path: string): string {
  if (path === '') return '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${path}"/></svg>`;
  const { data } = optimize(svg, { floatPrecision: 0, multipass: true });
  const short = [...data.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
  // layers are joined later, so the first move must be absolute
  return short.startsWith('m') ? `M0 0${short}` : short;
}

/** Reads a drawing as it is. Colours that the page names go through the CSSOM: its security policy lets no style strings pass. */
function drawingOf(svg: string): readonly Shape[] {
  const isNamed = ([, value]: [string, string]): boolean => value.startsWith('var(');
  const shapes = (inner: readonly XastChild[]): Shape[] =>
    inner.flatMap((child): Shape[] => {
      if (child.type === 'text') return [child.value];
      if (child.type !== 'element') return [];
      const how = Object.entries(child.attributes);
      const plain = Object.fromEntries(how.filter((one) => !isNamed(one)));
      return [[child.name, { ...plain, style: Object.fromEntries(how.filter(isNamed)) }, shapes(child.children)]];
    });
  let drawn: readonly Shape[] = [];
  const take = (root: XastRoot) => {
    drawn = root.children.flatMap((child) => (child.type === 'element' ? shapes(child.children) : []));
    return null;
  };
  optimize(svg, { plugins: [{ name: 'take', fn: take }] });
  return drawn;
}

/** All strings under a key "icon", at any depth. */
function* iconsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'icon' && typeof inner === 'string') yield inner;
    else yield* iconsIn(inner);
  }
}

function filesIn(folder: string, ending: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .sort()
      .map((file) => join(folder, file));
  } catch {
    return [];
  }
}

/**
 * `virtual:sprite/shell` holds the glyphs named in src/ui/icons.json; `virtual:sprite/<game>` those that the game's content names under
 * "icon", and those in src/ui/games/<game>/icons.json, without the shell's, and what lies in
 * src/ui/games/<game>/drawings, by the names of the files. A glyph that several games name is shipped once, in `virtual:sprite/shared`.
 * A name that game-icons does not know stops the build.
 */
export function sprites(): Plugin {
  let root = '';
  const made = new Map<string, Layers>();
  let glyphs: Readonly<Record<string, { readonly body: string }>> | undefined;

  const readJson = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (error) {
      throw new Error(`${relative(root, file)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  /** The files that name the glyphs of a sprite. */
  const sources = (sprite: string): string[] =>
    sprite === 'shell'
      ? [join(root, SHELL)]
      : [...filesIn(join(root, 'content', sprite), '.json'), ...filesIn(join(root, 'src/ui/games', sprite), 'icons.json')];

  const drawn = (sprite: string): string[] => filesIn(join(root, 'src/ui/games', sprite, 'drawings'), '.svg');

  const asked = (sprite: string): Asked => {
    const names = new Map<string, string>();
    for (const file of sources(sprite)) {
      const content = readJson(file);
      const list = sprite === 'shell' ? (content as { readonly shell: readonly string[] }).shell : content;
      const found = file.endsWith('icons.json') && Array.isArray(list) ? (list as string[]) : iconsIn(list);
      for (const name of found) if (!names.has(name)) names.set(name, relative(root, file));
    }
    return names;
  };

  const games = (): string[] => readdirSync(join(root, 'src/ui/games'));

  /** Glyphs that several games name, without the shell's. */
  const shared = (shell: Asked): Asked => {
    const once: Asked[] = games().map(asked);
    const all = once.flatMap((one) => [...one]).filter(([name]) => !shell.has(name));
    return new Map(all.filter(([name]) => once.filter((one) => one.has(name)).length > 1));
  };

  const make = (name: string, file: string): Layers => {
    const known = made.get(name);
    if (known) return known;
    glyphs ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as { icons: Record<string, { body: string }> }).icons;
    const body = glyphs[name]?.body;
    if (body === undefined) throw new Error(`${file}: game-icons has no icon "${name}"`);
    const path = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('');
    const { outer, inner, mass } = layers(path);
    const glyph = { outer: shorten(outer), inner: shorten(inner), ...(mass === undefined ? {} : { mass: shorten(mass) }) };
    made.set(name, glyph);
    return glyph;
  };

  return {
    name: 'sprites',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const sprite = id.slice(NAME.length + 1);
      const shell: Asked = sprite === 'shell' ? new Map() : asked('shell');
      const ofSeveral = sprite === 'shell' ? new Map() : shared(shell);
      const drawings = drawn(sprite);
      const files = sprite === SHARED ? games().flatMap(sources) : sources(sprite);
      for (const file of [...files, ...drawings]) this.addWatchFile(file);
      const named = [...(sprite === SHARED ? ofSeveral : asked(sprite))].sort(([a], [b]) => (a < b ? -1 : 1));
      const isElsewhere = (name: string): boolean => shell.has(name) || (sprite !== SHARED && ofSeveral.has(name));
      const wanted = named.filter(([name]) => !isElsewhere(name));
      const borrowed = sprite === SHARED ? [] : named.filter(([name]) => ofSeveral.has(name)).map(([name]) => name);
      if (wanted.length === 0) this.warn(`${NAME}${sprite} is empty: is it called so?`);
      const glyphs = Object.fromEntries(wanted.map(([name, file]) => [name, make(name, file)]));
      const nameOf = (file: string): string => basename(file, '.svg');
      for (const name of drawings.map(nameOf))
        if (name in glyphs || shell.has(name) || borrowed.includes(name))
          throw new Error(`${NAME}${sprite}: "${name}" is a glyph and a drawing`);
      const all = [glyphs, Object.fromEntries(drawings.map((file) => [nameOf(file), drawingOf(readFileSync(file, 'utf8'))]))];
      return [
        ...(borrowed.length === 0 ? [] : [`import { icons as shared } from '${NAME}${SHARED}';`]),
        // the few that the page loads first are not worth the code that unpacks them
        ...(sprite === 'shell' ? [] : [IMPORT_UNPACK]),
        `const [glyphs, drawings] = ${sprite === 'shell' ? JSON.stringify(all) : `unpack(${JSON.stringify(packed(all))})`};`,
        'const make = (all, icon) => Object.entries(all).map(([name, one]) => [name, icon(one)]);',
        'export const icons = Object.fromEntries([',
        '...make(glyphs, ({ outer, inner, mass = outer }) => ({ print: outer + inner, mass })),',
        '...make(drawings, (print) => ({ print })),',
        ...(borrowed.length === 0 ? [] : [`...${JSON.stringify(borrowed)}.map((name) => [name, shared[name]]),`]),
        ']);',
      ].join('\n');
    },
    configureServer(server) {
      // the module does not watch new files yet, so any file that may name glyphs reloads all sprites
      server.watcher.add(join(root, 'content'));
      server.watcher.on('all', (_event, file) => {
        const path = relative(root, file).replaceAll('\\', '/');
        if (!path.endsWith('.json') || !(path.startsWith('content/') || path.endsWith('icons.json'))) return;
        for (const [id, module] of server.moduleGraph.idToModuleMap) {
          if (id.startsWith(`\0${NAME}`)) server.moduleGraph.invalidateModule(module);
        }
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
