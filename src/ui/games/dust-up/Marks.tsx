import { star } from '../../parts/geometry.ts';
import { Heart } from '../../parts/Heart.tsx';
import type { Cue } from './cues.ts';
import './marks.css';

const SMALL = star(50, 50, 48, 37, 12);
const SMALL_FACE = star(50, 50, 43, 33, 12);
const BIG = [star(100, 100, 98, 62, 14), star(100, 100, 84, 52, 14), star(100, 100, 56, 34, 14)] as const;
/** More hearts than these do not fly at once. */
const MOST_HEARTS = 5;
/** A blow of so many hearts is drawn as large as any. */
const HARD = 4;

/** How large a mark is for so much harm, from 1. */
const size = (harm: number): number => 1 + 0.16 * Math.min(harm - 1, HARD);

const BURSTS: ReadonlySet<string> = new Set(['impact', 'hurt', 'soaked', 'broke']);

/** Behind somebody who is hit: a burst as large as the harm. Blue when a shield takes it. */
export function Burst({ cue }: { readonly cue: Cue }) {
  if (!BURSTS.has(cue.kind)) return null;
  const soft = cue.kind === 'soaked' || cue.kind === 'broke';
  return (
    <svg
      key={cue.id}
      class={cue.kind === 'impact' ? 'dust-burst' : 'dust-burst fades'}
      viewBox="0 0 200 200"
      aria-hidden
      style={{ '--harm': size(cue.harm).toFixed(2) }}
    >
      <path d={BIG[0]} style={{ fill: 'var(--paper-hi)' }} />
      <path d={BIG[1]} style={{ fill: soft ? '#0072b2' : 'var(--heart)' }} />
      <path d={BIG[2]} style={{ fill: soft ? '#56b4e9' : 'var(--flame)' }} />
    </svg>
  );
}

/** The hearts that break off the number of them, one by one. */
export function LostHearts({ cue }: { readonly cue: Cue }) {
  if (cue.kind !== 'hurt') return null;
  const many = Math.min(cue.harm, MOST_HEARTS);
  return (
    <span key={cue.id} class="dust-lost" aria-hidden>
      {Array.from({ length: many }, (_, i) => (
        <span key={i} style={{ '--out': (i - (many - 1) / 2).toFixed(1), '--late': String(i) }}>
          <Heart size={2.25} />
          <svg class="dust-heart-crack" viewBox="0 0 32 32" aria-hidden>
            <path
              d="M17 9L13 14L19 18L15 23L16 28"
              fill="none"
              style={{ stroke: 'var(--paper-hi)' }}
              stroke-width="2.4"
              stroke-linejoin="round"
            />
          </svg>
        </span>
      ))}
    </span>
  );
}

/** A word or a number over somebody to whom something happens. A blow's word is lettered large. */
export function Mark({ cue }: { readonly cue: Cue }) {
  if (cue.text === '') return null;
  if (cue.kind === 'impact' || cue.kind === 'broke' || cue.kind === 'not-done') {
    return (
      <b key={cue.id} class={`dust-word ${cue.kind}`} aria-hidden>
        {cue.text}
      </b>
    );
  }
  return (
    <span key={cue.id} class={`dust-cue ${cue.kind}`} aria-hidden style={{ '--harm': size(cue.harm).toFixed(2) }}>
      <svg viewBox="0 0 100 100" aria-hidden>
        <path d={SMALL} style={{ fill: 'var(--paper-hi)' }} />
        <path d={SMALL_FACE} class="dust-cue-face" />
      </svg>
      <b class={cue.text.length > 3 ? 'small' : ''}>{cue.text}</b>
    </span>
  );
}
