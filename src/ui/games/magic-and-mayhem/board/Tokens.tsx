import { useLayoutEffect, useRef } from 'preact/hooks';
import { equal } from '../../../../engine/equal.ts';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/magic-and-mayhem/content/content.ts';
import { memoized } from '../../../parts/memoize.tsx';
import { moveElement } from '../../../parts/move-element.ts';
import type { Mood } from '../../../puppets/figure.ts';
import { heroFigure, heroMood, monsterFigure, monsterMood } from '../puppet-figures.ts';
import { type Plan, wayOf } from './board-plan.ts';
import { ALONE, type Figure, figureKey, frameMoods, type Share, type Standing, squareShares } from './figures.ts';
import { HeroFigure } from './HeroFigure.tsx';
import { BossFigure, MonsterFigure } from './MonsterFigure.tsx';
import type { Cue } from './props.ts';

/** Whoever strikes or is hit stands before all others. */
const IN_FRONT = 1000;
/** In each row of squares: whoever acts, and over them the others, so that large arms and a torch hide no number and no hearts. */
const LAYERS = 2;
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
  readonly cue: Cue | null;
};

/** All figures, each on an element of its own. */
export function Tokens({ cast, cue, ...table }: TokensProps) {
  const faces = frameMoods(cue);
  const places = squareShares(cast, table.acting === null ? null : figureKey({ hero: table.acting }), table.plan.width);
  return (
    <>
      {cast.map(({ figure, mood }) => {
        const share = mood === 'sinking' ? ALONE : places.get(figure.key);
        return share ? (
          <Token
            key={`${figure.key}${mood === 'sinking' ? ' gone' : ''}`}
            figure={figure}
            mood={mood}
            face={faces.get(figure.key) ?? null}
            share={share}
            {...table}
          />
        ) : null;
      })}
    </>
  );
}

const sameToken = (a: TokenProps, b: TokenProps): boolean =>
  a.mood === b.mood &&
  a.face === b.face &&
  a.plan === b.plan &&
  a.side === b.side &&
  a.seats === b.seats &&
  isHolder(a) === isHolder(b) &&
  equal(a.share, b.share) &&
  equal(a.figure, b.figure);
const isHolder = ({ figure, acting }: TokenProps): boolean => figure.kind === 'hero' && figure.hero.seat === acting;

type TokenProps = Omit<TokensProps, 'cast' | 'cue'> & {
  readonly figure: Figure;
  readonly mood: Standing['mood'];
  /** The face of this frame, where it has one. */
  readonly face: Mood | null;
  readonly share: Share;
};

/** One figure; drawn again only when it moved or something about it changed, since at each step of a show only one does. */
const Token = memoized(({ figure, mood, face, share, plan, side, ...table }: TokenProps) => {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(figure.square);
  const { square } = figure;
  const x = square % plan.width;
  const y = Math.floor(square / plan.width);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = square;
    if (from !== square) hop(element.current, [from, ...wayOf(plan, from, square)], plan.width, side);
  }, [square]);
  const holder = figure.kind === 'hero' && figure.hero.seat === table.acting;
  const boss = figure.kind === 'monster' && figure.monster.boss;
  return (
    <div
      ref={element}
      class={`token ${mood}${boss ? ' boss' : ''}`}
      data-at={square}
      data-figure={figure.key}
      style={{
        transform: `translate(calc(var(--s) * ${x}), calc(var(--s) * ${y}))`,
        zIndex: String(LAYERS * y + (holder ? 0 : 1) + (face === null ? 0 : IN_FRONT)),
      }}
    >
      <div
        class="stand"
        style={{
          transform:
            share.size === 1
              ? 'none'
              : `translate(calc(var(--s) * ${share.x}), calc(var(--s) * ${share.y})) rotate(${share.lean}deg) scale(${share.size})`,
        }}
      >
        <div class="body">
          <TokenPuppet figure={figure} face={face} holder={holder} {...table} />
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
  moveElement(element, frames, { duration: Math.min(LONGEST, STEP * (path.length - 1)) });
}

type TokenPuppetProps = Pick<TokenProps, 'figure' | 'face'> & {
  readonly holder: boolean;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  readonly contest: boolean;
};

function TokenPuppet({ figure, face, holder, seats, content, contest }: TokenPuppetProps) {
  const turned = useRef(0);
  if (figure.kind === 'hero') {
    const { seat, hero, hp, most, lasting, side } = figure.hero;
    const states = [...new Set(lasting.map(({ state }) => state))].join();
    const emblem = seats[seat]?.emblem ?? 'sun';
    const drawn = { figure: heroFigure(hero), mood: face ?? heroMood(figure.hero) };
    return <HeroFigure {...drawn} emblem={emblem} torch={holder} hp={hp} most={most} states={states} side={contest ? side : null} />;
  }
  const { number, hp, most, lasting, asleep, gold, cards, unseen, boss, facing, monster } = figure.monster;
  const own = [...(asleep ? ['asleep'] : []), ...(gold + cards.length > 0 ? ['laden'] : [])];
  const states = [...new Set([...own, ...lasting.map(({ state }) => state)])].join();
  const looks = boss || content.monsters[monster]?.cone;
  // the short way round: from west to north is one quarter, not three back
  const want = facing * 90 - 90;
  turned.current += ((((want - turned.current) % 360) + 540) % 360) - 180;
  const Kind = boss ? BossFigure : MonsterFigure;
  const drawn = {
    figure: monsterFigure(monster, figure.phase),
    mood: face ?? monsterMood(figure.monster),
    gang: figure.gang ? number : undefined,
  };
  return <Kind {...drawn} number={number} hp={hp} most={most} states={states} unseen={unseen} arrow={looks ? turned.current : null} />;
}
