import { Picture } from './Picture.tsx';

/** How a silhouette is cut and printed. Lengths are in the 512ths of the glyph's own box. */
export type Cut = {
  /** The name of a glyph in a sprite of this page. */
  readonly icon: string;
  readonly print?: string;
  /** The paper that shows through the holes of the print. */
  readonly holes?: string;
  /** The die-cut border; null for scenery, which has none. */
  readonly rim?: string | null;
  /** How wide the border is, both sides together: 24 for the large ones, 64 for tokens. */
  readonly width?: number;
  /** The hard shadow, to the lower right; null for none. */
  readonly shadow?: readonly [number, number] | null;
  /** Look the other way. The shadow still falls to the right. */
  readonly flip?: boolean;
};

/** A paper cut-out as a group of 512 x 512, for somebody's picture: shadow, border, paper, print. */
export function CutOutShape({
  icon,
  print = 'var(--ink)',
  holes = 'var(--paper)',
  rim = 'var(--paper-hi)',
  width = 44,
  shadow = [12, 22],
  flip = false,
}: Cut) {
  const mass = `#mass-${icon}`;
  const border = rim === null ? 0 : width;
  return (
    <g transform={flip ? 'translate(512 0) scale(-1 1)' : 'translate(0 0)'} stroke-linejoin="round">
      {shadow && (
        <use
          href={mass}
          transform={`translate(${flip ? -shadow[0] : shadow[0]} ${shadow[1]})`}
          style={{ fill: 'var(--cast)', stroke: 'var(--cast)' }}
          stroke-width={border}
          opacity=".38"
        />
      )}
      {rim !== null && <use href={mass} style={{ fill: rim, stroke: rim }} stroke-width={border} />}
      <use href={mass} style={{ fill: holes }} />
      <use href={`#print-${icon}`} style={{ fill: print }} />
    </g>
  );
}

type CutOutProps = Cut & {
  /** In rem; without it, as large as its class says. */
  readonly size?: number;
  readonly class?: string;
  /** Said aloud; without it the cut-out is decoration. */
  readonly label?: string;
};

/** A paper cut-out on an element of its own. Border and shadow lean out of its box. */
export function CutOut({ size, class: name = '', label = '', ...cut }: CutOutProps) {
  return (
    <Picture class={`cut-out ${name}`} viewBox="0 0 512 512" size={size} label={label}>
      <CutOutShape {...cut} />
    </Picture>
  );
}
