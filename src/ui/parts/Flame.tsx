import './flame.css';
import { moved } from './geometry.ts';

/** One drawn pose of the flame in a box of 200 x 260, its foot at (100, 254): outside, middle, heart. */
type Pose = readonly [outside: string, middle: string, heart: string];

const CALM: Pose = [
  'M100 254C46 254 12 214 18 164C23 126 50 112 54 74C56 50 48 32 36 16C70 24 92 50 93 82C101 62 104 36 92 2C134 24 158 62 152 102C163 93 167 80 166 64C188 92 190 132 183 168C174 220 148 254 100 254Z',
  'M100 248C64 248 42 218 48 178C53 146 76 136 80 104C84 92 82 82 78 72C100 84 112 104 112 128C120 118 123 104 121 90C148 116 158 150 153 182C147 222 130 248 100 248Z',
  'M100 242C78 242 66 222 70 198C74 176 90 170 96 140C112 154 120 168 122 184C127 180 129 174 129 168C138 186 136 206 130 220C124 234 114 242 100 242Z',
];
const POSES: readonly Pose[] = [
  CALM,
  [
    'M100 254C46 254 14 216 18 166C21 132 46 118 54 88C59 68 56 52 50 40C76 46 92 64 95 92C106 68 116 34 110 -4C144 22 163 64 153 106C167 92 175 70 176 44C193 80 191 130 183 168C174 220 148 254 100 254Z',
    'M100 248C64 248 43 219 48 180C52 150 74 140 82 110C87 94 88 78 86 62C108 80 118 106 115 132C124 122 130 108 130 96C152 122 158 152 153 182C147 222 130 248 100 248Z',
    'M100 242C78 242 66 223 70 200C73 180 92 166 104 130C118 150 122 168 122 186C128 184 132 178 134 172C140 190 136 207 130 220C124 234 114 242 100 242Z',
  ],
  [
    'M100 254C46 254 12 214 17 164C22 122 55 104 52 64C50 40 38 22 22 10C64 18 90 44 91 78C98 60 97 34 78 8C126 26 155 62 150 100C158 95 161 88 160 78C182 98 189 134 183 168C174 220 148 254 100 254Z',
    'M100 248C64 248 42 217 47 176C52 142 78 132 78 104C79 96 76 88 70 82C94 88 110 106 110 128C116 118 117 100 112 84C144 110 158 148 153 182C147 222 130 248 100 248Z',
    'M100 242C78 242 66 221 69 196C72 172 88 168 88 146C106 154 118 168 121 182C124 176 125 168 123 160C137 180 137 206 130 220C124 234 114 242 100 242Z',
  ],
];

/** One pose on the film strip, with the hard shadow of each of its papers. */
const strip = ([outside, middle, heart]: Pose, i: number) => {
  const at = (path: string, x: number, y: number) => moved(path, i * 220 + 8 + x, 8 + y);
  return [
    { d: at(outside, 4, 7), fill: 'var(--cast)', alpha: 0.35 },
    { d: at(outside, 0, 0), fill: 'var(--ember)', alpha: 1 },
    { d: at(middle, 2, 5), fill: 'var(--ember-lo)', alpha: 0.35 },
    { d: at(middle, 0, 0), fill: 'var(--ember-hi)', alpha: 1 },
    { d: at(heart, 1, 4), fill: 'var(--ember-lo)', alpha: 0.28 },
    { d: at(heart, 0, 0), fill: 'var(--glow)', alpha: 1 },
  ];
};
const STRIP = POSES.flatMap(strip);
const STILL = strip(CALM, 0);

/** A flame that does not flicker, or its film strip, as part of a drawing. */
export const FlameShape = ({ still }: { still: boolean }) => (
  <>
    {(still ? STILL : STRIP).map(({ d, fill, alpha }) => (
      <path key={d} d={d} style={{ fill }} fill-opacity={alpha} />
    ))}
  </>
);

/**
 * A flame, `size` rem high. It flickers in three poses, on a film strip that the compositor moves; one a screen may, all others are `still`.
 */
export function Flame({ size, still = false }: { size?: number; still?: boolean }) {
  return (
    <span class={still ? 'flame still' : 'flame'} style={size === undefined ? {} : { height: `${size}rem` }} aria-hidden>
      <svg viewBox={`0 0 ${still ? 220 : POSES.length * 220} 272`} aria-hidden>
        <FlameShape still={still} />
      </svg>
    </span>
  );
}
