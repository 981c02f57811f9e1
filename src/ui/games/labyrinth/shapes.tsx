import type { ComponentProps } from 'preact';

/** Parts of small drawings, in few letters. */

type Look = Pick<ComponentProps<'path'>, 'stroke' | 'stroke-width' | 'stroke-linejoin' | 'paint-order'>;
export const shape = (d: string, fill: string, look?: Look) => <path d={d} fill={fill} {...look} />;
export const dot = (cx: number, cy: number, r: number, fill: string, look?: Look) => <circle cx={cx} cy={cy} r={r} fill={fill} {...look} />;
