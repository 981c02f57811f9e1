import { count } from '../../../../engine/kit/words.ts';
import { Torch } from '../../../parts/Torch.tsx';

const POINTS = 3;

/** What is left of a turn: a torch a point, burnt-out ones for those that are spent, and boots for moves that cost none. */
export function Steps({ points, free }: { points: number; free: number }) {
  const said = `${count(points, 'point')} left${free > 0 ? `, ${count(free, 'free move')}` : ''}`;
  return (
    <span class="steps" role="img" aria-label={said}>
      {Array.from({ length: Math.max(POINTS, points) }, (_, i) => (
        <span key={i} class={i < points ? 'step lit' : 'step'}>
          {i < points ? <Torch still /> : <Stub />}
        </span>
      ))}
      {free > 0 && <b class="step-free">+{free}</b>}
    </span>
  );
}

/** A torch that has burnt down. */
const Stub = () => (
  <svg viewBox="40 200 120 380" aria-hidden="true">
    <path d="M82 300L118 300L112 556Q100 564 88 556Z" style={{ fill: 'var(--wood)' }} />
    <path d="M44 226Q100 246 156 226L136 316Q100 326 64 316Z" style={{ fill: 'var(--night-600)' }} />
    <path d="M92 220q-10-12 4-22t2-24" fill="none" style={{ stroke: 'var(--on-bg-2)' }} stroke-width="9" stroke-linecap="round" />
  </svg>
);
