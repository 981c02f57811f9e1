import type { Ref } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { Controls } from '../../../parts/board/Controls.tsx';
import { type Sizes, useCamera } from '../../../parts/board/camera.ts';
import { useCloseUp } from '../../../parts/board/close-up.ts';
import { BoardMark, type Cue } from '../../../parts/board/Flourish.tsx';
import { type Bounds, squareAt, useSteadyScroll } from '../../../parts/board/growing-map.ts';
import { boardKeys, focusOn } from '../../../parts/board/keyboard.ts';
import { Scroller } from '../../../parts/board/Scroller.tsx';
import { LightPool } from '../../../parts/LightPool.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import type { Lay, Offer } from '../move-targets.ts';
import { Bite } from './Bite.tsx';
import { CellView, FAR } from './Cells.tsx';
import { useFlinch } from './flinch.ts';
import { HomeHouse } from './HomeHouse.tsx';
import { LandMats } from './LandMats.tsx';
import { freeCells, laidCells, lookAround, type Made, nextThing } from './map-cells.ts';
import { boundsOf, nearestCell, towards } from './map-layout.ts';
import { useMapScroll } from './map-scroll.ts';
import './map.css';
import { type MomentFace, Tokens } from './Tokens.tsx';

/** A cell is a whole tile: larger than a square that one walks over. */
const TILES: Sizes = { steps: [72, 84, 108, 140], fits: 72, near: 72, nearOnTablet: 84, most: 132, mostOnTablet: 132 };
/** Where the map begins. */
const HOME = { x: 0, y: 0 };
const LIGHT = ['var(--light-1)', 'var(--light-2)', 'var(--light-3)'] as const;

export interface MapProps {
  readonly view: View;
  readonly content: Content;
  readonly seats: readonly SeatRecord[];
  readonly names: readonly string[];
  /** The seat that holds the torch. */
  readonly acting: number;
  /** The places that can be gone to. */
  readonly places: ReadonlyMap<number, Offer>;
  /** The spots for a tile, as it is held; null where it must be turned. */
  readonly spots: ReadonlyMap<string, Lay | null>;
  /** What has just happened at a place, by its number. */
  readonly cue: Cue | null;
  /** The place whose tile is laid just now. */
  readonly dropping: number | null;
  /** The place where something is found just now. */
  readonly finding: number | null;
  /** Whose face shows what has just happened. */
  readonly face: MomentFace | null;
  /** A place that should be in sight. */
  readonly focus: number | null;
  /** The places of those among whom one picks: they should be in sight, too. */
  readonly among: readonly number[];
  readonly onTap: (cell: Made) => void;
  /** The tile in hand is turned. */
  readonly onTurn: () => void;
  /** Says something near the focus, and to those who listen. */
  readonly onSay: (words: string) => void;
}

