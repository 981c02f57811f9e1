import { Picture } from './Picture.tsx';

/** Where the pips sit, in a face of 100: near, middle, far. */
const [NEAR, MID, FAR] = [26, 50, 74];
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[MID, MID]],
  [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [MID, MID],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MID, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, MID],
    [FAR, MID],
    [NEAR, FAR],
    [FAR, FAR],
  ],
];

/** `plain` lies there, `lit` is the one that fell, `press` is to be tapped. */
export type DieTone = 'plain' | 'lit' | 'press';

const TONES: Readonly<Record<DieTone, { face: string; edge: string; line: string }>> = {
  plain: { face: 'var(--paper-hi)', edge: '#d9b46b', line: 'none' },
  lit: { face: 'var(--ember-hi)', edge: 'var(--ember-lo)', line: 'none' },
  press: { face: 'var(--paper-hi)', edge: 'var(--ember-lo)', line: 'var(--ember)' },
};

type DieProps = {
  /** 1 to 6. */
  readonly face: number;
  /** In rem; without it, as large as the class around it says. */
  readonly size?: number;
  readonly tone?: DieTone;
  /** False while it is in the air: then its shadow is somebody else's. */
  readonly shadow?: boolean;
  /** What is said; empty when the words beside it say it. */
  readonly label?: string;
};

/** One face of a six-sided die, with the card's thickness below it. */
export function Die({ face, size, tone = 'plain', shadow = true, label = String(face) }: DieProps) {
  const paper = TONES[tone];
  return (
    <Picture class="die" viewBox="-5 -2 114 114" size={size} label={label}>
      {shadow && <rect x="5" y="10" width="100" height="100" rx="20" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />}
      <rect y="5.5" width="100" height="100" rx="20" style={{ fill: paper.edge }} />
      <rect width="100" height="100" rx="20" style={{ fill: paper.face, stroke: paper.line }} stroke-width="5" />
      {PIPS[face - 1]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" style={{ fill: 'var(--ink)' }} />
      ))}
    </Picture>
  );
}
