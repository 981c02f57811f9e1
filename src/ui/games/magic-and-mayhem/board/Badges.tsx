/** Badges as small discs in a row, each 15 wide, to the right of (x, y). `states` is a list with commas: lasting effects, or what a monster does of itself. */
export function Badges({ states, x, y }: { states: string; x: number; y: number }) {
  const list = states === '' ? [] : states.split(',');
  return (
    <>
      {list.map((state, i) => (
        <use key={state} href={`#print-is-${state}`} x={x + i * 14} y={y} />
      ))}
    </>
  );
}

/** A small heart with how many are left, on a slip. */
export function HeartSlip({ hp, x, y }: { hp: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href="#print-heart-slip" />
      <text class="board-word" x="5.5" y="4" font-size="13" text-anchor="middle" style={{ fill: 'var(--ink)' }}>
        {hp}
      </text>
    </g>
  );
}

/** How much of somebody large is left: five hearts that empty one after the other, and the number. */
export function HeartStrip({ hp, most, x, y }: { hp: number; most: number; x: number; y: number }) {
  const full = (hp / Math.max(1, most)) * 5;
  return (
    <g transform={`translate(${x} ${y})`}>
      <use href="#print-heart-strip" />
      {[0, 1, 2, 3, 4].map((i) => (
        <use key={i} href="#print-small-heart" x={11 + i * 12} y={9} style={{ fill: full > i + 0.25 ? 'var(--heart)' : '#e9cf9a' }} />
      ))}
      <text class="board-word" x="74" y="15" font-size="15" text-anchor="middle" style={{ fill: 'var(--ink)' }}>
        {hp}
      </text>
    </g>
  );
}
