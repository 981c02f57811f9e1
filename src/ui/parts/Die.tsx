import { moved } from './geometry.ts';
import { Picture } from './Picture.tsx';

/** Where the pips sit, in a face of 100: dots of a pen that is put down there, and all of them one element. */
const PIPS: readonly string[] = [
  'M50 50h0',
  'M26 26h0M74 74h0',
  'M26 26h0M50 50h0M74 74h0',
  'M26 26h0M74 26h0M26 74h0M74 74h0',
  'M26 26h0M74 26h0M50 50h0M26 74h0M74 74h0',
  'M26 26h0M74 26h0M26 50h0M74 50h0M26 74h0M74 74h0',
];

/** `plain` lies there, `lit` is the one that fell, `press` is to be tapped. */
type DieTone = 'plain' | 'lit' | 'press';

const TONES: Readonly<Record<DieTone, { face: string; edge: string; line: string }>> = {
  plain: { face: 'var(--paper-hi)', edge: '#d9b46b', line: 'none' },
  lit: { face: 'var(--ember-hi)', edge: 'var(--ember-lo)', line: 'none' },
  press: { face: 'var(--paper-hi)', edge: 'var(--ember-lo)', line: 'var(--ember)' },
};

/** A die that is no cube: its outline, the ridges between its faces, how high the number stands and how large it is. */
type Solid = { readonly outline: string; readonly ridges: string; readonly at: number; readonly size: number };
const TWENTY: Solid = {
  outline: 'M52.5 -3L102 25V80L52.5 108L3 80V25Z',
  ridges: 'M52.5 14L87 73H18ZM52.5 -3V14M3 25L18 73M102 25L87 73M52.5 14L3 25M52.5 14L102 25M18 73L3 80M87 73L102 80M18 73L52.5 108L87 73',
  at: 64,
  size: 35,
};
const SOLIDS: { readonly [faces: number]: Solid } = {
  4: { outline: 'M52.5 0L106 94H-1Z', ridges: '', at: 78, size: 50 },
  8: {
    outline: 'M52.5 -4L100 52L52.5 109L5 52Z',
    ridges: 'M52.5 -4L86 72H19ZM19 72L5 52M86 72L100 52M19 72L52.5 109L86 72',
    at: 62,
    size: 40,
  },
  10: {
    outline: 'M52.5 -4L101 44V62L52.5 109L4 62V44Z',
    ridges: 'M52.5 -4L80 58L52.5 74L25 58ZM25 58L4 62M80 58L101 62M52.5 74V109',
    at: 57,
    size: 34,
  },
  12: {
    outline: 'M52.5 -3L86 8L106 37V69L86 97L52.5 108L19 97L-1 69V37L19 8Z',
    ridges: 'M52.5 20L83 42L71 78H34L22 42ZM52.5 20V-3M83 42L106 37M71 78L86 97M34 78L19 97M22 42L-1 37',
    at: 66,
    size: 36,
  },
  20: TWENTY,
};

type DieProps = {
  /** The least is 1; null before it is thrown. */
  readonly face: number | null;
  /** How many faces it has: 6 without a word. */
  readonly faces?: number;
  /** In rem; without it, as large as the class around it says. */
  readonly size?: number;
  readonly tone?: DieTone;
  /** False while it is in the air: then its shadow is somebody else's. */
  readonly shadow?: boolean;
  /** What is said; empty when the words beside it say it. */
  readonly label?: string;
};

type NumeralProps = { readonly x: number; readonly y: number; readonly size: number; readonly face: number | null };
/** The number of a face; a question mark before the die is thrown. */
const Numeral = ({ x, y, size, face }: NumeralProps) => (
  <text x={x} y={y} dominant-baseline="central" text-anchor="middle" style={{ fill: 'var(--ink)', font: `400 ${size}px var(--disp)` }}>
    {face ?? '?'}
  </text>
);

/** One face of a die, with the card's thickness below it: pips on a cube, a number on any other. */
export function Die({ face, faces = 6, size, tone = 'plain', shadow = true, label = face === null ? '' : String(face) }: DieProps) {
  const paper = TONES[tone];
  if (faces !== 6) {
    const { outline, ridges, at, size: letters } = SOLIDS[faces] ?? TWENTY;
    const edge = moved(outline, 0, 5.5);
    return (
      <Picture class="die solid" viewBox="-5 -2 114 114" size={size} label={label}>
        {shadow && <path d={moved(outline, 5, 11)} style={{ fill: 'var(--cast)' }} fill-opacity=".4" />}
        <g stroke-width="6" stroke-linejoin="round">
          <path d={edge} style={{ fill: paper.edge, stroke: paper.edge }} />
          <path d={outline} style={{ fill: paper.face, stroke: paper.line === 'none' ? paper.face : paper.line }} />
          <path d={ridges} fill="none" style={{ stroke: paper.edge }} stroke-width="2.5" />
        </g>
        <Numeral x={52.5} y={at} size={letters} face={face} />
      </Picture>
    );
  }
  return (
    <Picture class="die" viewBox="-5 -2 114 114" size={size} label={label}>
      {shadow && <rect x="5" y="10" width="100" height="100" rx="20" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />}
      <rect y="5.5" width="100" height="100" rx="20" style={{ fill: paper.edge }} />
      <rect width="100" height="100" rx="20" style={{ fill: paper.face, stroke: paper.line }} stroke-width="5" />
      {face === null || face > faces ? (
        <Numeral x={50} y={54} size={62} face={face} />
      ) : (
        <path d={PIPS[face - 1]} style={{ stroke: 'var(--ink)' }} stroke-width="19" stroke-linecap="round" />
      )}
    </Picture>
  );
}
