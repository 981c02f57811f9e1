import type { ComponentChildren } from 'preact';
import type { GameTypes } from '../../../engine/game.ts';
import type { Happening, HappeningKind, Unit } from '../../../engine/shared/happening.ts';
import type { GameUi } from '../../game-ui.ts';
import { moved, scallop, star } from '../../parts/geometry.ts';
import { Picture } from '../../parts/Picture.tsx';
import { TorchShape } from '../../parts/Torch.tsx';
import type { Mood } from '../../puppets/figure.ts';
import type { TableController } from '../table-controller.ts';
import { DoerShape, SeatShape } from './Face.tsx';

/** The drawings of "While you were away", in a box of 300 x 230. */

const HEART = 'M0 15L-14 1A8.5 8.5 0 0 1 0-9A8.5 8.5 0 0 1 14 1Z';
const SHIELD = 'M0-30L25-21V0Q23 23 0 33Q-23 23-25 0V-21Z';
const HALF = 'M0-30L25-21V0Q23 23 0 33Z';
/** The left and the right piece of a broken card. */
const PIECES = [
  'M-62-60H8L-6-34L10-10L-8 16L8 40L-4 66H-62Q-72 66-72 56V-50Q-72-60-62-60Z',
  'M8-60H62Q72-60 72-50V56Q72 66 62 66H-4L8 40L-8 16L10-10L-6-34Z',
] as const;
const SPLINTERS = [
  [136, 64, 20],
  [166, 52, -30],
  [150, 182, 40],
  [122, 170, -16],
  [178, 178, 70],
] as const;
const SPARKS = [
  [46, 60, 12],
  [72, 28, 8],
  [248, 70, 12],
  [262, 34, 8],
] as const;

const OUTLINE = { style: { stroke: 'var(--paper-hi)' }, 'stroke-width': 7, 'stroke-linejoin': 'round' } as const;

const HeartShape = () => (
  <>
    <path d={HEART} {...OUTLINE} />
    <path d={HEART} style={{ fill: 'var(--heart)', stroke: 'var(--heart-edge)' }} stroke-width="2.5" stroke-linejoin="round" />
    <path d="M-9-1a5 5 0 0 1 4-4" stroke="#ffb39a" stroke-width="2.6" fill="none" stroke-linecap="round" />
  </>
);
const ShieldShape = () => (
  <>
    <path d={SHIELD} {...OUTLINE} />
    <path d={SHIELD} fill="#56b4e9" />
    <path d={HALF} fill="#0072b2" />
  </>
);
const CoinShape = () => (
  <>
    <circle r="20" {...OUTLINE} />
    <circle r="20" fill="#8a5a00" />
    <circle cy="-2" r="19" style={{ fill: 'var(--flame)' }} />
    <circle cy="-2" r="13" fill="none" stroke="#8a5a00" stroke-width="3" stroke-dasharray="4 3" />
  </>
);
const CardShape = () => (
  <>
    <rect x="-22" y="-31" width="44" height="62" rx="8" {...OUTLINE} style={{ fill: 'var(--ember-hi)', stroke: 'var(--paper-hi)' }} />
    <path d={scallop(0, -4, 13, 9, 1.1)} style={{ fill: 'var(--glow)' }} />
  </>
);
const THINGS: { readonly [K in Unit]: () => preact.JSX.Element } = {
  heart: HeartShape,
  shield: ShieldShape,
  gold: CoinShape,
  card: CardShape,
};

/** A shield and a card as small glyphs beside a number. */
export const ShieldGlyph = ({ size }: { readonly size: number }) => (
  <Picture viewBox="-32 -36 64 72" size={size}>
    <ShieldShape />
  </Picture>
);
export const CardGlyph = ({ size }: { readonly size: number }) => (
  <Picture viewBox="-36 -36 72 72" size={size}>
    <CardShape />
  </Picture>
);

/** Sky, light and ground: warm for a hit and for gifts, cool for what is lost, night for who is out. */
const WARM = ['#ffb347', 'var(--flame)', 'var(--glow)', 'var(--ember-lo)'] as const;
const COOL = ['var(--night-700)', '#2e6b6c', '#4f8f86', 'var(--night-800)'] as const;
const DARK = ['var(--night-900)', 'var(--night-800)', 'var(--night-700)', '#0e2c36'] as const;
const SKIES: { readonly [K in HappeningKind]: readonly [string, string, string, string] } = {
  hit: WARM,
  held: COOL,
  broke: COOL,
  taken: COOL,
  out: DARK,
  back: WARM,
  given: WARM,
  beaten: WARM,
  news: COOL,
};
const [WIDE, NARROW] = [scallop(150, 112, 142, 16, 1.05), scallop(150, 112, 98, 14, 1.05, 0.2)];
const GROUND = 'M0 182Q80 164 160 178T300 172V330H0Z';

const Sky = ({ kind }: { readonly kind: HappeningKind }) => {
  const [sky, far, near, ground] = SKIES[kind];
  return (
    <>
      <rect y="-80" width="300" height="400" style={{ fill: sky }} />
      <path d={WIDE} style={{ fill: far }} />
      <path d={NARROW} style={{ fill: near }} />
      <path d={GROUND} style={{ fill: ground }} />
    </>
  );
};

const At = ({
  x,
  y,
  scale = 1,
  turn = 0,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  children: ComponentChildren;
}) => <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>{children}</g>;

