import type { ComponentChildren } from 'preact';

type PictureProps = {
  readonly viewBox: string;
  /** Width and height in rem; without it, as large as its class says. */
  readonly size?: number | undefined;
  /** What is said; without it the picture is decoration, because the words beside it say it. */
  readonly label?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** A square drawing on an element of its own. Rims and shadows may lean out of its box. */
export function Picture({ viewBox, size, label = '', class: name = '', children }: PictureProps) {
  const style = { overflow: 'visible', ...(size === undefined ? {} : { width: `${size}rem`, height: `${size}rem` }) };
  if (label === '') {
    return (
      <svg viewBox={viewBox} class={name} style={style} aria-hidden>
        {children}
      </svg>
    );
  }
  return (
    <svg viewBox={viewBox} class={name} style={style} role="img" aria-label={label}>
      {children}
    </svg>
  );
}
