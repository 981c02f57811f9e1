import type { ComponentChildren } from 'preact';
import type { Emblem } from '../../engine/seats.ts';
import { type Cut, CutOutShape } from './CutOut.tsx';
import { EMBLEM_COLOURS, EMBLEM_NAMES, EmblemShape } from './Emblem.tsx';
import { moved, scallop } from './geometry.ts';
import { memoized } from './memoize.tsx';
import { Picture } from './Picture.tsx';

type RosetteProps = Partial<Pick<Cut, 'icon' | 'print' | 'holes' | 'flip'>> & {
  readonly emblem: Emblem;
  /** In rem; without it, as large as its class says. */
  readonly size?: number;
  /** The stick it is held by, hanging out of the box below. */
  readonly stick?: boolean;
  readonly class?: string;
  /** What is said; empty when the words beside it say it. */
  readonly label?: string;
  /** What lies on it in place of the cut-out. */
  readonly children?: ComponentChildren;
};

const ring = (radius: number): string => scallop(100, 98, radius, 14, 1.05);
const RINGS = { cast: moved(ring(80), 4, 7), outer: ring(80), colour: ring(73.5), paper: ring(59) } as const;

type DiscProps = { readonly emblem: Emblem; readonly children: ComponentChildren };

/** The scalloped disc of a person's colour, in a box of 200: what lies on it, and their emblem at the lower right. */
export const PlayerBadgeShape = ({ emblem, children }: DiscProps) => (
  <>
    <path d={RINGS.cast} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
    <path d={RINGS.outer} style={{ fill: 'var(--paper-hi)' }} />
    <path d={RINGS.colour} fill={EMBLEM_COLOURS[emblem]} />
    <path d={RINGS.paper} fill="#ffe9a8" />
    {children}
    <g transform="translate(137 130)">
      <EmblemShape emblem={emblem} />
    </g>
  </>
);

/** A person's scalloped disc: their colour, their hero as a cut-out, their emblem at the lower right. */
export const PlayerBadge = memoized(
  ({
    emblem,
    size,
    stick = false,
    class: name = '',
    label = EMBLEM_NAMES[emblem],
    children,
    icon,
    print = 'var(--ink)',
    holes = 'var(--paper)',
    flip = false,
  }: RosetteProps) => (
    <Picture class={`rosette ${name}`} viewBox="0 0 200 200" size={size} label={label}>
      {stick && (
        <g fill="none">
          <path d="M104 102V234" style={{ stroke: 'var(--cast)' }} stroke-width="13" stroke-opacity=".35" />
          <path d="M100 98V234" style={{ stroke: 'var(--wood-hi)' }} stroke-width="13" />
          <path d="M103 98V234" style={{ stroke: 'var(--wood)' }} stroke-width="6" />
        </g>
      )}
      <PlayerBadgeShape emblem={emblem}>
        {children ??
          (icon !== undefined && (
            <g transform="translate(44 42) scale(.21875)">
              <CutOutShape width={36} icon={icon} print={print} holes={holes} flip={flip} />
            </g>
          ))}
      </PlayerBadgeShape>
    </Picture>
  ),
);
