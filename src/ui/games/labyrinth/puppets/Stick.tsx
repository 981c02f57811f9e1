/** The stick a puppet is held by, in a box of 200, hanging out of it below. */
export const Stick = () => (
  <g fill="none" stroke-width="12">
    <path d="M106 130V262" style={{ stroke: 'var(--cast)' }} stroke-opacity=".35" />
    <path d="M100 130V258" style={{ stroke: 'var(--wood-hi)' }} />
    <path d="M103 130V258" style={{ stroke: 'var(--wood)' }} stroke-width="5" />
  </g>
);
