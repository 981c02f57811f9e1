/** A coin, `size` rem. Decoration: the number stands beside it. */
export function Coin({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" style={{ width: `${size}rem`, height: `${size}rem` }} aria-hidden>
      <circle cx="16" cy="17.5" r="14" fill="#8a5a00" />
      <circle cx="16" cy="15" r="14" style={{ fill: 'var(--flame)' }} />
      <circle cx="16" cy="15" r="10" fill="none" stroke="#8a5a00" stroke-width="2" stroke-dasharray="3 2.5" />
      <path d="M11 18v-6l3 2.5l2-4l2 4l3-2.5v6z" fill="#8a5a00" />
    </svg>
  );
}
