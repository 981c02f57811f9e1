import type { Emblem } from '../../engine/seats.ts';
import { memoized } from '../parts/memoize.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PlayerBadgeShape } from '../parts/PlayerBadge.tsx';
import type { Figure, Mood } from './figure.ts';
import { PuppetShape } from './Puppet.tsx';

type OnDiscProps = {
  readonly figure: Figure;
  readonly mood?: Mood;
  readonly emblem?: Emblem | undefined;
  /** The name of the figure's static shapes in a sprite of the page; without it they are drawn here. */
  readonly name?: string | undefined;
};

/** A puppet as a group where it lies on a disc of 200; its emblem is on its blanket, if it is in bed. */
export const PuppetOnDisc = ({ figure, mood = 'well', emblem, name }: OnDiscProps) => (
  <g transform="translate(24 10) scale(.76)">
    <PuppetShape figure={figure} mood={mood} name={name} emblem={mood === 'out' ? emblem : undefined} />
  </g>
);

type PuppetBadgeProps = OnDiscProps & {
  readonly emblem: Emblem;
  /** In rem; without it, as large as its class says. */
  readonly size?: number | undefined;
  /** What is said; without it the portrait is decoration, because the words beside it say whose it is. */
  readonly label?: string;
  readonly class?: string;
};

/** Somebody's hero on the scalloped disc of their colour, with their emblem: for seats, panels and the end. */
export const PuppetBadge = memoized(({ size, label = '', class: name = '', ...puppet }: PuppetBadgeProps) => (
  <Picture class={`rosette ${name}`} viewBox="0 0 200 200" size={size} label={label}>
    <PlayerBadgeShape emblem={puppet.emblem}>
      <PuppetOnDisc {...puppet} />
    </PlayerBadgeShape>
  </Picture>
));
