import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SIZE } from '../../../../games/magic-and-mayhem/tiles.ts';
import { Controls } from '../../../parts/board/Controls.tsx';
import { boxOf, useCamera } from '../../../parts/board/camera.ts';
import { Flourish } from '../../../parts/board/Flourish.tsx';
import { boardKeys, focusOn } from '../../../parts/board/keys.ts';
import { Scroller } from '../../../parts/board/Scroller.tsx';
import { Spot } from '../../../parts/board/Spot.tsx';
import './board.css';
import './cells.css';
import './tokens.css';
import { BannerShape } from '../Banner.tsx';
import { SmallMap } from '../sheets.ts';
import { Aims } from './Aims.tsx';
import { type Cell, Row } from './Cells.tsx';
import { figures, useCast } from './cast.ts';
import { cornersOf, Dark } from './Dark.tsx';
import { planKey, readPlan } from './plan.ts';
import type { BoardProps } from './props.ts';
import { Shade } from './Shade.tsx';
import { useShake } from './shake.ts';
import { Things } from './Things.tsx';
import { Grounds, Prints, useTurning } from './Tiles.tsx';
import { Tokens } from './Tokens.tsx';
import { arrow, nearestLit } from './taps.ts';

export type { BoardProps, CellAction, Cue } from './props.ts';

