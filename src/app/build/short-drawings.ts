import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import type { Plugin } from 'vite';

const RAW_DRAWING = /\.svg\?raw$/;
/** Modules whose drawings are paths in the source. */
const UI_MODULE = /\/src\/ui\/.*\.tsx?$/;
/** A whole path between quotes: it begins with a place, and nothing is put into it. */
const PATH = /(['"`])(M[-\d\s.,MLHVQCSTAZmlhvqcstaz]{20,})\1/g;
/** A tenth of a unit is seen at no size. Nothing here moves a colour or a stroke: the rooms' style sheet gives some to a whole drawing. */
const SHORT_PATHS = { name: 'convertPathData', params: { floatPrecision: 1 } } as const;
/** A background is drawn over a whole window, so that even a unit is not seen. */
const BACKGROUND = / viewBox="0 0 \d{4} /;
const SHORTEST_PATHS = { name: 'convertPathData', params: { floatPrecision: 0 } } as const;
/** Paths of one look become one path, and what changes nothing goes: zeros, groups around one part, a scale said twice. */
const PLUGINS = [
  'removeTitle',
  'cleanupNumericValues',
  'removeUnknownsAndDefaults',
  'convertTransform',
  'collapseGroups',
  'mergePaths',
  SHORT_PATHS,
] as const;

/**
 * The same path in fewer letters. Paths are joined at run time, so that the first move stays a place. It may be drawn by a round pen, which
 * makes a dot of a line without length, such as a pip of a die: such lines stay.
 */
export function shortPath(path: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" stroke="#000" stroke-linecap="round"><path d="${path}"/></svg>`;
  const { data } = optimize(drawing, { plugins: [SHORT_PATHS] });
  const [, short = path] = / d="([^"]+)"/.exec(data) ?? [];
  return short.length < path.length && short.startsWith('M') ? short : path;
}

/** The same drawing without titles and blanks, with shorter paths. */
export const shortDrawing = (drawing: string): string => optimize(drawing, { multipass: true, plugins: [...PLUGINS] }).data;

/** Drawings come in shorter: without titles and blanks, with shorter paths. Those that are files of their own may be shortened by all means. */
export function shortDrawings(): Plugin {
  return {
    name: 'short-drawings',
    enforce: 'pre',
    load: {
      filter: { id: RAW_DRAWING },
      handler(id) {
        const file = id.slice(0, -'?raw'.length);
        this.addWatchFile(file);
        const drawing = shortDrawing(readFileSync(file, 'utf8'));
        return `export default ${JSON.stringify(drawing.replace(' xmlns="http://www.w3.org/2000/svg"', ''))};`;
      },
    },
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.svg')) continue;
        const { data } = optimize(String(asset.source), { multipass: true, floatPrecision: 1 });
        const drawing = BACKGROUND.test(data) ? optimize(data, { plugins: [SHORTEST_PATHS] }).data : data;
        // a file is drawn as a picture: nobody can hear what is in it
        asset.source = drawing.replace(' aria-hidden="true"', '');
      }
    },
  };
}

/** The built app has shorter paths, too, where a drawing is in the source itself: puppets, scenes, icons. */
export function shortPaths(): Plugin {
  return {
    name: 'short-paths',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: UI_MODULE },
      handler(code) {
        const short = code.replace(PATH, (_, quote: string, path: string) => quote + shortPath(path) + quote);
        return short === code ? undefined : { code: short, map: null };
      },
    },
  };
}
