import { Actor, Backdrop, ChestShape, CoinShape, DieShape, Place } from '../../book/first-page-shapes.tsx';
import type { FirstPagePanel } from '../../game-ui.ts';
import { diggerOf, monsterFigure } from './puppet-figures.ts';

const RACCOON = diggerOf(0).figure;
const FOX = diggerOf(1).figure;
const SQUIRREL = diggerOf(4).figure;
const GOBLIN = monsterFigure('goblin', 1);

/** A tile of 90 with paths, about its middle: straight on, or with a bend. */
const TileShape = ({ bend = false }: { readonly bend?: boolean }) => {
  const path = bend ? 'M-45 0H0V45' : 'M-45 0H45M0 0V45';
  return (
    <>
      <rect x="-43" y="-39" width="92" height="92" rx="10" style={{ fill: 'var(--cast)' }} fill-opacity=".4" />
      <rect x="-46" y="-46" width="92" height="92" rx="10" style={{ fill: 'var(--moss)', stroke: 'var(--paper-hi)' }} stroke-width="4" />
      <path d={path} fill="none" style={{ stroke: 'var(--moss-lo)' }} stroke-width="38" stroke-linejoin="round" />
      <path d={path} fill="none" style={{ stroke: 'var(--floor)' }} stroke-width="28" stroke-linejoin="round" />
    </>
  );
};

/** Coins in a heap. */
const Coins = ({ x, y, count }: { readonly x: number; readonly y: number; readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <Place key={i} x={x + (i % 3) * 20} y={y - Math.floor(i / 3) * 16 - (i % 2) * 5} scale={0.9}>
        <CoinShape />
      </Place>
    ))}
  </>
);

/** Traps and Treasures in four pictures. */
export const firstPage: readonly FirstPagePanel[] = [
  {
    words: 'Pick a tile, turn it, and lay it where you want to go.',
    Drawing: () => (
      <>
        <Backdrop />
        <Place x={82} y={112}>
          <TileShape />
        </Place>
        <Place x={206} y={88} turn={12}>
          <TileShape bend />
        </Place>
        <path d="M252 44q34 4 38 40" fill="none" style={{ stroke: 'var(--flame)' }} stroke-width="7" stroke-linecap="round" />
        <path d="M276 74L290 86L300 68" fill="none" style={{ stroke: 'var(--flame)' }} stroke-width="7" stroke-linecap="round" />
        <Actor figure={RACCOON} x={78} y={152} scale={0.52} />
      </>
    ),
  },
  {
    words: 'Look for a monster and roll. You get gold, or a bump!',
    Drawing: () => (
      <>
        <Backdrop dark />
        <Actor figure={FOX} mood="oh" x={66} scale={0.66} />
        <Place x={136} y={96} scale={0.5} turn={-10}>
          <DieShape />
        </Place>
        <Coins x={134} y={44} count={3} />
        <Actor figure={GOBLIN} mood="cross" x={250} />
      </>
    ),
  },
  {
    words: 'Carry gold home and rest, before somebody robs you.',
    Drawing: () => (
      <>
        <Backdrop />
        <Place x={238} y={174} scale={1.3}>
          <ChestShape />
        </Place>
        <Actor figure={SQUIRREL} mood="proud" x={92} />
        <Coins x={150} y={62} count={3} />
      </>
    ),
  },
  {
    words: 'Enough at home rings the bell: one last turn, counted double!',
    Drawing: () => (
      <>
        <Backdrop />
        <Place x={158} y={174}>
          <ChestShape />
        </Place>
        <Actor figure={RACCOON} mood="proud" x={62} turn={-8} />
        <Coins x={142} y={82} count={3} />
        <Actor figure={FOX} mood="oh" x={262} turn={-8} />
      </>
    ),
  },
];
