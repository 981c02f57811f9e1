import { Actor, Arrow, Backdrop, Burst, CardShape, CoinShape, Place, StairsShape, TorchShape } from '../../book/first-page-shapes.tsx';
import type { FirstPagePanel } from '../../game-ui.ts';
import { heroFigure, monsterFigure } from './puppet-figures.ts';

const OWL = heroFigure('blink');
const KNIGHT = heroFigure('button');
const GRANNY = heroFigure('nana-nod');
const GOBLIN = monsterFigure('sock-goblin');
const BOSS = monsterFigure('grandpa-rumble');

/** A tile that lies on the floor: lit, or dark with a question mark. */
const Tile = ({ x, lit }: { readonly x: number; readonly lit: boolean }) => (
  <g transform={`translate(${x} 0)`}>
    <path
      d="M18 128H122L140 184H0Z"
      style={{ fill: lit ? 'var(--floor)' : 'var(--plum-lo)', stroke: 'var(--paper-hi)' }}
      stroke-width="4"
      stroke-linejoin="round"
    />
    {lit ? (
      <path d="M53 128L47 184M87 128L93 184M12 147H128M6 166H134" fill="none" style={{ stroke: 'var(--grid)' }} stroke-width="3" />
    ) : (
      <text x="70" y="174" text-anchor="middle" font-size="46" style={{ fill: 'var(--paper)', fontFamily: 'var(--disp)' }}>
        ?
      </text>
    )}
  </g>
);

/** Magic and Mayhem in four pictures. */
export const firstPage: readonly FirstPagePanel[] = [
  {
    words: 'Walk to a gap. The dark tile behind it lights up.',
    Drawing: () => (
      <>
        <Backdrop dark />
        <Tile x={14} lit />
        <Tile x={166} lit={false} />
        <Actor figure={KNIGHT} x={78} y={168} scale={0.62} />
        <Arrow from={[110, 90]} to={[226, 136]} rise={60} />
      </>
    ),
  },
  {
    words: 'Stop on an E and draw a card. Is it treasure, or trouble?',
    Drawing: () => (
      <>
        <Backdrop />
        <Tile x={18} lit />
        <text x="36" y="178" font-size="34" style={{ fill: 'var(--ember-lo)', fontFamily: 'var(--disp)' }}>
          E
        </text>
        <Actor figure={OWL} mood="oh" x={92} y={168} scale={0.62} />
        <Place x={196} y={92} turn={-8} scale={1.25}>
          <CardShape>
            <Place x={-25} y={-26} scale={1.6}>
              <CoinShape />
            </Place>
          </CardShape>
        </Place>
        <Place x={272} y={104} turn={9} scale={1.25}>
          <CardShape>
            <Actor figure={GOBLIN} x={0} y={26} scale={0.27} />
          </CardShape>
        </Place>
      </>
    ),
  },
  {
    words: 'Next to a monster? Hit it. You need no die for that.',
    Drawing: () => (
      <>
        <Backdrop />
        <Actor figure={GRANNY} mood="cross" x={98} turn={10} />
        <Burst x={178} y={98} />
        <Actor figure={GOBLIN} mood="hurt" x={246} turn={10} />
      </>
    ),
  },
  {
    words: 'Beat the boss. Then all run out before the torch is out!',
    Drawing: () => (
      <>
        <Backdrop dark />
        <Actor figure={BOSS} mood="out" x={58} y={182} scale={0.56} />
        <Place x={236} y={170}>
          <StairsShape />
        </Place>
        <Place x={216} y={88} scale={0.78}>
          <TorchShape />
        </Place>
        <Actor figure={GRANNY} mood="proud" x={142} scale={0.52} />
        <Actor figure={KNIGHT} mood="proud" x={204} y={180} scale={0.52} />
        <Actor figure={OWL} mood="proud" x={278} y={112} scale={0.46} />
      </>
    ),
  },
];
