import { Actor, Backdrop, Burst, CardShape, HeartShape, Place, ShieldShape } from '../../book/first-page-shapes.tsx';
import type { FirstPagePanel } from '../../game-ui.ts';
import { heroFigure } from './puppet-figures.ts';

const BRUNO = heroFigure('bruno-boom');
const FINN = heroFigure('fingers-finn');
const AUNTIE = heroFigure('auntie-buckle');
const TURNIP = heroFigure('boo-turnip');

/** Dust-Up in four pictures. */
export const firstPage: readonly FirstPagePanel[] = [
  {
    words: 'Lift the curtain. Only you may see your cards!',
    Drawing: () => (
      <>
        <Backdrop />
        <Actor figure={BRUNO} x={160} y={166} scale={0.74} />
        <Place x={112} y={156} turn={-16}>
          <CardShape>
            <Burst x={0} y={0} size={26} />
          </CardShape>
        </Place>
        <Place x={160} y={148}>
          <CardShape>
            <Place x={0} y={0} scale={0.8}>
              <ShieldShape />
            </Place>
          </CardShape>
        </Place>
        <Place x={208} y={156} turn={16}>
          <CardShape>
            <Place x={-24} y={-26} scale={1.5}>
              <HeartShape />
            </Place>
          </CardShape>
        </Place>
        <path d="M0 0H74Q66 90 20 190H0Z" style={{ fill: 'var(--ember-lo)' }} />
        <path d="M320 0H246Q254 90 300 190H320Z" style={{ fill: 'var(--ember-lo)' }} />
        <path d="M30 0H50Q44 90 8 180H0V150Q26 80 30 0ZM290 0H270Q276 90 312 180H320V150Q294 80 290 0Z" style={{ fill: 'var(--ember)' }} />
      </>
    ),
  },
  {
    words: 'Play a card. Each bonk takes a heart away!',
    Drawing: () => (
      <>
        <Backdrop />
        <Actor figure={BRUNO} mood="cross" x={112} turn={14} />
        <Actor figure={FINN} mood="hurt" x={244} turn={10} />
        <Burst x={184} y={94} />
        <Place x={262} y={8} scale={1.2} turn={12}>
          <HeartShape broken />
        </Place>
      </>
    ),
  },
  {
    words: 'A shield takes the bonk for you, until it breaks.',
    Drawing: () => (
      <>
        <Backdrop />
        <Actor figure={AUNTIE} mood="proud" x={92} />
        <Place x={170} y={112} scale={1.7}>
          <ShieldShape cracked />
        </Place>
        <Burst x={214} y={92} size={34} />
        <Actor figure={FINN} mood="cross" x={262} turn={-10} flip />
      </>
    ),
  },
  {
    words: 'No hearts? Go to bed and say boo. The last ones up win!',
    Drawing: () => (
      <>
        <Backdrop />
        <Actor figure={FINN} mood="out" x={62} y={182} scale={0.5} />
        <Actor figure={TURNIP} mood="out" x={258} y={182} scale={0.5} />
        <Actor figure={AUNTIE} mood="proud" x={160} y={172} scale={0.82} />
        {[116, 146, 176].map((x) => (
          <Place key={x} x={x} y={0} scale={0.9}>
            <HeartShape />
          </Place>
        ))}
      </>
    ),
  },
];