/** The dungeon: tiles, light, figures, and every square that can be tapped. */
export function Board({ view, content, seats, acting, actions, dark, cue, focus, name, onTap, onDark }: BoardProps) {
  const plan = useMemo(() => readPlan(view.board, content), [planKey(view.board), content]);
  const { width, height } = plan;
  const turning = useTurning(plan.places);
  const now = figures(view, content);
  const cast = useCast(now);
  const grid = useRef<HTMLDivElement>(null);
  useShake(grid, cue, width);

  // Where the light is: with whoever acts; while nobody does, it stays.
  const holder = acting === null ? null : (view.heroes[acting]?.at ?? null);
  const lastLight = useRef<number | null>(null);
  const light = holder ?? lastLight.current ?? view.heroes.find(({ at }) => at !== null)?.at ?? 0;
  lastLight.current = light;
  const camera = useCamera(width, height, { x: (light % width) + 0.5, y: Math.floor(light / width) + 0.5 });
  const { side } = camera;

  const lit = [...actions.keys()];
  const [cursor, setCursor] = useState<number | null>(null);
  const isCell = (square: number | null | undefined): square is number =>
    square !== null && square !== undefined && plan.marks[square] !== 0;
  const stop = [cursor, holder, lit[0]].find(isCell) ?? plan.marks.findIndex((mark) => mark !== 0);
  useEffect(() => {
    // A new turn begins at its hero, unless somebody is just walking about with the keys.
    if (!grid.current?.contains(document.activeElement)) setCursor(null);
  }, [acting]);

  const places = [...(dark?.keys() ?? [])].flatMap((place) => cornersOf(place, plan.wide));
  const sight = focus === null ? [...lit, ...places, ...(holder === null ? [] : [holder])] : [focus];
  const sightBox = boxOf(sight, width);
  const first = useRef(true);
  useLayoutEffect(() => {
    const middle = boxOf([focus ?? light], width);
    if (!camera.ready || !middle) return;
    const glide = !first.current;
    first.current = false;
    if (!glide) {
      camera.show(sightBox ?? middle, middle, false);
      return;
    }
    // after the next paint, so that measuring costs nothing
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => camera.show(sightBox ?? middle, middle, true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [acting, holder, focus, camera.ready, camera.room, JSON.stringify(sightBox)]);

  // hundreds of squares: made anew only when what can be done changes, not at every step that is shown
  const rows = useMemo(
    () =>
      cellRows(plan.marks, width, height, (square): Cell => {
        const action = actions.get(square) ?? null;
        const said = name(square);
        const lights = action?.mood === 'walk' && plan.gaps.has(square);
        const does = action ? `. ${action.label}${lights ? ' and light up the dark' : ''}` : '';
        return { square, action, label: said + does, lights, stop: square === stop };
      }),
    [plan, actions, name, stop],
  );

  const tap = (square: number) => onTap(square, actions.get(square) ?? null);
  const onClick = (event: MouseEvent) => {
    const square = squareOf(event);
    if (square !== null && (actions.has(square) || event.detail === 0)) {
      setCursor(square);
      tap(square);
      return;
    }
    // in the board's own measure, which holds however the table is turned
    const x = event.offsetX + (square === null ? 0 : (square % width) * side);
    const y = event.offsetY + (square === null ? 0 : Math.floor(square / width) * side);
    const near = nearestLit(lit, width, side, x, y);
    if (near !== null) {
      tap(near);
      return;
    }
    if (x < 0 || y < 0 || x >= width * side || y >= height * side) return;
    onTap(square ?? Math.floor(y / side) * width + Math.floor(x / side), null);
  };
  /** The ring of the keys is shown. A class, since the style sheet would have to look at hundreds of squares whenever anything is tapped. */
  const ring = (shown: boolean) => grid.current?.classList.toggle('keyed', shown);
  const goTo = (square: number) => {
    setCursor(square);
    focusOn(grid.current, `[data-square="${square}"]`);
  };
  const onKeyDown = boardKeys(camera, (event) => {
    // the focus, not the cursor: keys may come faster than the table is drawn
    const at = squareOf(event);
    if (at === null) return false;
    const { key } = event;
    const next = arrow(plan, at, key);
    if (next !== null) goTo(next);
    else if (key === 'Home' && isCell(holder)) goTo(holder);
    else if (key === 'Enter' || key === ' ') tap(at);
    else return false;
    return true;
  });

  const here = Math.floor(Math.floor(light / width) / SIZE) * plan.wide + Math.floor((light % width) / SIZE);
  const seat = acting === null ? null : (seats[acting] ?? null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the grid and of the zoom, wherever in the board the focus is
    <div class="board dungeon" onKeyDown={onKeyDown}>
      <Scroller camera={camera} width={width} height={height} onClick={onClick}>
        <Grounds plan={plan} turning={turning} />
        {/* biome-ignore lint/a11y/useSemanticElements: squares lie where the dungeon has them, not in a table */}
        <div
          ref={grid}
          role="grid"
          class="cells"
          aria-label="The dungeon"
          aria-colcount={width}
          aria-rowcount={height}
          onFocusIn={({ target }) => ring(target instanceof Element && target.matches(':focus-visible'))}
          onFocusOut={() => ring(false)}
        >
          {rows.map(({ row, cells }) => (
            <Row key={row} cells={cells} width={width} row={row} />
          ))}
        </div>
        <Shade x={(light % width) + 0.5} y={Math.floor(light / width) + 0.5} side={side} />
        <div class="layer prints" aria-hidden="true">
          <Prints plan={plan} turning={turning} spent={view.spent} />
          {view.sides.length > 1 && <Homes sides={view.sides} wide={plan.wide} />}
          <Things blocked={view.board.blocked} loot={view.loot} quest={view.quest} content={content} width={width} />
        </div>
        <div class="layer tokens" aria-hidden="true">
          <Tokens cast={cast} plan={plan} content={content} seats={seats} acting={acting} side={side} contest={view.sides.length > 1} />
        </div>
        <div class="layer aims" aria-hidden="true">
          <Spot square={stop} width={width} class="ring" />
          <Aims actions={actions} view={view} width={width} />
          <Flourish cue={cue} width={width} />
        </div>
        {dark && onDark && dark.size > 0 && <Dark dark={dark} wide={plan.wide} onDark={onDark} />}
      </Scroller>
      <Controls
        camera={camera}
        seat={holder === null ? null : seat}
        onFind={() => camera.centre((light % width) + 0.5, Math.floor(light / width) + 0.5)}
      />
      {camera.ready && !camera.whole && <SmallMap plan={plan} camera={camera} here={here} />}
    </div>
  );
}

/** The square that an event is about. */
function squareOf({ target }: Event): number | null {
  const cell = target instanceof Element ? target.closest('[data-square]') : null;
  return cell ? Number(cell.getAttribute('data-square')) : null;
}

/** Each side's banner over its Entrance. */
const Homes = ({ sides, wide }: { sides: BoardProps['view']['sides']; wide: number }) => (
  <>
    {sides.map(({ home }, side) => (
      <svg
        key={home}
        class="home-banner"
        viewBox="0 0 40 52"
        style={{
          left: `calc(var(--s) * ${(home % wide) * SIZE + 2.45})`,
          top: `calc(var(--s) * ${Math.floor(home / wide) * SIZE + 2.3})`,
        }}
        aria-hidden="true"
      >
        <BannerShape side={side} />
      </svg>
    ))}
  </>
);

/** The floor squares by rows; rows without any are left out. */
function cellRows(marks: Uint8Array, width: number, height: number, cellOf: (square: number) => Cell) {
  const rows: { row: number; cells: Cell[] }[] = [];
  for (let row = 0; row < height; row++) {
    const cells: Cell[] = [];
    for (let square = row * width; square < (row + 1) * width; square++) if (marks[square] !== 0) cells.push(cellOf(square));
    if (cells.length > 0) rows.push({ row, cells });
  }
  return rows;
}
