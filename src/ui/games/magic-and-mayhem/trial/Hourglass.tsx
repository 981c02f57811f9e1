import { useId } from 'preact/hooks';
import { Button } from '../../../parts/Button.tsx';
import { MORE, useHourglassTimer } from './hourglass-timer.ts';
import './hourglass.css';

/** The inside of the glass: above and below its waist, which is at (100, 150). */
const UPPER = 'M42 40H158C158 92 124 122 108 144Q104 150 100 150Q96 150 92 144C76 122 42 92 42 40Z';
const LOWER = 'M42 260H158C158 208 124 178 108 156Q104 150 100 150Q96 150 92 156C76 178 42 208 42 260Z';
const HEAP = 'M36 262V120C60 120 78 104 100 84C122 104 140 120 164 120V262Z';
/** How far the sand sinks above, and how far the heap rises below. */
const FALL = 112;
const RISE = 150;

/** The glass, with `part` of its sand still above. */
function Glass({ part, running }: { part: number; running: boolean }) {
  const id = useId();
  return (
    <svg class={running ? 'hourglass running' : 'hourglass'} viewBox="0 0 200 308" aria-hidden>
      <clipPath id={`${id}u`}>
        <path d={UPPER} />
      </clipPath>
      <clipPath id={`${id}l`}>
        <path d={LOWER} />
      </clipPath>
      <path d="M14 18H198V52H190V264H198V306H22V272H30V52H22Z" style={{ fill: 'var(--cast)' }} opacity=".4" />
      <path d="M28 30H40V270H28Z" style={{ fill: 'var(--wood-hi)' }} />
      <path d="M160 30H172V270H160Z" style={{ fill: 'var(--wood)' }} />
      <g stroke-linejoin="round">
        <path d={UPPER} style={{ fill: '#d7e7dc', stroke: 'var(--night-600)' }} stroke-width="14" />
        <path d={LOWER} style={{ fill: '#d7e7dc', stroke: 'var(--night-600)' }} stroke-width="14" />
        <path d={UPPER} fill="#d7e7dc" />
        <path d={LOWER} fill="#d7e7dc" />
      </g>
      <g clip-path={`url(#${id}u)`}>
        <g class="sand" style={{ transform: `translateY(${(1 - part) * FALL}px)` }}>
          <path d="M30 48Q66 40 100 47Q136 54 170 46V180H30Z" style={{ fill: 'var(--ember)' }} />
          <path d="M30 54Q66 46 100 53Q136 60 170 52" fill="none" style={{ stroke: 'var(--ember-hi)' }} stroke-width="6" />
        </g>
      </g>
      <g clip-path={`url(#${id}l)`}>
        {part > 0 && (
          <path class="sand-stream" d="M100 138V290" style={{ stroke: 'var(--ember)' }} stroke-width="6" stroke-dasharray="9 5" />
        )}
        <g class="sand" style={{ transform: `translateY(${part * RISE}px)` }}>
          <path d={HEAP} style={{ fill: 'var(--ember)' }} />
          <path d="M78 112Q92 96 100 92" fill="none" style={{ stroke: 'var(--ember-hi)' }} stroke-width="6" stroke-linecap="round" />
        </g>
      </g>
      <path d="M62 58Q64 88 82 108" fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".7" />
      <g>
        <rect x="14" y="8" width="172" height="32" rx="12" style={{ fill: 'var(--wood)' }} />
        <rect x="14" y="8" width="172" height="13" rx="6.5" style={{ fill: 'var(--wood-hi)' }} />
        <rect x="14" y="262" width="172" height="34" rx="12" style={{ fill: 'var(--wood)' }} />
        <rect x="14" y="262" width="172" height="13" rx="6.5" style={{ fill: 'var(--wood-hi)' }} />
      </g>
    </svg>
  );
}

type HourglassProps = {
  /** Names the trial, over a reload too. */
  readonly trial: string;
  readonly seconds: number;
  /** The answer is being looked at, or the table has a break: no sand runs. */
  readonly held: boolean;
  /** Nobody else is there to judge. */
  readonly alone: boolean;
  readonly onOut: () => void;
};

/** An hourglass that runs: it can be stopped, given more sand, and put away. When it is empty it only says so; the judge decides (MM-44). */
export function Hourglass({ trial, seconds, held, alone, onOut }: HourglassProps) {
  const { left, all, running, away, stop, go, longer, putAway } = useHourglassTimer(trial, seconds, held, onOut);
  if (away) return null;
  return (
    <section class="trial-sand" aria-label="The hourglass">
      <Glass part={left / all} running={running && !held} />
      <p class="sand-left paper">
        {left > 0 ? (
          <>
            <b>{left}</b>
            <span class="long"> {left === 1 ? 'second' : 'seconds'} of sand</span>
          </>
        ) : (
          <>
            Time is up!<span class="long"> {alone ? 'You say' : 'The judge says'} if it still counts.</span>
          </>
        )}
      </p>
      <p class="visually-hidden" role="status">
        {left === 0 ? 'Time is up!' : left === 10 ? 'Ten seconds left.' : ''}
      </p>
      <div class="sand-deeds">
        {left > 0 && (
          <Button tone="quiet" onClick={running ? stop : go} aria-label={running ? 'Stop the sand' : 'Let the sand run'}>
            {running ? 'Stop' : 'Run'}
          </Button>
        )}
        <Button tone="quiet" onClick={longer} aria-label={`${MORE} seconds more`}>
          +{MORE}
        </Button>
        <Button tone="quiet" onClick={putAway} aria-label="Put the hourglass away">
          Off
        </Button>
      </div>
    </section>
  );
}
