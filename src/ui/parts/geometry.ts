const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a scalloped disc: `count` round bumps on a circle of `radius`. `bulge` over 1 makes the bumps flatter. */
export function scallop(x: number, y: number, radius: number, count = 24, bulge = 1.02, turn = 0): string {
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
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -Math.PI / 2): string {
  let path = '';
  for (let i = 0; i < 2 * points; i++) {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = turn + (i * Math.PI) / points;
    path += (i === 0 ? 'M' : 'L') + at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  return `${path}Z`;
}
