import { Actor, Backdrop, Burst, CoinShape, DieShape, DoorShape, Place, StairsShape } from '../../book/first-page-shapes.tsx';
import type { FirstPagePanel } from '../../game-ui.ts';
import { heroFigure, MONSTER_FIGURES } from './puppet-figures.ts';

const ARCHER = heroFigure({ race: 'woodfolk', class: 'archer', elements: ['wood', 'water'] });
const WARRIOR = heroFigure({ race: 'human', class: 'warrior', elements: ['fire', 'metal'] });
const MEDIC = heroFigure({ race: 'oxkin', class: 'medic', elements: ['earth', 'metal'] });

/** Labyrinth in four pictures. */
export const firstPage: readonly FirstPagePanel[] = [
  {
    words: 'Make a hero. Dice say how strong, clever and lucky it is.',
    Drawing: () => (
      <>
        <Backdrop />
        <Actor figure={ARCHER} x={108} scale={0.82} />
        {[
          [196, 62, -12],
          [254, 88, 14],
          [212, 126, 6],
        ].map(([x = 0, y = 0, turn = 0]) => (
          <Place key={x} x={x} y={y} scale={0.44} turn={turn}>
            <DieShape />
          </Place>
        ))}
      </>
    ),
  },
  {
    words: 'Spend your silver in town. Then down you go, all together.',
    Drawing: () => (
      <>
        <Backdrop />
        <path d="M196 168V70H304V168" fill="none" style={{ stroke: 'var(--wood-lo)' }} stroke-width="8" />
        <path d="M186 74L202 40H298L314 74Z" style={{ fill: 'var(--paper)' }} />
        <path d="M186 74L202 40H221L210 74ZM235 74L240 40H260L263 74ZM288 74L280 40H298L314 74Z" style={{ fill: 'var(--ember)' }} />
        <path d="M190 122H310V168H190Z" style={{ fill: 'var(--wood-hi)' }} />
        <path d="M212 122Q206 92 222 92T234 122ZM252 122V98H280V122Z" style={{ fill: 'var(--plum-hi)' }} />
        <Actor figure={WARRIOR} x={54} scale={0.64} />
        <Actor figure={ARCHER} x={118} y={182} scale={0.62} />
        {[160, 178].map((x, i) => (
          <Place key={x} x={x} y={104 - i * 30} scale={0.9}>
            <CoinShape />
          </Place>
        ))}
      </>
    ),
  },
  {
    words: 'Tap a door. Whatever is in there: fight it, fool it or run!',
    Drawing: () => (
      <>
        <Backdrop dark />
        <Place x={238} y={168} scale={1.25}>
          <DoorShape />
        </Place>
        <Actor figure={MONSTER_FIGURES.goblin} mood="cross" x={244} scale={0.62} />
        <Burst x={176} y={96} size={32} />
        <Actor figure={MEDIC} mood="cross" x={62} scale={0.62} />
        <Actor figure={WARRIOR} mood="cross" x={126} y={182} scale={0.64} turn={6} />
      </>
    ),
  },
  {
    words: 'On floor five sleeps the Dragon. Beat it, and come home!',
    Drawing: () => (
      <>
        <Backdrop dark />
        <Place x={232} y={170}>
          <StairsShape />
        </Place>
        <Actor figure={MONSTER_FIGURES.dragon} mood="asleep" x={104} scale={0.92} />
        <Actor figure={WARRIOR} mood="proud" x={216} scale={0.56} />
        <Actor figure={ARCHER} mood="proud" x={278} y={110} scale={0.5} />
      </>
    ),
  },
];
