/** The family's heads, seen from behind: a hat with a bobble, a bun, a cap, a bear. Two of them cannot keep still. */
export function Audience() {
  return (
    <svg class="audience" viewBox="320 736 520 84" aria-hidden>
      <Body x={372} y={786} r={30} />
      <g class="peeks">
        <Body x={448} y={806} r={21} />
        <path d="M432 790L450 746L465 790Z" />
        <circle cx="450" cy="745" r="7" />
      </g>
      <Body x={534} y={778} r={33} />
      <ellipse cx="534" cy="745" rx="18" ry="14" />
      <Body x={624} y={786} r={30} />
      <path d="M584 778h80q-4-38-40-38t-40 38Z" />
      <g class="peeks late">
        <Body x={704} y={808} r={20} />
        <circle cx="686" cy="794" r="11" />
        <circle cx="722" cy="794" r="11" />
      </g>
      <Body x={786} y={784} r={31} />
    </svg>
  );
}

function Body({ x, y, r }: { x: number; y: number; r: number }) {
  const neck = y + r * 1.05;
  return (
    <>
      <path d={`M${x - r * 1.7} 860Q${x - r * 1.8} ${y + r * 1.2} ${x} ${neck}Q${x + r * 1.8} ${y + r * 1.2} ${x + r * 1.7} 860Z`} />
      <circle cx={x} cy={y} r={r} />
    </>
  );
}
