import type { ComponentChildren } from 'preact';
import './flourish.css';

/** Where a square lies, in lengths of the zoom. */
export const placed = (square: number, width: number): { left: string; top: string } => ({
  left: `calc(var(--s) * ${square % width})`,
  top: `calc(var(--s) * ${Math.floor(square / width)})`,
});

/** A box over one square, for something that does not move. */
export function BoardSquare({
  square,
  width,
  class: name = '',
  children,
}: {
  square: number;
  width: number;
  class?: string;
  children?: ComponentChildren;
}) {
  return (
    <div class={`board-spot ${name}`} style={placed(square, width)}>
      {children}
    </div>
  );
}
