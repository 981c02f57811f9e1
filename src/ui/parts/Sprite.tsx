/** Sheets of coloured paper, the lowest first. */
type Sheets = readonly (readonly [fill: string, outline: string])[];
/** The pictures of a sprite: what is printed, a glyph in one colour or a drawing in its own, and the solid silhouette under it. */
export type Icons = Readonly<Record<string, { readonly print: string | Sheets; readonly mass: string }>>;

/** Puts a game's pictures into the page, once; Icon, CutOut and puppets refer to them by name. */
export function Sprite({ icons }: { icons: Icons }) {
  return (
    // Not `display: none`: some engines then refuse to draw what refers to it.
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      <defs>
        {Object.entries(icons).map(([name, { print, mass }]) => (
          <g key={name}>
            {typeof print === 'string' ? (
              <path id={`print-${name}`} d={print} />
            ) : (
              <g id={`print-${name}`}>
                {print.map(([fill, outline]) => (
                  <path key={outline} d={outline} fill={fill} />
                ))}
              </g>
            )}
            <path id={`mass-${name}`} d={mass} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
