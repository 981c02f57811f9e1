/** How wide the letters of the display face are, in hundredths of its size: [the letters, their width]. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,'’!|:;]/, 30],
  [/[\s\-frt()]/, 42],
  [/[mwMWÆŒ@]/, 86],
  [/\p{Lu}/u, 64],
];
const OTHERS = 56;

/** About how wide words are in the display face, in ems; rather too wide than too narrow. */
export const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS), 0) / 100;

/** The room for a name in the heart of the flame, in the scene's units. */
const ROOM = 356;
const LARGEST = 124;
/** A name shrinks to this much of the largest before it is broken. */
const LEAST = 0.6;

type Lines = { readonly lines: readonly string[]; readonly size: number };
const setIn = (lines: readonly string[]): Lines => ({ lines, size: Math.min(LARGEST, ROOM / Math.max(...lines.map(widthOf))) });

/** The name as large as the flame allows: one line, or two where one would be too small and there is a place to break it. */
export function nameLines(name: string): Lines {
  const whole = setIn([name]);
  if (whole.size >= LARGEST * LEAST) return whole;
  const broken = [...name.matchAll(/[\s-]/g)].map(({ 0: gap, index }) => setIn([name.slice(0, index) + gap.trim(), name.slice(index + 1)]));
  const [best] = broken.sort((a, b) => b.size - a.size);
  return best && best.size > whole.size ? { ...best, size: Math.min(best.size, LARGEST * 0.62) } : whole;
}

/** The name of whoever is to take the torch, in the flame. */
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
