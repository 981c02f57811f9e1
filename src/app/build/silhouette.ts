/**
 * Computes the silhouette of a glyph. A cut-out needs a solid shape, so outlines inside other outlines are left out.
 */

type Point = readonly [x: number, y: number];
/** A segment in absolute coordinates: a line, a cubic curve or an arc. All other commands are converted to these. */
type Segment =
  | { readonly kind: 'L'; readonly to: Point }
  | { readonly kind: 'C'; readonly a: Point; readonly b: Point; readonly to: Point }
  | {
      readonly kind: 'A';
      readonly radii: Point;
      readonly tilt: number;
      readonly large: boolean;
      readonly sweep: boolean;
      readonly to: Point;
    };
type Outline = { readonly start: Point; readonly segments: readonly Segment[] };

const COUNT: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Parses path data to commands with numbers. The flags of an arc may have no separator after them. */
export function* commands(path: string): Generator<readonly [letter: string, numbers: readonly number[]]> {
  let at = 0;
  let letter = '';
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(path);
    if (found === null) return undefined;
    at = pattern.lastIndex;
    return found[1] ?? '';
  };
  while (take(/[\s,]*$/y) === undefined) {
    const next = take(/[\s,]*([a-z])/iy);
    // coordinates after a move without a letter are a line
    letter = next ?? (letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter);
    const count = COUNT[letter.toUpperCase()];
    if (count === undefined || (count === 0 && next === undefined)) throw new Error(`no path: ${path.slice(at, at + 20)}`);
    const numbers = Array.from({ length: count }, (_, i) => {
      const flag = count === 7 && (i === 3 || i === 4);
      const text = take(flag ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy);
      if (text === undefined) throw new Error(`no number: ${path.slice(at, at + 20)}`);
      return Number(text);
    });
    yield [letter, numbers];
  }
}

/** A cubic handle of a quadratic curve: two thirds of the way to its handle. */
const toCubicHandle = (end: Point, handle: Point): Point => [
  end[0] + (2 * (handle[0] - end[0])) / 3,
  end[1] + (2 * (handle[1] - end[1])) / 3,
];
const mirror = (middle: Point, point: Point): Point => [2 * middle[0] - point[0], 2 * middle[1] - point[1]];

function outlines(path: string): readonly Outline[] {
  const found: { start: Point; segments: Segment[] }[] = [];
  let current: { start: Point; segments: Segment[] } | undefined;
  let here: Point = [0, 0];
  let handle: { kind: 'C' | 'Q'; at: Point } | undefined;
  for (const [letter, n] of commands(path)) {
    const kind = letter.toUpperCase();
    const base: Point = letter === kind ? [0, 0] : here;
    const point = (i: number): Point => [base[0] + (n[i] ?? 0), base[1] + (n[i + 1] ?? 0)];
    if (kind === 'Z') {
      here = current?.start ?? here;
      current = undefined;
      continue;
    }
    if (kind === 'M') {
      here = point(0);
      current = undefined;
      handle = undefined;
      continue;
    }
    if (current === undefined) {
      current = { start: here, segments: [] };
      found.push(current);
    }
    const smooth = (of: 'C' | 'Q'): Point => (handle?.kind === of ? mirror(here, handle.at) : here);
    let next: typeof handle;
    let segment: Segment;
    if (kind === 'C' || kind === 'S') {
      const first = kind === 'C' ? point(0) : smooth('C');
      const i = kind === 'C' ? 2 : 0;
      segment = { kind: 'C', a: first, b: point(i), to: point(i + 2) };
      next = { kind: 'C', at: point(i) };
    } else if (kind === 'Q' || kind === 'T') {
      const middle = kind === 'Q' ? point(0) : smooth('Q');
      const to = point(kind === 'Q' ? 2 : 0);
      segment = { kind: 'C', a: toCubicHandle(here, middle), b: toCubicHandle(to, middle), to };
      next = { kind: 'Q', at: middle };
    } else if (kind === 'A') {
      segment = { kind: 'A', radii: [n[0] ?? 0, n[1] ?? 0], tilt: n[2] ?? 0, large: n[3] === 1, sweep: n[4] === 1, to: point(5) };
    } else {
      const to: Point = kind === 'H' ? [point(0)[0], here[1]] : kind === 'V' ? [here[0], base[1] + (n[0] ?? 0)] : point(0);
      segment = { kind: 'L', to };
    }
    current.segments.push(segment);
    here = segment.to;
    handle = next;
  }
  return found;
}