const Burst = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <path d={star(x, y, 62, 40, 12)} style={{ fill: 'var(--paper-hi)' }} />
    <path d={star(x, y, 50, 31, 12)} style={{ fill: 'var(--heart)' }} />
  </>
);
const Sparks = () => (
  <>
    {SPARKS.map(([x, y, radius]) => (
      <path
        key={x}
        d={star(x, y, radius, radius * 0.45, 5)}
        style={{ fill: 'var(--flame)', stroke: 'var(--paper-hi)' }}
        stroke-width="2.5"
        stroke-linejoin="round"
      />
    ))}
  </>
);

/** A thing in two pieces. */
const Broken = () => (
  <>
    {PIECES.map((piece, i) => (
      <At key={piece} x={i === 0 ? 118 : 192} y={i === 0 ? 84 : 90} scale={0.84} turn={i === 0 ? -12 : 13}>
        <path d={moved(piece, 5, 9)} style={{ fill: 'var(--cast)' }} opacity=".4" />
        <path d={piece} style={{ fill: 'var(--moss)', stroke: 'var(--paper-hi)' }} stroke-width="8" stroke-linejoin="round" />
        <At x={i === 0 ? -32 : 32} y={4}>
          <path d={i === 0 ? SHIELD : HALF} fill={i === 0 ? '#56b4e9' : '#0072b2'} />
        </At>
      </At>
    ))}
    {SPLINTERS.map(([x, y, turn]) => (
      <path
        key={turn}
        d="M0 0L22 4L4 9Z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
        style={{ fill: 'var(--wood-hi)', stroke: 'var(--paper-hi)' }}
        stroke-width="2.5"
      />
    ))}
  </>
);

/** How somebody feels about it: who did it, and to whom it was done. */
const MOODS: { readonly [K in HappeningKind]: readonly [by: Mood, to: Mood] } = {
  hit: ['cross', 'hurt'],
  held: ['cross', 'proud'],
  broke: ['proud', 'oh'],
  taken: ['proud', 'oh'],
  out: ['proud', 'out'],
  back: ['proud', 'proud'],
  given: ['proud', 'proud'],
  beaten: ['out', 'proud'],
  news: ['oh', 'oh'],
};

/** More than so many are counted by a number alone. */
const MAX_DRAWN = 5;
/** How many things are drawn for an amount, in the picture and beside the number. */
export const countOf = ({ amount, unit }: Happening): number => (unit === 'gold' || amount > MAX_DRAWN ? 1 : amount);

/** Hearts that fly off, in a bow over the blow. */
const Hearts = ({ count }: { readonly count: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => {
      const side = i - (count - 1) / 2;
      return (
        <At key={i} x={156 + 34 * side} y={34 + 6 * side * side} scale={1.35} turn={18 * side}>
          <HeartShape />
        </At>
      );
    })}
  </>
);

/** What lies between the two, or flies about one alone. */
function Middle(happening: Happening) {
  const { kind, unit, by, to } = happening;
  const Thing = THINGS[unit ?? 'card'];
  switch (kind) {
    case 'hit':
      return (
        <>
          <Burst x={156} y={128} />
          <Hearts count={countOf(happening)} />
        </>
      );
    case 'held':
      return (
        <At x={152} y={112} scale={1.7} turn={-6}>
          <ShieldShape />
        </At>
      );
    case 'broke':
      return <Broken />;
    case 'taken':
    case 'given':
      return (
        <At x={150} y={72} scale={1.4} turn={kind === 'taken' ? -14 : 10}>
          <Thing />
        </At>
      );
    case 'news':
      // what is nobody's alone has the torch as its picture
      return by === null && to === null ? (
        <At x={116} y={6} scale={0.36} turn={6}>
          <TorchShape />
        </At>
      ) : (
        <At x={150} y={48}>
          <path d={scallop(0, 0, 34, 11, 1.05)} style={{ fill: 'var(--paper-hi)' }} />
          <text y="18" text-anchor="middle" font-size="50" style={{ fill: 'var(--ember-lo)', fontFamily: 'var(--disp)' }}>
            !
          </text>
        </At>
      );
    default:
      return <Sparks />;
  }
}

type SceneProps<V extends GameTypes> = { readonly play: TableController<V>; readonly ui: GameUi<V>; readonly happening: Happening };

/** One happening as a drawing. Its words stand beside it. */
export function AwayScene<V extends GameTypes>({ play, ui, happening }: SceneProps<V>) {
  const { kind, by, to } = happening;
  const [feelsBy, feelsTo] = MOODS[kind];
  const isOwn = by !== null && 'seat' in by && by.seat === to;
  const doer = isOwn || kind === 'out' ? null : by;
  // a broken thing is large: the faces look on from below
  const low = kind === 'broke';
  const alone = doer === null || to === null;
  return (
    <svg viewBox="0 0 300 230" preserveAspectRatio="xMidYMid slice" class="away-scene" aria-hidden>
      <Sky kind={kind} />
      <Middle {...happening} />
      {doer && (
        <At x={alone ? 76 : 2} y={alone ? 70 : low ? 112 : 82} scale={alone ? 0.76 : low ? 0.54 : 0.7} turn={alone ? 0 : 4}>
          <DoerShape play={play} ui={ui} doer={doer} mood={feelsBy} />
        </At>
      )}
      {to !== null && (
        <At x={alone ? 70 : low ? 188 : 156} y={alone ? 58 : low ? 120 : 92} scale={alone ? 0.8 : low ? 0.54 : 0.68} turn={alone ? 0 : -4}>
          <SeatShape play={play} ui={ui} seat={to} mood={feelsTo} />
        </At>
      )}
    </svg>
  );
}
