import type { ComponentChildren } from 'preact';
import type { Clue } from '../../../../games/labyrinth/state/constants.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { dot, shape } from '../shapes.tsx';

/** What a door shows (LA-43), drawn over its picture in a box of 100: thirteen doors that are told apart without words. */

const INK = '#231016';
const PAPER = '#fff3d0';
const outlined = { stroke: PAPER, 'stroke-width': 4, 'stroke-linejoin': 'round', 'paint-order': 'stroke' } as const;

const EYES = [
  [30, 40],
  [68, 34],
  [54, 64],
] as const;
const COINS = [
  [22, 84, 9],
  [42, 88, 10],
  [64, 86, 9],
  [82, 78, 11],
  [52, 74, 8],
] as const;
const PUFFS = [
  [24, 30, 13],
  [42, 18, 12],
  [62, 24, 15],
  [78, 40, 11],
] as const;

const DRAWN: { readonly [K in Clue]: () => ComponentChildren } = {
  peek: () => (
    <>
      {shape('M14 30q36-24 72 0v40q-36 24-72 0z', INK, outlined)}
      {dot(34, 50, 15, '#ffe14d')}
      {dot(66, 50, 15, '#ffe14d')}
      {dot(37, 52, 7, INK)}
      {dot(69, 52, 7, INK)}
    </>
  ),
  eyes: () => (
    <>
      {shape('M8 16h84v68H8z', INK, outlined)}
      {EYES.map(([x, y]) => (
        <g key={x} fill="#ffe14d">
          <path d={`M${x - 19} ${y - 10}l18 8q0 12-9 12t-9-20zM${x + 19} ${y - 10}l-18 8q0 12 9 12t9-20z`} />
          <path d={`M${x - 9} ${y}v6M${x + 9} ${y}v6`} stroke={INK} stroke-width="5" />
        </g>
      ))}
    </>
  ),
  claws: () =>
    [22, 40, 58, 76].map((x) => <path key={x} d={`M${x + 10} 8q8 38-16 82q-4-42 16-82z`} fill={INK} stroke="#f3c98b" stroke-width="3" />),
  smoke: () => (
    <>
      {shape('M14 96q-4-22 10-34q2 12 9 14q2-22 17-34q0 20 12 28q4-8 4-16q18 18 18 42z', '#f2731d', outlined)}
      {shape('M34 96q-2-14 14-26q2 12 10 14q8 4 4 12z', '#ffd23f')}
      {PUFFS.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill="#8d8794" {...outlined} />
      ))}
    </>
  ),
  soup: () => (
    <>
      {shape('M16 54h68q-2 34-34 34t-34-34z', '#2f6fb5', outlined)}
      <ellipse cx="50" cy="54" rx="34" ry="9" fill="#f2731d" {...outlined} />
      <g fill="none" stroke={PAPER} stroke-width="7" stroke-linecap="round">
        <path d="M36 38q-8-10 0-18t0-16M60 38q-8-10 0-18t0-16" />
      </g>
      {shape('M50 82q-14-9-9-16q5-4 9 2q4-6 9-2q5 7-9 16z', '#d7263d')}
    </>
  ),
  coins: () => (
    <>
      {COINS.map(([cx, cy, r]) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r={r} fill="#ffc53a" {...outlined} />
          <circle cx={cx} cy={cy} r={r * 0.5} fill="none" stroke="#b3700f" stroke-width="3" />
        </g>
      ))}
      {shape('M30 14l5 13 13 5-13 5-5 13-5-13-13-5 13-5zM72 26l4 10 10 4-10 4-4 10-4-10-10-4 10-4z', '#ffe680', outlined)}
    </>
  ),
  glow: () => (
    <>
      <path
        d="M50 50L38 2h24zM50 50L2 38v24zM50 50l48-12v24zM50 50L38 98h24zM50 50L10 22l12-12zM50 50l40-28-12-12zM50 50L10 78l12 12zM50 50l40 28-12 12z"
        fill="#7fd6ff"
        opacity="0.75"
      />
      {shape('M50 18l22 26-22 40-22-40z', '#b8ecff', outlined)}
      {shape('M28 44h44L50 84z', '#4fb3e8')}
    </>
  ),
  draught: () => (
    <>
      {shape('M8 40h84v56H8z', INK, outlined)}
      {shape('M8 48h26v12h20v12h20v12h18v12H8z', '#e0a45c')}
      <g fill="none" stroke-linecap="round">
        <path d="M20 34h36q16 0 16-13T58 8q-9 0-9 9" stroke="#1d4a58" stroke-width="13" />
        <path d="M20 34h36q16 0 16-13T58 8q-9 0-9 9" stroke="#e8fbff" stroke-width="7" />
      </g>
      <path d="M62 36l26 26m0-18v18H70" fill="none" stroke="#e8fbff" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" />
    </>
  ),
  web: () => (
    <>
      <g fill="none" stroke="#f4f7f2" stroke-width="3.5">
        <path d="M8 8l84 84M8 8l40 88M8 8l88 40M8 8v84M8 8h84" />
        <path d="M36 8q-2 10-6 14t-4 8q-10 4-18 6M62 8q-2 16-12 22t-10 16q-16 8-32 14M88 8q-2 24-20 36T54 70q-22 12-46 16" />
      </g>
      <g fill="none" stroke="#f4f7f2" stroke-width="3">
        <path d="M96 96L54 66M96 96L66 44M96 96V40M96 96H48" />
        <path d="M84 96q-1-7 1-8q-2-6 3-9q0-4 8-5M66 96q-2-12 4-18q0-10 8-14q6-8 18-8" />
      </g>
    </>
  ),
  ribbon: () => (
    <>
      {shape('M10 20h80l6 26H4z', '#fff3d0', outlined)}
      {shape('M10 20h16l-5 26H4zM42 20h16v26H40zM74 20h16l6 26H79z', '#d7263d')}
      {shape('M4 46q8 14 18 0q9 14 18 0q10 14 20 0q9 14 18 0q10 14 18 0z', '#d7263d', outlined)}
      {dot(50, 76, 17, '#d9dfe4', outlined)}
      <circle cx="50" cy="76" r="10" fill="none" stroke="#7c8a94" stroke-width="3.5" />
    </>
  ),
  voices: () => (
    <>
      <path d="M14 14h72q8 0 8 8v38q0 8-8 8H52L34 90l2-22H14q-8 0-8-8V22q0-8 8-8z" fill={PAPER} stroke={INK} stroke-width="4" />
      <path d="M38 32q1-10 12-10t12 9q0 7-8 10q-4 2-4 8" fill="none" stroke="#8c2f6b" stroke-width="7" stroke-linecap="round" />
      {dot(50, 59, 4.5, '#8c2f6b')}
    </>
  ),
  errand: () => (
    <>
      <path d="M22 98V6" stroke={PAPER} stroke-width="14" stroke-linecap="round" />
      <path d="M22 98V6" stroke="#6b3516" stroke-width="8" stroke-linecap="round" />
      {shape('M24 10h68L76 34l16 24H24z', '#1f9d62', outlined)}
      {shape('M52 17l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', '#ffe14d')}
    </>
  ),
  warning: () => (
    <>
      <path
        d="M50 8q5 0 8 6l36 66q5 12-8 12H14q-13 0-8-12l36-66q3-6 8-6z"
        fill="#ffd23f"
        stroke={INK}
        stroke-width="7"
        stroke-linejoin="round"
      />
      {shape('M44 34h12l-3 30h-6z', INK)}
      {dot(50, 77, 6, INK)}
    </>
  ),
};

/** A clue over a door. */
export const ClueSign = memoized(({ clue }: { readonly clue: Clue }) => (
  <svg class="clue-sign" viewBox="0 0 100 100" aria-hidden>
    {DRAWN[clue]()}
  </svg>
));
