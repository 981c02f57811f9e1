/** A chest that fills with gold: `full` from 0 to 1. Decoration: the number stands beside it. */
export function Chest({ full, shut }: { full: number; shut: boolean }) {
  const high = Math.round(13 * Math.min(1, full));
  return (
    <svg class="chest" viewBox="0 0 40 34" aria-hidden>
      <path d="M4 13Q4 3 20 3T36 13V15H4Z" style={{ fill: 'var(--wood)', stroke: 'var(--ink)' }} stroke-width="2" />
      {shut ? (
        <path d="M4 14H36V31H4Z" style={{ fill: 'var(--wood)', stroke: 'var(--ink)' }} stroke-width="2" />
      ) : (
        <>
          <path d="M4 14H36V31H4Z" fill="#3a1d0a" style={{ stroke: 'var(--ink)' }} stroke-width="2" />
          <rect x="5" y={30 - high} width="30" height={high} style={{ fill: 'var(--flame)' }} />
          {high > 0 && (
            <path d={`M6 ${31 - high}q3.5-4 7 0t7 0t7 0t7 0`} style={{ fill: 'var(--flame)', stroke: 'var(--ember)' }} stroke-width="1.2" />
          )}
        </>
      )}
      <path d="M16 13h8v8h-8z" style={{ fill: 'var(--glow)', stroke: 'var(--ink)' }} stroke-width="1.6" />
      <path d="M9 4v27M31 4v27" style={{ stroke: 'var(--ink)' }} stroke-width="2" stroke-opacity=".55" />
    </svg>
  );
}
