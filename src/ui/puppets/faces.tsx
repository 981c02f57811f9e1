import { Eye } from './eyes.tsx';
import type { Face, Figure, Mood } from './figure.ts';
import { Beak, Mouth } from './mouths.tsx';
import { box, disc } from './outline.ts';
import type { Point } from './part.ts';
import { PAINTS } from './puppet-colours.ts';
import { Fill, Line } from './strokes.tsx';

/** Which eye: the left one, the only one, the right one. */
type Side = -1 | 0 | 1;
const sidesOf = ({ apart }: Face): readonly Side[] => (apart === undefined ? [0] : [-1, 1]);
const eyeOf = ({ eyes: [x, y], apart = 0 }: Face, side: Side): Point => [x + (side * apart) / 2, y];

const Plaster = ({ at: [x, y, turn] }: { readonly at: Figure['plaster'] }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d={box(-22, -9, 44, 18, 9)} style={{ fill: PAINTS['paper-hi'], stroke: PAINTS['paper-edge'] }} stroke-width="2.500" />
    <Fill paint="tan" d="M-8 -9H8V9H-8Z" />
    <Fill paint="wood-hi" d={[-3.5, 3.5].map((dot) => disc(dot, -3.5, 1.6) + disc(dot, 3.5, 1.6)).join('')} />
  </g>
);

/** The rims of glasses around two eyes. */
function Glasses({ face }: { readonly face: Face }) {
  const [[left, y], [right]] = [eyeOf(face, -1), eyeOf(face, 1)];
  const rim = face.radius + 4;
  return <Line paint="ink" width={4} d={`${disc(left, y, rim)}${disc(right, y, rim)}M${left + rim} ${y}L${right - rim} ${y}`} />;
}

const cheek = (face: Face, side: Side): string => {
  const [x, y] = eyeOf(face, side);
  return disc(x + side * face.radius * 0.9, y + face.radius * 1.25, face.radius * 0.5);
};

/** A heavy brow, as it lies when nobody is cross. */
const brow = (face: Face, side: Side): string => {
  const [[x, y], r] = [eyeOf(face, side), face.radius];
  const slant = face.rest === 'grim' ? side * -4 : side * 2;
  return `M${x - r} ${y - r * 1.4 - slant}Q${x} ${y - r * 1.9} ${x + r} ${y - r * 1.4 + slant}`;
};

/** The transform that puts a feature drawn about (0, 0), ten wide, in its place. */
const about = ([x, y]: Point, size: number): string => `translate(${x} ${y}) scale(${size / 10})`;

/** The face of a figure in a mood, as a group in its box of 200: the only part of a puppet that changes. */
export function FaceShape({ figure: { face, plaster }, mood }: { readonly figure: Pick<Figure, 'face' | 'plaster'>; readonly mood: Mood }) {
  const { radius, mouth, width, teeth = 0, beak, line = 'ink', lips = line, white = 'paper-hi', glasses, brows, rest, iris } = face;
  const sides = sidesOf(face);
  const cheeks = sides.length === 2 && (mood === 'proud' || mood === 'asleep');
  return (
    <>
      {cheeks && <Fill paint="pink" d={sides.map((side) => cheek(face, side)).join('')} />}
      {sides.map((side) => (
        <g key={side} transform={about(eyeOf(face, side), radius)}>
          <Eye mood={mood} side={side} white={white} line={line} brow={brows ?? (line === 'glow' ? line : 'ink')} iris={iris} />
        </g>
      ))}
      {glasses && <Glasses face={face} />}
      {brows && mood !== 'cross' && <Line paint={brows} width={radius * 0.6} d={sides.map((side) => brow(face, side)).join('')} />}
      {width > 0 && (
        <g transform={about(mouth, width)}>
          {beak ? <Beak mood={mood} paint={beak} /> : <Mouth shape={mood === 'well' ? (rest ?? mood) : mood} teeth={teeth} paint={lips} />}
        </g>
      )}
      {mood === 'hurt' && <Plaster at={plaster} />}
    </>
  );
}
