import { count } from '../../../../engine/kit/words.ts';

const POINTS = 3;

/** What is left of a turn: a torch a point, burnt-out ones for those that are spent, and boots for moves that cost none. */
export function Steps({ points, free }: { points: number; free: number }) {
  const said = `${count(points, 'point')} left${free > 0 ? `, ${count(free, 'free move')}` : ''}`;
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
          d="M100 262C46 262 20 222 26 176C31 138 58 122 62 84C64 60 58 42 48 24C80 34 100 60 100 94C108 72 110 46 100 12C140 34 162 72 156 114C180 150 184 190 174 210C164 244 142 262 100 262Z"
          style={{ fill: 'var(--ember)' }}
        />
        <path
          d="M100 252C66 252 48 226 56 190C62 160 88 144 92 106C116 128 126 150 122 172C150 200 136 252 100 252Z"
          style={{ fill: 'var(--glow)' }}
        />
      </>
    ) : (
      <path d="M90 220q-10-12 4-22t2-24" fill="none" style={{ stroke: 'var(--on-bg-2)' }} stroke-width="9" stroke-linecap="round" />
    )}
    <path d="M44 226Q100 246 156 226L136 316Q100 326 64 316Z" style={{ fill: lit ? 'var(--plum)' : 'var(--night-600)' }} />
  </svg>
);
