/** Widths of characters in the display font, in hundredths of an em. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,'’!|:;]/, 30],
  [/[\s\-frt()]/, 42],
  [/[mwMWÆŒ@]/, 86],
  [/\p{Lu}/u, 64],
];
const OTHERS = 56;

/** The approximate text width in the display font, in ems, rounded up. */
export const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS), 0) / 100;

/** The maximum width of a name in the flame, in SVG units. */
const MAX_WIDTH = 356;
const LARGEST = 124;
/** The smallest scale of a name before it is split into two lines. */
const MIN_SCALE = 0.6;

type Lines = { readonly lines: readonly string[]; readonly size: number };
const setIn = (lines: readonly string[]): Lines => ({ lines, size: Math.min(LARGEST, MAX_WIDTH / Math.max(...lines.map(widthOf))) });

/** Fits a name into the flame: in one line, or in two when one would be too small. */
export function nameLines(name: string): Lines {
  const whole = setIn([name]);
  if (whole.size >= LARGEST * MIN_SCALE) return whole;
  const broken = [...name.matchAll(/[\s-]/g)].map(({ 0: gap, index }) => setIn([name.slice(0, index) + gap.trim(), name.slice(index + 1)]));
  const [best] = broken.sort((a, b) => b.size - a.size);
  return best && best.size > whole.size ? { ...best, size: Math.min(best.size, LARGEST * 0.62) } : whole;
}

/** The next player's name in the flame. */
export function VeilName({ name }: { name: string }) {
  const { lines, size } = nameLines(name);
  return (
    <span class="veil-name" style={{ '--size': size.toFixed(1) }}>
      {lines.map((line, i) => (
        <span key={line}>
          {line}
          {i < lines.length - 1 && ' '}
        </span>
      ))}
    </span>
  );
}
