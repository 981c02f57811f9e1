import { pluralize } from '../../../../engine/shared/sentences.ts';

const POINTS = 3;

/** What is left of a turn: a torch a point, burnt-out ones for those that are spent, and boots for moves that cost none. */
export function ActionPoints({ points, free }: { points: number; free: number }) {
  const said = `${pluralize(points, 'point')} left${free > 0 ? `, ${pluralize(free, 'free move')}` : ''}`;
  return (
    <span class="steps" role="img" aria-label={said}>
      {Array.from({ length: Math.max(POINTS, points) }, (_, i) => (
        <span key={i} class={i < points ? 'step lit' : 'step'}>
          <Stick lit={i < points} />
        </span>
      ))}
      {free > 0 && <b class="step-free">+{free}</b>}
    </span>
  );
}

/** A torch that burns, or has burnt down. Turns are counted in them, so they are drawn with little. */
const Stick = ({ lit }: { lit: boolean }) => (
  <svg viewBox="20 0 160 580" aria-hidden="true">
    <path d="M82 300L118 300L112 556Q100 564 88 556Z" style={{ fill: 'var(--wood)' }} />
    {lit ? (
      <>
        <path
          d="M100 262C10 262 20 170 58 100Q62 60 48 24Q96 44 100 94Q112 60 100 12Q152 50 156 114C200 190 180 262 100 262Z"
          style={{ fill: 'var(--ember)' }}
        />
        <path d="M100 252C30 252 60 170 92 106C116 128 126 150 122 172C150 200 136 252 100 252Z" style={{ fill: 'var(--glow)' }} />
      </>
    ) : (
      <path d="M90 220q-10-12 4-22t2-24" fill="none" style={{ stroke: 'var(--on-bg-2)' }} stroke-width="9" stroke-linecap="round" />
    )}
    <path d="M44 226Q100 246 156 226L136 316Q100 326 64 316Z" style={{ fill: lit ? 'var(--plum)' : 'var(--night-600)' }} />
  </svg>
);
