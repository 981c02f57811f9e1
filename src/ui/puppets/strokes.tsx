import { PAINTS, type Paint } from './puppet-colours.ts';

/** A sheet of one colour. */
export const Fill = ({ paint, d }: { readonly paint: Paint; readonly d: string }) => <path d={d} style={{ fill: PAINTS[paint] }} />;

/** A line of one colour, with round ends. */
type LineProps = { readonly paint: Paint; readonly d: string; readonly width: number };
export const Line = ({ paint, d, width }: LineProps) => (
  <path d={d} fill="none" stroke-width={width} stroke-linecap="round" stroke-linejoin="round" style={{ stroke: PAINTS[paint] }} />
);