/** The dungeon as it grows: levels, tiles, where one may go or lay, and everybody on it. */
export function DungeonMap({
  view,
  content,
  seats,
  names,
  acting,
  places,
  spots,
  cue,
  dropping,
  finding,
  face,
  focus,
  among,
  onTap,
  onTurn,
  onSay,
}: MapProps) {
  const bounds = useMemo(() => boundsOf(view.places), [view.places.length]);
  const { left, top, width, height } = bounds;
  const here = view.places[view.players[acting]?.at ?? 0] ?? HOME;
  const held = { x: here.x - left + 0.5, y: here.y - top + 0.5 };
  const camera = useCamera(width, height, held, TILES);
  const { side } = camera;
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);

  const standing = view.players.map(({ at }) => at).join();
  const laid = useMemo(
    () => laidCells(view, content, places, names, { dropping, finding }, here),
    [view.places, standing, places, names, dropping, finding, here],
  );
  const free = useMemo(() => freeCells(view, content, spots, here), [view.places, spots, here]);
  const cells = useMemo(() => [...laid, ...free], [laid, free]);
  const lit = cells.filter(({ mood }) => mood !== 'tile');
  const stop = cells.find(({ at }) => at === cursor) ?? cells.find(({ place }) => place === view.players[acting]?.at) ?? cells[0];
  useEffect(() => {
    // a new turn begins where its player stands, unless somebody is just walking about with the keys
    if (!grid.current?.contains(document.activeElement)) setCursor(null);
  }, [acting]);

  useSteadyScroll(camera, bounds);
  useFlinch(grid, cue, face?.seat, side);

  const focused = focus === null ? undefined : view.places[focus];
  const middle = squareAt(bounds, focused ?? here);
  const sight = focused ? [middle] : [middle, ...[...lit, ...among.map((at) => view.places[at] ?? here)].map((at) => squareAt(bounds, at))];
  useMapScroll(camera, { width, middle, sight, acting });

  /** The cell that an event is about. */
  const cellOf = ({ target }: Event): Made | undefined => {
    const element = target instanceof Element ? target.closest('[data-at]') : null;
    return cells.find(({ at }) => at === element?.getAttribute('data-at'));
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellOf(event);
    if (cell) {
      setCursor(cell.at);
      onTap(cell);
      return;
    }
    // in the board's own measure, which holds however the table is turned
    const near = nearestCell(lit, { x: event.offsetX / side + left, y: event.offsetY / side + top }, side);
    if (near) onTap(near);
  };
  const goTo = (cell: Made) => {
    setCursor(cell.at);
    focusOn(grid.current, `[data-at="${cell.at}"]`);
  };
  const onKeyDown = boardKeys(camera, (event) => {
    // the focus, not the cursor: keys may come faster than the map is drawn
    const cell = cellOf(event);
    if (!cell) return false;
    const { key } = event;
    const letter = key.toLowerCase();
    const next = letter === 'n' ? nextThing(cells, here, cell, event.shiftKey ? -1 : 1) : towards(cells, cell, key);
    const home = cells[0];
    if (next) goTo(next);
    else if (key === 'Home' && home) goTo(home);
    else if (key === 'Enter' || key === ' ') onTap(cell);
    else if (letter === 'r') onTurn();
    else if (letter === 'l') onSay(lookAround(cells, cell));
    else return false;
    return true;
  });

  const centre = ({ x, y }: { readonly x: number; readonly y: number }) => camera.centre(x - left + 0.5, y - top + 0.5);
  const shownCue = cue && view.places[cue.square] ? { ...cue, square: squareAt(bounds, view.places[cue.square] ?? here) } : null;
  useCloseUp(camera, shownCue, width);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the grid and of the zoom, wherever in the map the focus is
    <div class="board sneak-map" onKeyDown={onKeyDown}>
      <Scroller grows camera={camera} width={width} height={height} onClick={onClick}>
        <LandMats rings={view.rings} bounds={bounds} places={view.places} />
        <div class="map-light" style={{ transform: `translate(calc(var(--s) * ${held.x}), calc(var(--s) * ${held.y}))` }}>
          <LightPool radii={[190, 140, 95]} colours={LIGHT} />
        </div>
        <Island places={view.places} bounds={bounds} />
        <Grid element={grid} cells={cells} stop={stop?.at} left={left} top={top} />
        <div class="layer home-base" style={{ left: `calc(var(--s) * ${-left})`, top: `calc(var(--s) * ${-top})` }}>
          <HomeHouse />
        </div>
        <div class="layer sneaks" aria-hidden>
          <Tokens view={view} bounds={bounds} seats={seats} acting={acting} face={face} side={side} />
        </div>
        <div class="layer cues" aria-hidden>
          <Bite cue={shownCue} width={width} level={view.fight?.level ?? 1} />
          <BoardMark cue={shownCue} width={width} />
        </div>
      </Scroller>
      <Controls camera={camera} seat={seats[acting] ?? null} onFind={() => centre(here)}>
        {!camera.whole && (
          <button type="button" class="board-button" aria-label="Find Home Base" onClick={() => centre({ x: 0, y: 0 })}>
            <HomeHouse size={2.25} />
          </button>
        )}
      </Controls>
    </div>
  );
}

type GridProps = {
  readonly element: Ref<HTMLDivElement>;
  readonly cells: readonly Made[];
  /** The cell where the Tab key stops. */
  readonly stop: string | undefined;
  readonly left: number;
  readonly top: number;
};

/** All cells, as a grid of buttons. */
function Grid({ element, cells, stop, left, top }: GridProps) {
  const rows = useMemo(() => inRows(cells), [cells]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: places lie where the dungeon has them, not in a table
    <div
      ref={element}
      role="grid"
      class="lairs"
      style={{ left: `calc(var(--s) * ${-left})`, top: `calc(var(--s) * ${-top})` }}
      aria-label="The dungeon"
      aria-colcount={-1}
      aria-rowcount={-1}
    >
      {rows.map((row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/a11y/useFocusableInteractive: the cells are what is focused
        <div key={row[0]?.y} role="row" class="row" aria-rowindex={(row[0]?.y ?? 0) + FAR}>
          {row.map(({ place: _, there: __, heard: ___, ...cell }) => (
            <CellView key={cell.at} {...cell} stop={cell.at === stop} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Cells by rows, as they are read. */
function inRows(cells: readonly Made[]): Made[][] {
  const rows: Made[][] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = rows.at(-1);
    if (last?.[0]?.y === cell.y) last.push(cell);
    else rows.push([cell]);
  }
  return rows;
}

/** The pale rim and the shadow around all tiles together: what makes them one sheet of paper. */
const Island = memoized(({ places, bounds }: { readonly places: View['places']; readonly bounds: Bounds }) => {
  const { left, top, width, height } = bounds;
  const sheet = places.map(({ x, y }) => `M${x} ${y}h1v1h-1Z`).join('');
  return (
    <svg
      class="island"
      viewBox={`${left} ${top} ${width} ${height}`}
      style={{ width: `calc(var(--s) * ${width})`, height: `calc(var(--s) * ${height})` }}
      aria-hidden
    >
      <path d={sheet} class="island-cast" transform="translate(.06 .11)" />
      <path d={sheet} class="island-rim" />
    </svg>
  );
});
