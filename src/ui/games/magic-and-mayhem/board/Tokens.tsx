import { useLayoutEffect, useRef } from 'preact/hooks';
import { equal } from '../../../../engine/equal.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content.ts';
import { cutOf } from '../../../parts/inks.ts';
import { still } from '../../../parts/still.tsx';
import { prefersStillness } from '../../../parts/stillness.ts';
import { type Figure, figureKey, type Share, type Standing, shares } from './cast.ts';
import { BossFigure, FoeFigure } from './FoeFigure.tsx';
import { HeroFigure } from './HeroFigure.tsx';
import { type Plan, wayOf } from './plan.ts';

const STEP = 160;
/** However long the way, the walk is over by then. */
const LONGEST = 560;
const HOP = 6;

type TokensProps = {
  readonly cast: readonly Standing[];
  readonly plan: Plan;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly acting: number | null;
  readonly side: number;
  /** Whether two sides play against each other. */
  readonly contest: boolean;
};

/** All figures, each on an element of its own. */
export function Tokens({ cast, ...table }: TokensProps) {
  const places = shares(cast, table.acting === null ? null : figureKey({ hero: table.acting }));
  return (
    <>
      {cast.map(({ figure, mood }) => {
        const share = mood === 'sinking' ? { x: 0, y: 0, size: 1, more: 0 } : places.get(figure.key);
        return share ? (
          <Token key={`${figure.key}${mood === 'sinking' ? ' gone' : ''}`} figure={figure} mood={mood} share={share} {...table} />
        ) : null;
      })}
    </>
  );
}

const sameToken = (a: TokenProps, b: TokenProps): boolean =>
  a.mood === b.mood &&
  a.plan === b.plan &&
  a.side === b.side &&
  a.seats === b.seats &&
  isHolder(a) === isHolder(b) &&
  equal(a.share, b.share) &&
  equal(a.figure, b.figure);
const isHolder = ({ figure, acting }: TokenProps): boolean => figure.kind === 'hero' && figure.hero.seat === acting;

type TokenProps = Omit<TokensProps, 'cast'> & { readonly figure: Figure; readonly mood: Standing['mood']; readonly share: Share };

/** One figure; drawn again only when it moved or something about it changed, since at each step of a show only one does. */
const Token = still(({ figure, mood, share, plan, side, ...table }: TokenProps) => {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(figure.square);
  const { square } = figure;
  const x = square % plan.width;
  const y = Math.floor(square / plan.width);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = square;
    if (from !== square && !prefersStillness()) hop(element.current, [from, ...wayOf(plan, from, square)], plan.width, side);
  }, [square]);
  const holder = figure.kind === 'hero' && figure.hero.seat === table.acting;
  const boss = figure.kind === 'monster' && figure.monster.boss;
  return (
    <div
      ref={element}
      class={`token ${mood}${boss ? ' boss' : ''}`}
      data-at={square}
      data-figure={figure.key}
      style={{ transform: `translate(calc(var(--s) * ${x}), calc(var(--s) * ${y}))`, zIndex: String(2 * y + (holder ? 0 : 1)) }}
    >
      <div
        class="stand"
        style={{
          transform: share.size === 1 ? 'none' : `translate(calc(var(--s) * ${share.x}), calc(var(--s) * ${share.y})) scale(${share.size})`,
        }}
      >
        <div class="body">
          <Puppet figure={figure} holder={holder} {...table} />
        </div>
      </div>
      {share.more > 0 && <span class="more">+{share.more}</span>}
    </div>
  );
}, sameToken);

/** Walks square by square, with a little arc each. */
function hop(element: HTMLElement | null, path: readonly number[], width: number, side: number): void {
  const at = (square: number, up = 0) => `translate(${(square % width) * side}px, ${Math.floor(square / width) * side - up}px)`;
  const frames = path.flatMap((square, i) => {
    const next = path[i + 1];
    if (next === undefined) return [{ transform: at(square), easing: 'ease-in' }];
    const half = `translate(${(((square % width) + (next % width)) / 2) * side}px, ${
      ((Math.floor(square / width) + Math.floor(next / width)) / 2) * side - HOP
    }px)`;
    return [
      { transform: at(square), easing: 'ease-out' },
      { transform: half, easing: 'ease-in' },
    ];
  });
  element?.animate?.(frames, { duration: Math.min(LONGEST, STEP * (path.length - 1)) });
}

type PuppetProps = {
  readonly figure: Figure;
  readonly holder: boolean;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly contest: boolean;
};

function Puppet({ figure, holder, seats, content, contest }: PuppetProps) {
  const turned = useRef(0);
  const cut = cutOf(figure.art);
  if (figure.kind === 'hero') {
    const { seat, hp, most, lasting, side } = figure.hero;
    const states = [...new Set(lasting.map(({ state }) => state))].join();
    const emblem = seats[seat]?.emblem ?? 'sun';
    return <HeroFigure {...cut} emblem={emblem} torch={holder} hp={hp} most={most} states={states} side={contest ? side : null} />;
  }
  const { number, hp, most, lasting, asleep, gold, cards, unseen, boss, facing, monster } = figure.monster;
  const own = [...(asleep ? ['asleep'] : []), ...(gold + cards.length > 0 ? ['laden'] : [])];
  const states = [...new Set([...own, ...lasting.map(({ state }) => state)])].join();
  const looks = boss || content.monsters[monster]?.cone;
  // the short way round: from west to north is one quarter, not three back
  const want = facing * 90 - 90;
  turned.current += ((((want - turned.current) % 360) + 540) % 360) - 180;
  const Kind = boss ? BossFigure : FoeFigure;
  return <Kind {...cut} number={number} hp={hp} most={most} states={states} unseen={unseen} arrow={looks ? turned.current : null} />;
}
