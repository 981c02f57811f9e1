import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { type Camera, isInSight, originOf, seenAt } from '../../../parts/board/camera.ts';
import { useScrollEnd } from '../../../parts/board/scroll-end.ts';
import { EMBLEM_COLOURS } from '../../../parts/Emblem.tsx';
import { star } from '../../../parts/geometry.ts';
import type { Plan } from './board-plan.ts';

/** Paper around the map, in tiles. */
const EDGE = 0.25;
/** The side of a glyph's own box. */
const GLYPH = 512;
const BOSS = star(0, 0, 0.36, 0.26, 10);

/** Moves the frame to what is in sight. */
function useFrame(frame: RefObject<SVGRectElement | null>, plan: Plan, camera: Camera): void {
  const follow = () => {
    const [rect, box, board] = [frame.current, camera.scroller.current, camera.inner.current];
    if (!rect || !box || !board) return;
    const unit = camera.side * SIZE;
    const origin = originOf(board);
    const clip = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const left = clip((box.scrollLeft - origin.x) / unit, plan.wide);
    const top = clip((box.scrollTop - origin.y) / unit, plan.high);
    const right = clip((box.scrollLeft + box.clientWidth - origin.x) / unit, plan.wide);
    const bottom = clip((box.scrollTop + box.clientHeight - origin.y) / unit, plan.high);
    rect.setAttribute('x', String(left));
    rect.setAttribute('y', String(top));
    rect.setAttribute('width', String(Math.max(0, right - left)));
    rect.setAttribute('height', String(Math.max(0, bottom - top)));
  };
  useScrollEnd(camera.scroller, follow, [camera.side, camera.room, plan]);
}

/** A puppet stands out of its square: so many squares from its middle to each side. */
const PUPPET = 0.6;
/** Between the map and the edges of the board, in pixels. */
const GAP = 10;
type Corner = 'lower' | 'upper' | 'nowhere';

/** What of the board must not be covered: the squares that can be tapped, and those where somebody stands. */
const worthSeeing = ({ heroes, monsters }: View, lit: readonly number[]): readonly number[] => [
  ...lit,
  ...heroes.flatMap(({ at }) => at ?? []),
  ...monsters.flatMap(({ at, unseen }) => (unseen ? [] : at)),
];

/** The corner in which the map covers nothing of that: the lower one, or else the upper one; without any it is nowhere. */
function useCorner(
  map: RefObject<HTMLElement | null>,
  { plan, camera, view, lit }: Pick<MiniMapProps, 'plan' | 'camera' | 'view' | 'lit'>,
): Corner {
  const [corner, setCorner] = useState<Corner>('lower');
  const worth = worthSeeing(view, lit);
  const choose = () => {
    const [paper, box, board] = [map.current, camera.scroller.current, camera.inner.current];
    if (!paper || !box || !board) return;
    const reach = camera.side * PUPPET + GAP;
    const left = box.clientWidth - paper.offsetWidth - reach;
    const high = paper.offsetHeight + reach;
    const beside = worth
      .map((square) => seenAt((square % plan.width) + 0.5, Math.floor(square / plan.width) + 0.5, box, board, camera.side))
      .filter((at) => at.x > left && isInSight(at, box));
    const isFree = { lower: beside.every(({ y }) => y < box.clientHeight - high), upper: beside.every(({ y }) => y > high) };
    setCorner(isFree.lower ? 'lower' : isFree.upper ? 'upper' : 'nowhere');
  };
  useScrollEnd(camera.scroller, choose, [camera.side, camera.room, worth.join()]);
  return corner;
}

type MiniMapProps = {
  readonly plan: Plan;
  readonly camera: Camera;
  readonly view: View;
  readonly seats: readonly SeatRecord[];
  readonly acting: number | null;
  /** The squares that can be tapped. */
  readonly lit: readonly number[];
};

/** The whole board in little: a tap looks there. It lies in a right corner where it covers nobody, and no square that can be tapped. It shows the Entrance, and where everybody stands or lies; the frame shows what is in sight. */
export function MiniMap({ plan, camera, view, seats, acting, lit }: MiniMapProps) {
  const frame = useRef<SVGRectElement>(null);
  const map = useRef<HTMLButtonElement>(null);
  useFrame(frame, plan, camera);
  const corner = useCorner(map, { plan, camera, view, lit });
  const jump = (event: MouseEvent) => {
    // in the button's own measure, which holds however the table is turned
    const { clientWidth, clientHeight } = event.currentTarget as HTMLElement;
    const x = (event.offsetX / clientWidth) * (plan.wide + 2 * EDGE) - EDGE;
    const y = (event.offsetY / clientHeight) * (plan.high + 2 * EDGE) - EDGE;
    camera.centre(x * SIZE, y * SIZE);
  };
  const spot = (square: number) => ({ x: ((square % plan.width) + 0.5) / SIZE, y: (Math.floor(square / plan.width) + 0.5) / SIZE });
  const at = acting === null ? null : (view.heroes[acting]?.at ?? null);
  const here = at === null ? null : { x: Math.floor((at % plan.width) / SIZE), y: Math.floor(at / plan.width / SIZE) };
  const size = { '--tiles-wide': String(plan.wide + 2 * EDGE), '--tiles-high': String(plan.high + 2 * EDGE) };
  return (
    <button
      ref={map}
      type="button"
      class={`board-map ${corner}`}
      style={size}
      tabIndex={-1}
      aria-label="Small map: tap where to look"
      onClick={jump}
    >
      <svg viewBox={`${-EDGE} ${-EDGE} ${plan.wide + 2 * EDGE} ${plan.high + 2 * EDGE}`} aria-hidden>
        {plan.places.map(({ x, y, kind }) => (
          <rect
            key={`${x} ${y}`}
            class={here?.x === x && here.y === y ? 'here' : kind}
            x={x + 0.06}
            y={y + 0.06}
            width=".88"
            height=".88"
            rx=".12"
          />
        ))}
        {view.sides.map(({ home }) => (
          <use
            key={home}
            class="home"
            href="#print-stairs"
            transform={`translate(${(home % plan.wide) + 0.2} ${Math.floor(home / plan.wide) + 0.2}) scale(${0.6 / GLYPH})`}
          />
        ))}
        {view.monsters.map(({ number, at: square, boss, unseen }) => {
          const { x, y } = spot(square);
          if (unseen) return null;
          return boss ? (
            <path key={number} class="foe" d={BOSS} transform={`translate(${x} ${y})`} />
          ) : (
            <circle key={number} class="foe" cx={x} cy={y} r=".11" />
          );
        })}
        {view.heroes.map(({ seat, at: square, lies }) => {
          const where = square ?? lies;
          if (where === null) return null;
          const { x, y } = spot(where);
          const colour = EMBLEM_COLOURS[seats[seat]?.emblem ?? 'sun'];
          const style = square === null ? { stroke: colour } : { fill: colour };
          return (
            <circle key={seat} class={square === null ? 'fallen' : 'hero'} cx={x} cy={y} r={seat === acting ? '.2' : '.14'} style={style} />
          );
        })}
        <rect ref={frame} class="frame" rx=".14" />
      </svg>
    </button>
  );
}
