import type { Place } from './part.ts';

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** The outline of an ellipse. */
export const oval = (x: number, y: number, across: number, down: number): string =>
  `M${short(x - across)} ${short(y)}A${across} ${down} 0 1 1 ${short(x + across)} ${short(y)}A${across} ${down} 0 1 1 ${short(x - across)} ${short(y)}Z`;

export const disc = (x: number, y: number, radius: number): string => oval(x, y, radius, radius);

/** The outline of a box with round corners. */
export const box = (x: number, y: number, width: number, height: number, corner: number): string => {
  const arc = (dx: number, dy: number): string => `a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}`;
  const [across, down] = [width - 2 * corner, height - 2 * corner];
  return `M${x + corner} ${y}h${across}${arc(1, 1)}v${down}${arc(-1, 1)}h${-across}${arc(-1, -1)}v${-down}${arc(1, -1)}Z`;
};

/** The same outline, where `place` says. The numbers of an arc stand apart. */
export function placed(path: string, { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Place): string {
  if (x === 0 && y === 0 && scale === 1 && turn === 0 && !flip) return path;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale];
  const mirror = flip ? -1 : 1;
  let [penX, penY] = [0, 0];
  let [startX, startY] = [0, 0];
  let made = '';
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const point = (px: number, py: number): string => {
      const [ax, ay] = relative ? [penX + px, penY + py] : [px, py];
      return `${short(mirror * (ax * cos - ay * sin) + x)} ${short(ax * sin + ay * cos + y)}`;
    };
    const goTo = (px: number, py: number): void => {
      [penX, penY] = relative ? [penX + px, penY + py] : [px, py];
    };
    const at = (i: number): number => numbers[i] ?? 0;
    if (kind === 'Z') {
      made += 'Z';
      [penX, penY] = [startX, startY];
    } else if (kind === 'H' || kind === 'V') {
      const still = relative ? 0 : kind === 'H' ? penY : penX;
      const [px, py] = kind === 'H' ? [at(0), still] : [still, at(0)];
      made += `L${point(px, py)}`;
      goTo(px, py);
    } else if (kind === 'A') {
      for (let i = 0; i < numbers.length; i += 7) {
        const sweep = flip ? 1 - at(i + 4) : at(i + 4);
        made += `A${short(at(i) * scale)} ${short(at(i + 1) * scale)} ${mirror * (at(i + 2) + turn)} ${at(i + 3)} ${sweep} ${point(at(i + 5), at(i + 6))}`;
        goTo(at(i + 5), at(i + 6));
      }
    } else {
      // All points of one curve are counted from the pen, so it moves when a curve is complete.
      const size = { M: 2, L: 2, T: 2, Q: 4, S: 4, C: 6 }[kind] ?? 2;
      for (let i = 0; i < numbers.length; i += size) {
        made += i === 0 ? kind : kind === 'M' ? 'L' : kind;
        for (let j = 0; j < size; j += 2) made += `${j ? ' ' : ''}${point(at(i + j), at(i + j + 1))}`;
        goTo(at(i + size - 2), at(i + size - 1));
        if (kind === 'M' && i === 0) [startX, startY] = [penX, penY];
      }
    }
  }
  return made;
}
