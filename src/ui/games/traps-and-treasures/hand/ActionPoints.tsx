import { pluralize } from '../../../../engine/shared/sentences.ts';
import { Torch } from '../../../parts/Torch.tsx';

const POINTS = 3;

/** What is left of a turn: a torch a point, burnt-out ones for those that are spent, and boots for moves that cost none. */
export function ActionPoints({ points, free }: { points: number; free: number }) {
  const said = `${pluralize(points, 'point')} left${free > 0 ? `, ${pluralize(free, 'free move')}` : ''}`;
  return (
    <span class="steps" role="img" aria-label={said}>
      {Array.from({ length: Math.max(POINTS, points) }, (_, i) => (
        <span key={i} class={i < points ? 'step lit' : 'step'}>
          <Torch still />
        </span>
      ))}
      {free > 0 && <b class="step-free">+{free}</b>}
    </span>
  );
}
