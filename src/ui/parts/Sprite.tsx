import { type ComponentChild, h } from 'preact';
import { memoized } from './memoize.tsx';

/** A shape of a drawing: what it is, how it looks, and what is in it; or words. */
export type Shape = string | readonly [tag: string, how: { readonly [key: string]: unknown }, inner: readonly Shape[]];
/**
 * The pictures of a sprite: what is printed, a glyph in one colour or a drawing in its own; and the solid silhouette under it, where there
 * is one.
 */
export type Icons = Readonly<Record<string, { readonly print: string | readonly Shape[]; readonly mass?: string }>>;

const drawn = (shape: Shape): ComponentChild => {
  if (typeof shape === 'string') return shape;
  const [tag, how, inner] = shape;
  return h(tag, how, ...inner.map(drawn));
};

/** Puts a game's pictures into the page, once; Icon, CutOut and puppets refer to them by name. */
export const Sprite = memoized(({ icons }: { icons: Icons }) => (
  // Not `display: none`: some engines then refuse to draw what refers to it.
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden>
    <defs>
      {Object.entries(icons).map(([name, { print, mass }]) => (
        <g key={name}>
          {typeof print === 'string' ? <path id={`print-${name}`} d={print} /> : drawn(['g', { id: `print-${name}` }, print])}
          {mass && <path id={`mass-${name}`} d={mass} />}
        </g>
      ))}
    </defs>
  </svg>
));
