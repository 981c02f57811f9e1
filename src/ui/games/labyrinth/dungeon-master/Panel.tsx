import type { ComponentChildren } from 'preact';

/** One of the things that the dungeon master may do, with its title. */
export const Panel = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <div class="dm-panel">
    <h3>{title}</h3>
    {children}
  </div>
);
