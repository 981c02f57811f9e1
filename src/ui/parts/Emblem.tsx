import type { Emblem as EmblemId } from '../../engine/seats.ts';
import { star } from './geometry.ts';
import { Picture } from './Picture.tsx';

const INK = '#2b171d';
const PALE = '#fff5db';

/** The names of the emblems. */
export const EMBLEM_NAMES: Readonly<Record<EmblemId, string>> = {
  sun: 'Sun',
  cloud: 'Cloud',
  clover: 'Clover',
  bolt: 'Bolt',
  fish: 'Fish',
  spark: 'Spark',
  moon: 'Moon',
  bell: 'Bell',
};

/** The colour of each emblem: Okabe and Ito's eight, with ink for black. */
export const EMBLEM_COLOURS: Readonly<Record<EmblemId, string>> = {
  sun: '#e69f00',
  cloud: '#56b4e9',
  clover: '#009e73',
  bolt: '#f0e442',
  fish: '#0072b2',
  spark: '#d55e00',
  moon: '#cc79a7',
  bell: INK,
};

/** Each picture in a box of 48: ink on the light discs, pale on the dark ones. */
const PICTURES: Readonly<Record<EmblemId, () => preact.JSX.Element>> = {
  sun: () => (
    <>
      <path d={star(24, 24, 16, 10.5, 9)} fill={INK} />
      <circle cx="24" cy="24" r="6" fill={EMBLEM_COLOURS.sun} />
    </>
  ),
  cloud: () => <path d="M14 32a7 7 0 0 1 0-14a10 10 0 0 1 18-2a8 8 0 0 1 3 16Z" fill={INK} />,
  clover: () => (
    <g fill={PALE}>
      <circle cx="24" cy="16" r="6.6" />
      <circle cx="16.5" cy="25" r="6.6" />
      <circle cx="31.5" cy="25" r="6.6" />
      <path d="M22.5 23h3.5q0 9 4 13h-7q1-6-.5-13Z" />
    </g>
  ),
  bolt: () => <path d="M28 7L12 27h10l-4 15L36 20H25Z" fill={INK} />,
  fish: () => (
    <>
      <path d="M9 24Q18 12 30 20L39 13Q36 24 39 35L30 28Q18 36 9 24Z" fill={PALE} />
      <circle cx="17" cy="22.5" r="2" fill={EMBLEM_COLOURS.fish} />
    </>
  ),
  spark: () => <path d="M24 8Q36 18 34 28Q33 39 24 39Q14 39 14 29Q14 22 20 20Q19 14 24 8Z" fill={PALE} />,
  moon: () => <path d="M29 8A16.5 16.5 0 1 0 40 31A13.5 13.5 0 0 1 29 8Z" fill={INK} />,
  bell: () => (
    <g fill={PALE}>
      <path d="M24 8q3 0 3 3q8 2 8 12q0 6 4 10H9q4-4 4-10q0-10 8-12q0-3 3-3Z" />
      <circle cx="24" cy="37" r="4" />
    </g>
  ),
};

/** An emblem as a group in a box of 48, for somebody's picture. */
export function EmblemShape({ emblem, shadow = true }: { emblem: EmblemId; shadow?: boolean }) {
  return (
    <g>
      {shadow && <circle cx="25.5" cy="27" r="23.5" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />}
      <circle cx="24" cy="24" r="23.5" fill={PALE} />
      <circle cx="24" cy="24" r="20.5" fill={EMBLEM_COLOURS[emblem]} />
      {PICTURES[emblem]()}
    </g>
  );
}

/** An emblem, `size` rem wide. Its name is said unless `label` says something better, or is empty because the words beside it do. */
export function Emblem({ emblem, size = 3, label = EMBLEM_NAMES[emblem] }: { emblem: EmblemId; size?: number; label?: string }) {
  return (
    <Picture viewBox="-1 -1 51 53" size={size} label={label}>
      <EmblemShape emblem={emblem} />
    </Picture>
  );
}
