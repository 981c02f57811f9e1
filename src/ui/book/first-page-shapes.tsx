import type { ComponentChildren } from 'preact';
import { star } from '../parts/geometry.ts';
import type { Figure, Mood } from '../puppets/figure.ts';
import { PuppetShape } from '../puppets/Puppet.tsx';

/** Shapes for the four drawings of a game's first page, in a box of 320 by 200. Whatever stands, stands on the floor. */

/** Where the floor is. */
export const FLOOR = 176;

type PlaceProps = {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly children: ComponentChildren;
};
/** Puts a drawing somewhere. */
export const Place = ({ x, y, scale = 1, turn = 0, flip = false, children }: PlaceProps) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`}>{children}</g>
);

type ActorProps = {
  readonly figure: Figure;
  readonly mood?: Mood;
  /** Where its foot is. */
  readonly x: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
};
/** A puppet that stands with its foot at a point. */
export const Actor = ({ figure, mood = 'well', x, y = FLOOR, scale = 0.72, turn = 0, flip = false }: ActorProps) => (
  <Place x={x} y={y} scale={scale} turn={turn} flip={flip}>
    <g transform="translate(-100 -188)">
      <PuppetShape figure={figure} mood={mood} />
    </g>
  </Place>
);

/** The wall and the floor of a drawing; `dark` without much light. */
export const Backdrop = ({ dark = false }: { readonly dark?: boolean }) => (
  <>
    <rect width="320" height="200" rx="14" style={{ fill: dark ? 'var(--night-800)' : 'var(--night-700)' }} />
    <ellipse cx="160" cy="110" rx="150" ry="96" style={{ fill: dark ? 'var(--night-700)' : 'var(--night-600)' }} />
    <path d="M0 168Q160 156 320 168V186Q320 200 306 200H14Q0 200 0 186Z" style={{ fill: 'var(--wood)' }} />
    <path d="M0 168Q160 156 320 168V175Q160 163 0 175Z" style={{ fill: 'var(--wood-hi)' }} />
  </>
);

/** A burst where somebody is hit. */
export const Burst = ({ x, y, size = 46 }: { readonly x: number; readonly y: number; readonly size?: number }) => (
  <>
    <path
      d={star(x, y, size, size * 0.62, 10)}
      style={{ fill: 'var(--ember)', stroke: 'var(--paper-hi)' }}
      stroke-width="5"
      stroke-linejoin="round"
    />
    <path d={star(x, y, size * 0.6, size * 0.36, 10)} style={{ fill: 'var(--glow)' }} />
  </>
);

const HEART = 'M16 29L4 16.5A7.3 7.3 0 0 1 16 8A7.3 7.3 0 0 1 28 16.5Z';
/** A heart; broken, it falls in two. */
export const HeartShape = ({ broken = false }: { readonly broken?: boolean }) => (
  <>
    <path d={HEART} style={{ fill: 'var(--heart)', stroke: 'var(--paper-hi)' }} stroke-width="2.6" stroke-linejoin="round" />
    {broken && (
      <path d="M16 7l-4 6l6 4l-5 5l3 7" fill="none" style={{ stroke: 'var(--paper-hi)' }} stroke-width="3" stroke-linejoin="round" />
    )}
  </>
);

/** A coin, in a box of 32. */
export const CoinShape = () => (
  <>
    <circle cx="16" cy="18" r="14" style={{ fill: 'var(--wood-lo)' }} />
    <circle cx="16" cy="15" r="14" style={{ fill: 'var(--flame)' }} />
    <circle cx="16" cy="15" r="9.5" fill="none" style={{ stroke: 'var(--wood)' }} stroke-width="2.4" stroke-dasharray="3 2.5" />
  </>
);

const PIPS = [
  [50, 50],
  [24, 24],
  [76, 76],
  [76, 24],
  [24, 76],
] as const;
/** A die that shows five, in a box of 100. */
export const DieShape = () => (
  <>
    <rect y="8" width="100" height="100" rx="20" style={{ fill: 'var(--wood-hi)' }} />
    <rect width="100" height="100" rx="20" style={{ fill: 'var(--paper-hi)' }} />
    {PIPS.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="10" style={{ fill: 'var(--ink)' }} />
    ))}
  </>
);

/** A card of 60 by 84 about its middle, with a sign on it; without one it shows its back. */
export const CardShape = ({ children }: { readonly children?: ComponentChildren }) => (
  <>
    <rect x="-28" y="-38" width="60" height="84" rx="9" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
    <rect
      x="-30"
      y="-42"
      width="60"
      height="84"
      rx="9"
      style={{ fill: children ? 'var(--paper)' : 'var(--plum)', stroke: 'var(--paper-hi)' }}
      stroke-width="4"
    />
    {children ?? <path d={star(0, 0, 18, 8, 5)} style={{ fill: 'var(--plum-hi)' }} />}
  </>
);

/** A shield, about its middle; cracked where something has hit it. */
export const ShieldShape = ({ cracked = false }: { readonly cracked?: boolean }) => (
  <>
    <path
      d="M0 -30Q14 -22 26 -24V0Q24 24 0 34Q-24 24 -26 0V-24Q-14 -22 0 -30Z"
      style={{ fill: 'var(--moss)', stroke: 'var(--paper-hi)' }}
      stroke-width="5"
      stroke-linejoin="round"
    />
    {cracked && (
      <path d="M4 -26l-8 16l10 8l-8 14l4 18" fill="none" style={{ stroke: 'var(--ink)' }} stroke-width="4" stroke-linejoin="round" />
    )}
  </>
);

/** An arrow that bends up and down again, from one point to another. */
export const Arrow = ({
  from,
  to,
  rise = 40,
}: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly rise?: number;
}) => {
  const [x, y] = to;
  const side = Math.sign(x - from[0]) || 1;
  const path = `M${from[0]} ${from[1]}Q${(from[0] + x) / 2} ${Math.min(from[1], y) - rise} ${x} ${y}`;
  const head = `M${x - side * 20} ${y - 4}L${x} ${y}L${x - side * 2} ${y - 22}`;
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={`${path}${head}`} style={{ stroke: 'var(--cast)' }} stroke-width="13" stroke-opacity=".5" />
      <path d={`${path}${head}`} style={{ stroke: 'var(--flame)' }} stroke-width="7" />
    </g>
  );
};

/** A door in a wall, with its foot at (0, 0): ajar, with light behind it. */
export const DoorShape = () => (
  <>
    <path d="M-34 0V-84Q-34 -122 0 -122T34 -84V0Z" style={{ fill: 'var(--wood-lo)' }} />
    <path d="M-26 0V-82Q-26 -113 0 -113T26 -82V0Z" style={{ fill: 'var(--glow)' }} />
    <path d="M-26 0V-82Q-26 -110 -4 -113L-2 -104V12Z" style={{ fill: 'var(--wood)' }} />
    <circle cx="-9" cy="-48" r="4" style={{ fill: 'var(--flame)' }} />
  </>
);

/** Stairs that lead up, with their foot at (0, 0); 80 wide and 72 high. */
export const StairsShape = () => (
  <>
    <path d="M0 0V-18H20V-36H40V-54H60V-72H84V0Z" style={{ fill: 'var(--paper-lo)' }} />
    <path d="M0 -18H20V-12H0ZM20 -36H40V-30H20ZM40 -54H60V-48H40ZM60 -72H84V-66H60Z" style={{ fill: 'var(--paper-hi)' }} />
  </>
);

/** A torch, with its foot at (0, 0); 88 high. */
export const TorchShape = () => (
  <>
    <path d="M-7 -52H7L4 0H-4Z" style={{ fill: 'var(--wood-hi)' }} />
    <path d="M-15 -58H15L10 -44H-10Z" style={{ fill: 'var(--plum)' }} />
    <path d="M0 -104Q22 -82 17 -68Q12 -56 0 -56T-17 -68Q-20 -84 0 -104Z" style={{ fill: 'var(--ember-hi)' }} />
    <path d="M0 -86Q11 -74 8 -66Q6 -58 0 -58T-8 -66Q-9 -74 0 -86Z" style={{ fill: 'var(--glow)' }} />
  </>
);

/** A chest with gold in it, with its foot at (0, 0); 76 wide. */
export const ChestShape = () => (
  <>
    <path d="M-38 -34Q-38 -66 0 -66T38 -34Z" style={{ fill: 'var(--wood)', stroke: 'var(--ink)' }} stroke-width="3" />
    <path d="M-34 -30q8 -14 17 0t17 0t17 0t17 0V-10H-34Z" style={{ fill: 'var(--flame)' }} />
    <path d="M-38 -28H38V0H-38Z" style={{ fill: 'var(--wood-hi)', stroke: 'var(--ink)' }} stroke-width="3" />
    <path d="M-7 -34H7V-16H-7Z" style={{ fill: 'var(--glow)', stroke: 'var(--ink)' }} stroke-width="2.5" />
  </>
);
