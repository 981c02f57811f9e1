import type { JSX } from 'preact';
import type { Mood } from './figure.ts';
import { disc } from './outline.ts';
import { PAINTS, type Paint } from './puppet-colours.ts';
import { Fill, Line } from './strokes.tsx';

/** What eyes do in a mood. */
const EYES = {
  well: 'open',
  hurt: 'hurt',
  cross: 'cross',
  proud: 'happy',
  oh: 'wide',
  asleep: 'shut',
  out: 'dizzy',
} as const satisfies Readonly<Record<Mood, string>>;

/** The lid of one large eye, shut, with its lashes. */
const Lid = ({ paint = 'pink', line, d }: { readonly paint: Paint | undefined; readonly line: Paint; readonly d: string }) => (
  <>
    <Fill paint={paint} d={disc(0, 0, 10)} />
    <Line paint={line} width={1.6} d={d} />
  </>
);

/** One eye about (0, 0), of radius 1, in units of its radius. `side` is -1 for the left eye, 1 for the right one, 0 for the only one. */
type EyeProps = {
  readonly mood: Mood;
  readonly side: -1 | 0 | 1;
  readonly white: Paint;
  readonly line: Paint;
  readonly brow: Paint;
  readonly iris: Paint | undefined;
};
export function Eye({ mood, side, white, line, brow, iris }: EyeProps): JSX.Element {
  const Ball = ({ r = 1 }) => <Fill paint={white} d={disc(0, 0, r * 10)} />;
  const pupil = 'ink';
  const Pupil = ({ x = 1.5, y = 1, r = 5.6 }) => (
    <>
      {iris && <Fill paint={iris} d={disc(x, y, r)} />}
      <Fill paint={pupil} d={disc(x, y, iris ? r * 0.55 : r)} />
      <Fill paint={white} d={disc(x + r * 0.34, y - r * 0.4, r * 0.32)} />
    </>
  );
  switch (EYES[mood]) {
    case 'open':
      return (
        <>
          <Ball />
          <Pupil />
        </>
      );
    case 'wide':
      return (
        <>
          <Ball r={1.26} />
          <Pupil x={0} y={0} r={3.8} />
          {side !== 0 && (
            <Line paint={line} width={3.4} d={`M${-6 + side * 2} ${-18 + side * 2}Q${side} -23 ${6 + side * 2} ${-18 - side * 2}`} />
          )}
        </>
      );
    case 'cross':
      return (
        <>
          <Fill
            paint={white}
            d={
              side === 0
                ? 'M-9 -4L0 1L9 -4A10 10 0 1 1 -9 -4Z'
                : `M${side * 9.6} -6L${side * -9.6} 1A10 10 0 0 ${side < 0 ? 1 : 0} ${side * 9.6} -6Z`
            }
          />
          {iris && <Fill paint={iris} d={disc(0, 4, 5)} />}
          <Fill paint={pupil} d={disc(side * -1.5, 3.6, iris ? 3 : 4.6)} />
          <Line paint={brow} width={side === 0 ? 2 : 5} d={side === 0 ? 'M-11 -6L0 0L11 -6' : `M${side * 12} -9L${side * -10} 0`} />
        </>
      );
    case 'hurt':
      return side < 0 ? (
        <Line paint={line} width={5} d="M-9 -8L7 0L-9 8" />
      ) : (
        <>
          <Ball />
          <Pupil x={-1} y={2} r={6} />
          <Line paint={line} width={side === 0 ? 1.6 : 4} d={side === 0 ? 'M-9 -7Q0 -14 9 -9' : 'M-9 -17L10 -11'} />
          <path
            d={side === 0 ? 'M8 6q4 5 0 8q-4 -3 0 -8Z' : 'M9 7q11 13 0 20q-11 -7 0 -20Z'}
            style={{ fill: PAINTS.sky, stroke: PAINTS['paper-hi'] }}
            stroke-width={side === 0 ? 0.8 : 2}
            stroke-linejoin="round"
          />
        </>
      );
    case 'happy':
      return side === 0 ? (
        <Lid paint={iris} line={line} d="M-9 3Q0 -9 9 3M-6 -2l-2 -2.500M0 -3.500V-7M6 -2l2 -2.500" />
      ) : (
        <Line paint={line} width={5} d="M-10 4Q0 -12 10 4" />
      );
    case 'shut':
      return side === 0 ? (
        <Lid paint={iris} line={line} d="M-9 0Q0 8 9 0M-6 3.500l-2 2.500M0 4.500V8M6 3.500l2 2.500" />
      ) : (
        <Line paint={line} width={4.6} d="M-10 -1Q0 11 10 -1" />
      );
    case 'dizzy':
      return (
        <>
          <Ball r={1.2} />
          <Line paint={pupil} width={2.6} d="M0 0q3 -3 4.600 1q0 6 -6 4.600q-7 -3.500 -4.600 -9.500q5 -7 12 -2.500q5 7 1 13" />
        </>
      );
  }
}
