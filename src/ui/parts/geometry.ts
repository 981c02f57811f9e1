const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a scalloped disc: `count` round bumps on a circle of `radius`. `bulge` over 1 makes the bumps flatter. */
export function scallop(x: number, y: number, radius: number, count: number, bulge: number, turn = 0): string {
  const bump = (radius * Math.sin(Math.PI / count) * bulge).toFixed(1);
  let path = '';
  for (let i = 0; i <= count; i++) {
    const angle = turn + (i / count) * 2 * Math.PI;
    const point = at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    path += i === 0 ? `M${point}` : `A${bump} ${bump} 0 0 1 ${point}`;
  }
  return `${path}Z`;
}

/** A star, or with many points a spiked disc, that points up. */
export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  let path = '';
  for (let i = 0; i < 2 * points; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / points - Math.PI / 2;
    path += (i === 0 ? 'M' : 'L') + at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return `${path}Z`;
}

/** How many numbers a letter of a path takes, and which of them are x (0) or y (1). */
const PLACES: { readonly [letter: string]: readonly (0 | 1 | null)[] } = {
  H: [0],
  V: [1],
  A: [null, null, null, null, null, 0, 1],
};
const POINT = [0, 1] as const;

/**
 * The same path, moved by (x, y): what a `transform` would do, without a layer of its own to paint. Capital letters stand for places and
 * move; small ones are steps and stay.
 */
export function moved(path: string, x: number, y: number): string {
  const by = [x, y] as const;
  return path.replace(/([A-Z])([^a-zA-Z]*)/g, (_, letter: string, rest: string) => {
    const places = PLACES[letter] ?? POINT;
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    return (
      letter +
      numbers
        .map((number, i) => {
          const axis = places[i % places.length] ?? null;
          return axis === null ? number : String(Math.round((Number(number) + by[axis]) * 100) / 100);
        })
        .join(' ')
    );
  });
}
