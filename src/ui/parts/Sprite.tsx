/** The glyphs of a sprite: what is printed, and the solid silhouette it is printed on. */
export type Icons = Readonly<Record<string, { readonly print: string; readonly mass: string }>>;

/** Puts a game's glyphs into the page, once; Icon and CutOut refer to them by name. */
export function Sprite({ icons }: { icons: Icons }) {
  return (
    // Not `display: none`: some engines then refuse to draw what refers to it.
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {Object.entries(icons).map(([name, { print, mass }]) => (
          <g key={name}>
            <path id={`print-${name}`} d={print} />
            <path id={`mass-${name}`} d={mass} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
