import type { JSX } from 'preact';
import type { Mood } from './figure.ts';
import { oval } from './outline.ts';
import { PAINTS, type Paint } from './puppet-colours.ts';
import { Fill, Line } from './strokes.tsx';

/** A mouth about (0, 0), half of it 10 wide. */
type MouthProps = { readonly shape: Mood | 'gape' | 'grim'; readonly teeth: 0 | 1 | 2; readonly paint: Paint };
export function Mouth({ shape, teeth, paint }: MouthProps): JSX.Element {
  switch (shape) {
    case 'well':
      return (
        <>
          <Fill paint={paint} d="M-10 0Q0 3 10 0Q8 8.500 0 8.500Q-8 8.500 -10 0Z" />
          {teeth > 0 && (
            <Fill paint="paper-hi" d={`M-6.500 1l3.600 .6l-1.600 4.400Z${teeth > 1 ? 'M6.500 1l-3.600 .6l1.600 4.400Z' : ''}`} />
          )}
        </>
      );
    case 'proud':
      return (
        <>
          <Fill paint={paint} d="M-12 -2Q0 2 12 -2Q11 14 0 14Q-11 14 -12 -2Z" />
          {teeth > 0 && <Fill paint="paper-hi" d={`M-8 -.7l4 .8l-1.600 5Z${teeth > 1 ? 'M8 -.7l-4 .8l1.600 5Z' : ''}`} />}
          <Fill paint="heart" d={oval(0, 10, 5.6, 3)} />
        </>
      );
    case 'cross':
      return (
        <>
          <Fill paint={paint} d="M-10 -1Q0 -6 10 -1Q12 6 9 7Q0 3 -9 7Q-12 6 -10 -1Z" />
          <path
            d="M-8 4L-4 .4L0 3L4 .4L8 4"
            fill="none"
            stroke-width="2"
            stroke-linejoin="round"
            style={{ stroke: PAINTS[paint === 'glow' || paint === 'paper-hi' ? 'ink' : 'paper-hi'] }}
          />
        </>
      );
    case 'hurt':
      return <Line paint={paint} width={3} d="M-10 4q3.300 -6.500 6.600 0t6.600 0t6.600 0" />;
    case 'grim':
      return <Line paint={paint} width={3} d="M-9 6Q0 -3 9 6" />;
    case 'gape':
    case 'oh':
      return <Fill paint={paint} d={oval(0, 4, 5, 7)} />;
    case 'asleep':
      return <Line paint={paint} width={2.6} d="M-5 2Q0 6 5 2" />;
    case 'out':
      return (
        <>
          <Line paint={paint} width={2.6} d="M-8 2q2.700 -4 5.300 0t5.300 0t5.300 0" />
          <Fill paint="heart" d="M1 3q3 -1.500 6 0q1 8 -3 8q-4 0 -3 -8Z" />
        </>
      );
  }
}

/** A beak about (0, 0): the upper half is always there, the lower one says the mood. */
export function Beak({ mood, paint }: { readonly mood: Mood; readonly paint: Paint }): JSX.Element {
  const lower: Readonly<Partial<Record<Mood, string>>> = {
    proud: 'M-8 1H8L0 16Z',
    oh: 'M-6 1H6L0 15Z',
    cross: 'M-10 1H10L4 8L0 4L-4 8Z',
    hurt: 'M-8 2L8 6L1 12Z',
    out: 'M-2 3h7v8a3.500 3.500 0 0 1 -7 0Z',
  };
  const under = lower[mood];
  return (
    <>
      {under && <Fill paint={mood === 'out' ? 'heart' : 'ember-lo'} d={under} />}
      <path
        d={mood === 'proud' || mood === 'oh' ? 'M-11 -3Q0 -10 11 -3L0 4Z' : 'M-11 -3Q0 -10 11 -3L0 9Z'}
        style={{ fill: PAINTS[paint], stroke: PAINTS['ember-lo'] }}
        stroke-width="1.500"
        stroke-linejoin="round"
      />
    </>
  );
}
