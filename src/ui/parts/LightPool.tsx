import { scallop } from './geometry.ts';

/** The four papers of torchlight, from the large and cool to the small and warm. */
export const RINGS = ['var(--ring-1)', 'var(--ring-2)', 'var(--ring-3)', 'var(--ring-4)'] as const;

type Rings = {
  /** From the largest to the smallest. */
  readonly radii: readonly number[];
  readonly colours?: readonly string[];
};

const outlines = new Map<string, string>();
/** Worked out once: the same few pools come again and again. */
function outline(x: number, y: number, radius: number, turn: number): string {
  const key = `${x} ${y} ${radius} ${turn}`;
  const known = outlines.get(key) ?? scallop(x, y, radius, Math.max(14, Math.round(radius / 14)), 1.02, turn);
  outlines.set(key, known);
  return known;
}

/** Rings of paper light around (x, y), as a group inside somebody's picture. */
export function LightPoolShape({ x = 0, y = 0, radii, colours = RINGS }: Rings & { x?: number; y?: number }) {
  return (
    <g>
      {radii.map((radius, i) => (
        <path key={radius} d={outline(x, y, radius, i * 0.2)} style={{ fill: colours[i] ?? 'none' }} />
      ))}
    </g>
  );
}

/** A pool of light on an element of its own, so that it can be moved by transform alone. Sized by its class. */
export function LightPool({ class: name = '', ...rings }: Rings & { class?: string }) {
  // The bumps lean out of the largest ring by up to a quarter.
  const reach = (rings.radii[0] ?? 0) * 1.24;
  return (
    <svg class={`pool ${name}`} viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`} aria-hidden>
      <LightPoolShape {...rings} />
    </svg>
  );
}