/** Points along an arc, by centre parameterization (SVG 1.1, F.6.5). */
function arcPoints(from: Point, arc: Extract<Segment, { kind: 'A' }>, steps: number): Point[] {
  const turn = (arc.tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(from[0] - arc.to[0]) / 2, (from[1] - arc.to[1]) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  let [rx, ry] = arc.radii;
  if (rx === 0 || ry === 0) return [arc.to];
  const reach = Math.sqrt((px / rx) ** 2 + (py / ry) ** 2);
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach];
  const spare = Math.max(0, 1 / ((px / rx) ** 2 + (py / ry) ** 2) - 1);
  const side = Math.sqrt(spare) * (arc.large === arc.sweep ? -1 : 1);
  const [ux, uy] = [(side * rx * py) / ry, (-side * ry * px) / rx];
  const begin = Math.atan2((py - uy) / ry, (px - ux) / rx);
  let sweep = Math.atan2((-py - uy) / ry, (-px - ux) / rx) - begin;
  if (arc.sweep && sweep < 0) sweep += 2 * Math.PI;
  if (!arc.sweep && sweep > 0) sweep -= 2 * Math.PI;
  const centre: Point = [cos * ux - sin * uy + (from[0] + arc.to[0]) / 2, sin * ux + cos * uy + (from[1] + arc.to[1]) / 2];
  return Array.from({ length: steps }, (_, i) => {
    const angle = begin + (sweep * (i + 1)) / steps;
    const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
    return [centre[0] + cos * x - sin * y, centre[1] + sin * x + cos * y];
  });
}

/** An outline as a polygon, precise enough for measuring. */
function polygon(outline: Outline): readonly Point[] {
  const points: Point[] = [outline.start];
  let from = outline.start;
  for (const segment of outline.segments) {
    if (segment.kind === 'L') points.push(segment.to);
    else if (segment.kind === 'A') points.push(...arcPoints(from, segment, 12));
    else
      for (let i = 1; i <= 8; i++) {
        const [t, u] = [i / 8, 1 - i / 8];
        const along = (axis: 0 | 1) =>
          u ** 3 * from[axis] + 3 * u * u * t * segment.a[axis] + 3 * u * t * t * segment.b[axis] + t ** 3 * segment.to[axis];
        points.push([along(0), along(1)]);
      }
    from = segment.to;
  }
  return points;
}

/** The sides of a polygon, including the closing one. */
const sides = (shape: readonly Point[]): (readonly [Point, Point])[] =>
  shape.map((point, i) => [point, shape[(i + 1) % shape.length] ?? point]);

const area = (shape: readonly Point[]): number => sides(shape).reduce((sum, [a, b]) => sum + (a[0] * b[1] - b[0] * a[1]) / 2, 0);

function encloses(shape: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (const [a, b] of sides(shape)) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** The outline in the opposite direction. */
function reversed(outline: Outline): Outline {
  const stops = [outline.start, ...outline.segments.map((segment) => segment.to)];
  const segments = outline.segments.map((segment, i): Segment => {
    const to = stops[i] ?? outline.start;
    if (segment.kind === 'C') return { kind: 'C', a: segment.b, b: segment.a, to };
    if (segment.kind === 'A') return { ...segment, sweep: !segment.sweep, to };
    return { kind: 'L', to };
  });
  return { start: stops[stops.length - 1] ?? outline.start, segments: segments.reverse() };
}

const write = (outline: Outline): string => {
  const at = (point: Point) => point.map((n) => Number(n.toFixed(2))).join(' ');
  const words = outline.segments.map((segment) => {
    if (segment.kind === 'L') return `L${at(segment.to)}`;
    if (segment.kind === 'C') return `C${at(segment.a)} ${at(segment.b)} ${at(segment.to)}`;
    return `A${at(segment.radii)} ${segment.tilt} ${Number(segment.large)} ${Number(segment.sweep)} ${at(segment.to)}`;
  });
  return `M${at(outline.start)}${words.join('')}Z`;
};

type Shape = { readonly outline: Outline; readonly points: readonly Point[]; readonly area: number };

const inside = (shape: Shape, other: Shape): boolean =>
  Math.abs(other.area) > Math.abs(shape.area) && shape.points.every((point) => encloses(other.points, point));

/** Whether the bounding boxes of two shapes overlap. */
function boundsOverlap(one: Shape, other: Shape): boolean {
  const reach = (shape: Shape, axis: 0 | 1): readonly [number, number] => {
    const along = shape.points.map((point) => point[axis]);
    return [Math.min(...along), Math.max(...along)];
  };
  return ([0, 1] as const).every((axis) => {
    const [[a, b], [c, d]] = [reach(one, axis), reach(other, axis)];
    return a <= d && c <= b;
  });
}

/** A glyph as two layers: the outlines of its silhouette, and the details inside them. */
export type Layers = {
  readonly outer: string;
  readonly inner: string;
  /** A separate silhouette, only for the few glyphs whose outer outlines have opposite directions and would cancel where they overlap. */
  readonly mass?: string;
};

/** Splits path data into layers, so that a sprite contains each outline once. */
export function layers(path: string): Layers {
  const shapes = outlines(path).map((outline): Shape => {
    const points = polygon(outline);
    return { outline, points, area: area(points) };
  });
  const outer = shapes.filter((shape) => !shapes.some((other) => inside(shape, other)));
  const inner = shapes.filter((shape) => !outer.includes(shape));
  const cancel = outer.some((one) => outer.some((other) => one.area > 0 && other.area < 0 && boundsOverlap(one, other)));
  const join = (some: readonly Shape[]) => some.map(({ outline }) => write(outline)).join('');
  const alike = outer.map(({ outline, area: own }) => write(own < 0 ? reversed(outline) : outline));
  return { outer: join(outer), inner: join(inner), ...(cancel ? { mass: alike.join('') } : {}) };
}
