import type { Lasting } from '../../../../games/magic-and-mayhem/words.ts';

const DROP = 'M0-8Q7 0 7 4A7 6.5 0 0 1-7 4Q-7 0 0-8Z';

/** A lasting effect, or what a monster does of itself: it sleeps, or carries what it stole. */
type Badge = Lasting | 'asleep' | 'laden';
/** What each looks like, on a disc of its own colour. */
const PICTURES: Readonly<Record<Badge, { icon: string | null; disc: string; print: string }>> = {
  incapacitated: { icon: 'sleepy', disc: 'var(--night-600)', print: 'var(--paper-hi)' },
  immobilized: { icon: 'snowflake-1', disc: '#d6ecf5', print: '#0b4f78' },
  invisible: { icon: 'ghost', disc: 'var(--paper-hi)', print: 'var(--plum)' },
  asleep: { icon: 'night-sleep', disc: 'var(--night-600)', print: 'var(--paper-hi)' },
  laden: { icon: 'two-coins', disc: 'var(--flame)', print: 'var(--ink)' },
  poisoned: { icon: null, disc: 'var(--moss-hi)', print: 'var(--moss-lo)' },
};

/** Badges as small discs in a row, each 15 wide, to the right of (x, y). `states` is a list with commas. */
export function Badges({ states, x, y }: { states: string; x: number; y: number }) {
  const list = states === '' ? [] : (states.split(',') as Badge[]);
  return (
    <>
      {list.map((state, i) => {
        const { icon, disc, print } = PICTURES[state];
        return (
          <g key={state} transform={`translate(${x + i * 14} ${y})`}>
            <circle cx="1" cy="2" r="8.6" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
            <circle r="8" style={{ fill: disc, stroke: 'var(--ink)' }} stroke-width="1.8" />
            {icon === null ? (
              <path d={DROP} transform="scale(.68)" style={{ fill: print }} />
            ) : (
              <g transform="translate(-6 -6) scale(.02344)">
                <use href={`#print-${icon}`} style={{ fill: print }} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

const HEART = 'M0 6.5L-6 .5A3.7 3.7 0 0 1 0-4A3.7 3.7 0 0 1 6 .5Z';

/** A small heart with how many are left, on a slip. */
export function HeartSlip({ hp, x, y }: { hp: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-10" y="-6" width="23" height="15" rx="6" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <rect x="-11" y="-8" width="23" height="15" rx="6" style={{ fill: 'var(--paper-hi)', stroke: 'var(--ink)' }} stroke-width="1.2" />
      <path
        d={HEART}
        transform="translate(-4.5 -1) scale(.86)"
        style={{ fill: 'var(--heart)', stroke: 'var(--heart-edge)' }}
        stroke-width="1.2"
      />
      <text class="board-word" x="5.5" y="4" font-size="13" text-anchor="middle" style={{ fill: 'var(--ink)' }}>
        {hp}
      </text>
    </g>
  );
}

/** How much of somebody large is left: five hearts that empty one after the other, and the number. */
export function HeartStrip({ hp, most, x, y }: { hp: number; most: number; x: number; y: number }) {
  const full = (hp / Math.max(1, most)) * 5;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="1" y="3" width="87" height="19" rx="9" style={{ fill: 'var(--cast)' }} fill-opacity=".5" />
      <rect width="87" height="19" rx="9" style={{ fill: 'var(--paper-hi)', stroke: 'var(--plum-lo)' }} stroke-width="1.4" />
      {[0, 1, 2, 3, 4].map((i) => (
        <path
          key={i}
          d={HEART}
          transform={`translate(${11 + i * 12} 9)`}
          style={{ fill: full > i + 0.25 ? 'var(--heart)' : '#e9cf9a', stroke: 'var(--heart-edge)' }}
          stroke-width="1.3"
        />
      ))}
      <text class="board-word" x="74" y="15" font-size="15" text-anchor="middle" style={{ fill: 'var(--ink)' }}>
        {hp}
      </text>
    </g>
  );
}
