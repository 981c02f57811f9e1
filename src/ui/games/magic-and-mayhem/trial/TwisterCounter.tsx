import { Button } from '../../../parts/Button.tsx';

/** So many times in a row (MM-44). */
export const FIVE = 5;
const ALL = [1, 2, 3, 4, 5] as const;
const PRAISE = ['', 'One! Go on.', 'Two!', 'Three! Breathe.', 'Four! Nearly there.', 'Five! Take a bow.'] as const;

/** Five beads on a string: each tap slides one over. */
export function TwisterCounter({ said, onSaid, onAgain }: { said: number; onSaid: () => void; onAgain: () => void }) {
  const done = said >= FIVE;
  return (
    <div class="beads">
      <button
        type="button"
        class="bead-string"
        aria-label={`Tap each time you say it: ${said} of ${FIVE}`}
        aria-disabled={done}
        onClick={() => !done && onSaid()}
      >
        <svg viewBox="0 0 400 64" aria-hidden>
          <path d="M4 32H396" style={{ stroke: 'var(--wood)' }} stroke-width="6" stroke-linecap="round" />
          {ALL.map((bead) => (
            <g key={bead} class="bead" style={{ transform: `translateX(${bead <= said ? 0 : 128}px)` }}>
              <circle cx={26 + (bead - 1) * 50 + 3} cy="37" r="23" style={{ fill: 'var(--cast)' }} opacity=".35" />
              <circle
                cx={26 + (bead - 1) * 50}
                cy="32"
                r="23"
                style={{ fill: bead <= said ? 'var(--moss)' : 'var(--ember-hi)', stroke: 'var(--paper-hi)' }}
                stroke-width="4"
              />
              {bead <= said ? (
                <path
                  d={`M${16 + (bead - 1) * 50} 33l7 8l13 -16`}
                  fill="none"
                  style={{ stroke: 'var(--paper-hi)' }}
                  stroke-width="5"
                  stroke-linecap="round"
                  stroke-linejoin="round"
                />
              ) : (
                <text x={26 + (bead - 1) * 50} y="41" text-anchor="middle">
                  {bead}
                </text>
              )}
            </g>
          ))}
        </svg>
      </button>
      <p role="status">{PRAISE[Math.min(said, FIVE)]}</p>
      {said > 0 && (
        <Button tone="quiet" onClick={onAgain}>
          Start over
        </Button>
      )}
    </div>
  );
}
