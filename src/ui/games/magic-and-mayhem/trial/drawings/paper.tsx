import type { ComponentChildren } from 'preact';

/** Cut paper drawn by hand: each piece is an outline to be filled, or, with a width, a line as thick as an arm. */
export type Piece = readonly [d: string, colour: string, width?: number];

const RIM = 7;

function Sheets({ pieces, rim, ink }: { pieces: readonly Piece[]; rim: number; ink?: string }) {
  return (
    <g stroke-linecap="round" stroke-linejoin="round">
      {pieces.map(([d, colour, width], i) => {
        const paper = ink ?? colour;
        const edge = (width ?? 0) + rim;
        return (
          <path
            key={i}
            d={d}
            style={{ fill: width === undefined ? paper : 'none', stroke: edge > 0 ? paper : 'none' }}
            stroke-width={edge}
          />
        );
      })}
    </g>
  );
}

/** Pieces as one cut-out: a hard shadow to the lower right, a pale rim, the print. */
export function Paper({ pieces, children }: { pieces: readonly Piece[]; children?: ComponentChildren }) {
  return (
    <g>
      <g transform="translate(3 5)" opacity=".3">
        <Sheets pieces={pieces} rim={RIM} ink="var(--cast)" />
      </g>
      <Sheets pieces={pieces} rim={RIM} ink="var(--paper-hi)" />
      <Sheets pieces={pieces} rim={0} />
      {children}
    </g>
  );
}
