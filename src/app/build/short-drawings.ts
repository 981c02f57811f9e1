import { readFileSync } from 'node:fs';
import { type CustomPlugin, optimize } from 'svgo';
import type { Plugin } from 'vite';
import { commands } from './silhouette.ts';

const RAW_DRAWING = /\.svg\?raw$/;
/** Modules whose drawings are paths in the source. */
const UI_MODULE = /\/src\/ui\/.*\.tsx?$/;
/** A whole path between quotes: it begins with a place, and nothing is put into it. */
const PATH = /(['"`])(M[-\d\s.,MLHVQCSTAZmlhvqcstaz]{20,})\1/g;
/** A tenth of a unit is seen at no size. Nothing here moves a colour or a stroke: the rooms' style sheet gives some to a whole drawing. */
const SHORT_PATHS = { name: 'convertPathData', params: { floatPrecision: 1 } } as const;
/** The points that a transform moves to or turns about are in tenths, too; what it scales by is finer. */
const SHORT_TRANSFORMS = { name: 'convertTransform', params: { floatPrecision: 1, transformPrecision: 4 } } as const;
/** A background is drawn over a whole window, so that even a unit is not seen. */
const BACKGROUND = / viewBox="0 0 \d{4} /;
const SHORTEST_PATHS = { name: 'convertPathData', params: { floatPrecision: 0 } } as const;
/** Paths of one look become one path, and what changes nothing goes: zeros, groups around one part, a scale said twice. */
const PLUGINS = [
  'removeTitle',
  'cleanupNumericValues',
  'removeUnknownsAndDefaults',
  SHORT_TRANSFORMS,
  'collapseGroups',
  'mergePaths',
  SHORT_PATHS,
] as const;

/**
 * The same path in fewer letters. Paths are joined at run time, so that the first move stays a place. It may be drawn by a round pen, which
 * makes a dot of a line without length, such as a pip of a die: such lines stay.
 */
export function shortPath(path: string): string {
  const short = roundRadii(rounded(path, { floatPrecision: 1 }));
  return short.length < path.length && short.startsWith('M') ? short : path;
}
/** The two equal radii of an arc, and its flags. */
const RADII = /(\d+\.\d) \1(?= 0 [01] [01])/g;
/** Under this many units, a part of a unit is seen. */
const LARGE = 5;
/** Large arcs with radii in whole units, and their ends where they are. Never a larger one: a browser makes the radius of half a circle fit. */
const roundRadii = (path: string): string =>
  path.replace(RADII, (both, one: string) => {
    const radius = Math.floor(Number(one));
    return radius < LARGE ? both : `${radius} ${radius}`;
  });
type Rounding = { readonly floatPrecision: number; readonly utilizeAbsolute?: false };
function rounded(path: string, params: Rounding): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" stroke="#000" stroke-linecap="round"><path d="${path}"/></svg>`;
  const { data } = optimize(drawing, { plugins: [{ name: 'convertPathData', params }] });
  return / d="([^"]+)"/.exec(data)?.[1] ?? path;
}

/** The attributes of an element that are lengths. The size of the whole drawing is none of them: it stays. */
const LENGTHS = [
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'width',
  'height',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
];
const NUMBER = /-?(?:\d*\.\d+|\d+)/g;
const doubled = (numbers: string): string => numbers.replace(NUMBER, (one) => `${Number(one) * 2}`);
/** A path twice as large, in whole units. */
function doubledPath(path: string): string {
  // with relative commands alone, what an arc moves by is how far its ends lie apart
  const relative = rounded(path, { floatPrecision: 1, utilizeAbsolute: false });
  const large = [...commands(relative)].map(
    ([letter, n]) => letter + (n.length === 7 ? doubledArc(n, letter === 'a') : n.map((one) => one * 2)).join(' '),
  );
  return rounded(large.join(''), { floatPrecision: 0 });
}
const LITTLE = 10;
/** Half a circle, or nearly, is given a smaller radius, which a browser makes as large as its ends need. A rounded one may be too large. */
function doubledArc(
  [rx = 0, ry = 0, tilt = 0, wide = 0, sweep = 0, x = 0, y = 0]: readonly number[],
  isRelative: boolean,
): readonly number[] {
  const reach = isRelative ? Math.hypot(x / rx, y / ry) : 0;
  const smaller = reach > 1.85 && rx < LITTLE ? 0.8 : 1;
  return [rx * 2 * smaller, ry * 2 * smaller, tilt, wide, sweep, x * 2, y * 2];
}
/** A transform moves twice as far; it turns and scales as before. */
const doubledTransform = (transform: string): string =>
  transform.replace(/(\w+)\(([^)]*)\)/g, (_, name: string, list: string) => {
    const numbers = (list.match(NUMBER) ?? []).map(Number);
    const moves = (i: number) => name === 'translate' || (name === 'matrix' && i > 3) || (name === 'rotate' && i > 0);
    return `${name}(${numbers.map((one, i) => (moves(i) ? one * 2 : one)).join(' ')})`;
  });
/** All of a drawing twice as large, seen from twice as far: the same picture in half units. */
const HALF_UNITS: CustomPlugin = {
  name: 'half-units',
  fn: () => ({
    element: {
      enter({ name, attributes }) {
        const change = (attribute: string, by: (value: string) => string) => {
          const value = attributes[attribute];
          if (value !== undefined) attributes[attribute] = by(value);
        };
        change('viewBox', doubled);
        change('d', doubledPath);
        change('transform', doubledTransform);
        // a stroke that names no width is one unit wide
        if (name === 'svg') attributes['stroke-width'] ??= '2';
        else for (const length of LENGTHS) change(length, doubled);
      },
    },
  }),
};
/** The same drawing in whole half units. */
export const inHalfUnits = (drawing: string): string => optimize(drawing, { plugins: [HALF_UNITS, 'cleanupNumericValues'] }).data;

/** The same drawing without titles and blanks, with shorter paths. */
export const shortDrawing = (drawing: string): string => roundRadii(optimize(drawing, { multipass: true, plugins: [...PLUGINS] }).data);

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
        const short = BACKGROUND.test(data) ? optimize(data, { plugins: [SHORTEST_PATHS] }).data : inHalfUnits(data);
        // a file is drawn as a picture: nobody can hear what is in it
        asset.source = (short.length < data.length ? short : data).replace(' aria-hidden="true"', '');
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
