import type { ComponentChildren } from 'preact';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { House, TownThing } from '../../../../games/labyrinth/state/constants.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { dot, shape } from '../shapes.tsx';

/** What errands have brought to the town (LA-45), each drawn on its feet at 0, 0 and about 36 high. */

const INK = '#231016';
const PAPER = '#fff5db';

const DRAWN: { readonly [K in TownThing]: () => ComponentChildren } = {
  goat: () => (
    <>
      {shape('M-16 0v-16q0-8 8-8h14l4-8h8l4 6-6 6v20h-5v-10h-17v10z', '#f3ead2')}
      <path d="M12-31q-2-8-9-7M18-30q2-6-2-9" fill="none" stroke="#8a6a3c" stroke-width="3" />
      {shape('M20-22l2 8-6-4z', '#cdbf9c')}
      {dot(15, -27, 2, INK)}
    </>
  ),
  hen: () => (
    <>
      <path d="M-14-22q2 8 8 8 8-2 8-12 0-6 6-6t6 7q4 20-14 22-14 0-14-19zM-4-4v4M4-4v4" fill="#d9682a" stroke-width="3" />
      {shape('M6-33l2-5 3 4 4-3v6z', '#d7263d')}
      {shape('M14-26l6 2-6 3z', '#ffc53a')}
      {dot(10, -27, 1.8, INK)}
    </>
  ),
  cat: () => (
    <>
      {shape('M-12 0q-2-18 8-20l-1-14 6 5h4l6-5v14q8 4 5 20zM15-2q10-2 7-16', INK)}
      {dot(0, -23, 2.2, '#ffe14d')}
      {dot(7, -23, 2.2, '#ffe14d')}
    </>
  ),
  flag: () => (
    <>
      {shape('M-2 0v-40h4V0z', '#6b3516')}
      {shape('M2-40q10 6 20 0v17q-10 6-20 0z', '#d7263d')}
      {shape('M12-37l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z', '#ffe14d')}
    </>
  ),
  lamp: () => (
    <>
      <circle cx="0" cy="-24" r="17" fill="#ffe08a" opacity=".4" stroke="none" />
      {shape('M-2 0v-16h4V0z', INK)}
      {shape('M-8-32L-6-15H6l2-17z', '#ffc53a')}
      {shape('M-10-32L0-39 10-32z', '#3b2430')}
    </>
  ),
  flowers: () => (
    <>
      {shape('M-10-14h20L7 0H-7z', '#c1582a')}
      <path d="M-5-14q-2-8-4-12M0-14v-16M5-14q2-6 5-10" fill="none" stroke="#4d8a3a" stroke-width="3" />
      {dot(-9, -28, 6, '#e85d9b')}
      {dot(0, -33, 6, '#ffe14d')}
      {dot(10, -26, 6, '#7fd6ff')}
    </>
  ),
  bell: () => (
    <>
      {shape('M-14 0v-36h28V0h-4v-32h-20V0z', '#6b3516')}
      {shape('M-8-8q2-4 2-10 0-8 6-8t6 8q0 6 2 10z', '#ffc53a')}
      {dot(0, -6, 3, '#b3700f')}
    </>
  ),
  kite: () => (
    <>
      <path d="M0 0q-8-8 0-14t2-10" fill="none" stroke="#f4f7f2" stroke-width="2.5" />
      {shape('M2-46l12 12L2-20l-12-14z', '#2f8fd8')}
      <path d="M2-46v26M-10-34h24" stroke="#ffe14d" stroke-width="2.5" />
    </>
  ),
  bench: () => <path d="M-20-22h40v6h-40zM-20-12h40v5h-40zM-16-7h5V0h-5zM11-7h5V0h-5zM-17-24h4v18h-4zM13-24h4v18h-4z" fill="#a5642c" />,
  tree: () => (
    <>
      {shape('M-3 0v-18h6V0z', '#6b3516')}
      {shape('M0-46q16 4 14 18-2 12-14 12t-14-12q-2-14 14-18z', '#4d8a3a')}
      {dot(-6, -26, 3.5, '#8c2f6b')}
      {dot(5, -33, 3.5, '#8c2f6b')}
      {dot(6, -22, 3.5, '#8c2f6b')}
    </>
  ),
  pie: () => (
    <>
      {shape('M-16-10h32l-5 10h-22z', '#d9dfe4')}
      {shape('M-18-10q2-12 18-12t18 12z', '#e0a04a')}
      <path d="M-6-19l-3 6M1-20v6M8-18l3 5" fill="none" stroke="#8a4f16" stroke-width="2.5" />
    </>
  ),
  washing: () => (
    <>
      <path d="M-24-30q24 10 48 0" fill="none" stroke="#f4f7f2" stroke-width="2.5" />
      {shape('M-18-28h9v12h7v6h-16z', '#ffe14d')}
      {shape('M-2-26h9v12h6v6H-2z', '#7fd6ff')}
      {shape('M13-27h8v11h5v6H13z', '#e85d9b')}
    </>
  ),
  statue: () => (
    <>
      {shape('M-13-8h26v8h-26z', '#7c8a94')}
      {shape('M-9-8q-2-16 4-18-4-12 6-14 8 0 7 8l5 3-5 2q4 6 3 19z', '#b9c4cb')}
      {dot(3, -32, 1.8, INK)}
    </>
  ),
  balloon: () => (
    <>
      <path d="M0 0q-6-8 0-16" fill="none" stroke="#f4f7f2" stroke-width="2.5" />
      {shape('M0-16q-12-6-12-18 0-12 12-12t12 12q0 12-12 18zl-4 5h8z', '#d7263d')}
      <path d="M-6-36q0-6 5-6" fill="none" stroke="#ffd2d8" stroke-width="3" />
    </>
  ),
};

/** One of them, cut out with a rim of paper. */
export const ThingShape = ({ thing }: { readonly thing: TownThing }) => (
  <g stroke={PAPER} stroke-width="2.5" stroke-linejoin="round" style={{ paintOrder: 'stroke' }}>
    {DRAWN[thing]()}
  </g>
);

type ThingsProps = { readonly house: House; readonly done: readonly string[]; readonly content: Content };

/** Those that stand at one house, over its drawing of 240 x 300. */
export const TownThings = memoized(({ house, done, content }: ThingsProps) => (
  <svg class="house-things" viewBox="0 0 240 300" preserveAspectRatio="xMidYMax meet" aria-hidden>
    {done.map((errand) => {
      const { brings } = cardOf(content.errands, errand);
      return (
        brings.house === house && (
          <g key={errand} data-thing={errand} transform={`translate(${brings.x} ${brings.y})`}>
            <ThingShape thing={brings.thing} />
          </g>
        )
      );
    })}
  </svg>
));
