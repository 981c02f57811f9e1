import { Paper, type Piece } from './paper.tsx';

/** People of paper, about 130 high, their feet on the ground at 0. They look to the right unless turned. */

type Spot = readonly [x: number, y: number];
export type PuppetProps = {
  readonly x: number;
  readonly y?: number;
  readonly turned?: boolean;
  readonly shirt: string;
  readonly head: keyof typeof HEADS;
  /** Hands, and where each elbow bends. */
  readonly arms: readonly [hand: Spot, elbow: Spot][];
  readonly feet?: readonly [Spot, Spot];
  readonly eyes?: 'open' | 'shut' | 'scarf';
  readonly mouth?: 'smile' | 'oh';
  /** How far the body leans, in degrees. */
  readonly lean?: number;
  readonly size?: number;
};

/** Haircuts, each with a face of its own paper. */
const HEADS = {
  bob: { hair: 'M-20 -98Q-26 -128 0 -128Q24 -128 20 -112Q4 -122 -8 -114Q-12 -100 -20 -98Z', face: '#d49a62' },
  tuft: { hair: 'M-18 -112Q-16 -128 0 -127Q6 -138 12 -128Q20 -126 18 -114Q4 -122 -18 -112Z', face: '#f6d7a8' },
  bun: {
    hair: 'M-19 -106Q-22 -128 0 -128Q20 -128 19 -114Q0 -124 -19 -106ZM-18 -124a10 10 0 1 1 -2 -14a10 10 0 0 1 2 14Z',
    face: '#f0c48a',
  },
  curls: {
    hair: 'M-20 -104a8 8 0 0 1 0 -14a9 9 0 0 1 12 -10a9 9 0 0 1 16 0a8 8 0 0 1 12 14Q6 -122 -10 -114Q-14 -104 -20 -104Z',
    face: '#b57a4a',
  },
} as const;
const SHOULDER: Spot = [0, -80];
const HIP: Spot = [0, -44];
const line = ([ax, ay]: Spot, [bx, by]: Spot, [cx, cy]: Spot): string => `M${ax} ${ay}Q${bx} ${by} ${cx} ${cy}`;
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const MOUTHS = { smile: 'M3 -99Q9 -94 14 -100', oh: disc(10, -98, 3) } as const;

/** Somebody of paper. */
export function Puppet(props: PuppetProps) {
  const { x, y = 0, turned = false, shirt, arms, eyes = 'open', mouth = 'smile', lean = 0, size = 1 } = props;
  const { hair, face } = HEADS[props.head];
  const feet = props.feet ?? [
    [-9, 0],
    [9, 0],
  ];
  const behind: Piece[] = arms.slice(1).map(([hand, elbow]) => [line(SHOULDER, elbow, hand), shirt, 12]);
  const before: Piece[] = arms.slice(0, 1).map(([hand, elbow]) => [line(SHOULDER, elbow, hand), shirt, 12]);
  const pieces: Piece[] = [
    ...behind,
    ...feet.map(
      (foot): Piece => [line([foot[0] < 0 ? -6 : 6, HIP[1]], [(foot[0] + 4) / 2, (HIP[1] + foot[1]) / 2], foot), 'var(--night-700)', 13],
    ),
    ...feet.map((foot): Piece => [`M${foot[0] - 3} ${foot[1]}h12`, 'var(--ink)', 9]),
    ['M-17 -42L-14 -80Q-12 -90 0 -90Q12 -90 14 -80L17 -42Q0 -36 -17 -42Z', shirt],
    [disc(0, -106, 19), face],
    [hair, '#4a2412'],
    ...before,
    ...arms.map(([[hx, hy]]): Piece => [disc(hx, hy, 6.5), face]),
  ];
  return (
    <g transform={`translate(${x} ${y}) scale(${turned ? -size : size} ${size}) rotate(${lean})`}>
      <Paper pieces={pieces}>
        {eyes === 'scarf' ? (
          <path
            transform="translate(0 -5)"
            d="M-19 -113Q0 -105 20 -113L19 -103Q0 -96 -18 -103ZM-18 -110L-32 -118L-27 -107L-34 -101L-18 -104Z"
            style={{ fill: 'var(--plum)' }}
          />
        ) : eyes === 'shut' ? (
          <path d="M-4 -108h7M9 -108h7" style={{ stroke: 'var(--ink)' }} stroke-width="3" stroke-linecap="round" />
        ) : (
          <path d={disc(1, -108, 3) + disc(13, -108, 3)} style={{ fill: 'var(--ink)' }} />
        )}
        <path
          d={MOUTHS[mouth]}
          style={{ fill: mouth === 'oh' ? 'var(--ink)' : 'none', stroke: 'var(--ink)' }}
          stroke-width="3"
          stroke-linecap="round"
        />
      </Paper>
    </g>
  );
}

/** A pair of socks, rolled into a ball, about (x, y). */
export function SockBall({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Paper
        pieces={[
          [disc(0, 0, 14), 'var(--ember-hi)'],
          ['M6 -12Q18 -20 22 -10Q18 -4 10 -5Z', 'var(--ember)'],
        ]}
      >
        <path
          d="M-12 -4Q0 4 12 -6M-11 5Q2 12 12 4"
          fill="none"
          style={{ stroke: 'var(--ember-lo)' }}
          stroke-width="3"
          stroke-linecap="round"
        />
      </Paper>
    </g>
  );
}

/** Somebody's words: a slip with a number or an arrow. */
export function Slip({ x, y, words, tail = -8 }: { x: number; y: number; words: string; tail?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Paper
        pieces={[[`M-22 -18H22Q28 -18 28 -12V12Q28 18 22 18H6L${tail} 30L-8 18H-22Q-28 18 -28 12V-12Q-28 -18 -22 -18Z`, 'var(--paper)']]}
      >
        <text class="drawing-word" y="9" text-anchor="middle">
          {words}
        </text>
      </Paper>
    </g>
  );
}

/** The way something takes: dashes with a point. */
export function Way({ d, point }: { d: string; point: string }) {
  return (
    <g fill="none" style={{ stroke: 'var(--ember-lo)' }} stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke-dasharray="1 11" />
      <path d={point} />
    </g>
  );
}
