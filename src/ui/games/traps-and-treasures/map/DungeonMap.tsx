import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import type { Content } from '../../../../games/traps-and-treasures/content.ts';
import type { View } from '../../../../games/traps-and-treasures/vocabulary.ts';
import { Controls } from '../../../parts/board/Controls.tsx';
import { boxOf, type Sizes, useCamera } from '../../../parts/board/camera.ts';
import { type Cue, Flourish } from '../../../parts/board/Flourish.tsx';
import { squareAt, useSteadySight } from '../../../parts/board/growing.ts';
import { boardKeys, focusOn } from '../../../parts/board/keys.ts';
import { Scroller } from '../../../parts/board/Scroller.tsx';
import { CutOut } from '../../../parts/CutOut.tsx';
import { Pool } from '../../../parts/Pool.tsx';
import type { Lay, Offer } from '../offers.ts';
import { CellView, FAR } from './Cells.tsx';
import { freeCells, laidCells, type Made } from './cells.ts';
import { boundsOf, towards } from './layout.ts';
import './map.css';
import { Tokens } from './Tokens.tsx';

/** A cell is a whole tile: larger than a square that one walks over. */
const TILES: Sizes = { steps: [64, 84, 108, 140], fits: 60, near: 84, nearOnTablet: 84, most: 124, mostOnTablet: 124 };
const LIGHT = ['var(--light-1)', 'var(--light-2)', 'var(--light-3)'] as const;
/** How far from a lit cell a tap may land and still mean it, in pixels. */
const NEAR = 24;

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
  /** A place that should be in sight. */
  readonly focus: number | null;
  readonly onTap: (cell: Made) => void;
  /** The tile in hand is turned. */
  readonly onTurn: () => void;
}

/** The dungeon as it grows: levels, tiles, where one may go or lay, and everybody on it. */
export function DungeonMap({ view, content, seats, names, acting, places, spots, cue, focus, onTap, onTurn }: MapProps) {
  const bounds = useMemo(() => boundsOf(view.places), [view.places.length]);
  const { left, top, width, height } = bounds;
  const here = view.places[view.players[acting]?.at ?? 0] ?? { x: 0, y: 0 };
  const held = { x: here.x - left + 0.5, y: here.y - top + 0.5 };
  const camera = useCamera(width, height, held, TILES);
  const { side } = camera;
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<string | null>(null);

  const standing = view.players.map(({ at }) => at).join();
  const laid = useMemo(() => laidCells(view, content, places, names), [view.places, standing, places, names]);
  const free = useMemo(() => freeCells(view, content, spots), [view.places, spots]);
  const cells = useMemo(() => [...laid, ...free], [laid, free]);
  const lit = cells.filter(({ mood }) => mood !== 'tile');
  const stop = cells.find(({ at }) => at === cursor) ?? cells.find(({ place }) => place === view.players[acting]?.at) ?? cells[0];
  useEffect(() => {
    // a new turn begins where its player stands, unless somebody is just walking about with the keys
    if (!grid.current?.contains(document.activeElement)) setCursor(null);
  }, [acting]);

  useSteadySight(camera, bounds);

  const focused = focus === null ? undefined : view.places[focus];
  const middle = squareAt(bounds, focused ?? here);
  const sight = focused ? [middle] : [middle, ...lit.map((cell) => squareAt(bounds, cell))];
  const first = useRef(true);
  useLayoutEffect(() => {
    const around = boxOf([middle], width);
    if (!camera.ready || !around) return;
    const glide = !first.current;
    first.current = false;
    const show = () => camera.show(boxOf(sight, width) ?? around, around, glide);
    if (!glide) {
      show();
      return;
    }
    // after the next paint, so that measuring costs nothing
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [acting, camera.ready, camera.room, side, sight.join()]);

  const rows = useMemo(() => inRows(cells), [cells]);

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
    const off = (one: Made) => {
      const [x, y] = [event.offsetX / side + left - one.x, event.offsetY / side + top - one.y];
      return Math.hypot(Math.max(-x, 0, x - 1), Math.max(-y, 0, y - 1)) * side;
    };
    const [near] = lit.filter((one) => off(one) <= NEAR).sort((a, b) => off(a) - off(b));
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
    const next = towards(cells, cell, key);
    const home = cells[0];
    if (next) goTo(next);
    else if (key === 'Home' && home) goTo(home);
    else if (key === 'Enter' || key === ' ') onTap(cell);
    else if (key === 'r' || key === 'R') onTurn();
    else return false;
    return true;
  });

  const centre = ({ x, y }: { readonly x: number; readonly y: number }) => camera.centre(x - left + 0.5, y - top + 0.5);
  const shownCue = cue && view.places[cue.square] ? { ...cue, square: squareAt(bounds, view.places[cue.square] ?? here) } : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the grid and of the zoom, wherever in the map the focus is
    <div class="board sneak-map" onKeyDown={onKeyDown}>
      <Scroller camera={camera} width={width} height={height} onClick={onClick}>
        <Bands rings={view.rings} left={left} top={top} />
        <div class="map-light" style={{ transform: `translate(calc(var(--s) * ${held.x}), calc(var(--s) * ${held.y}))` }}>
          <Pool radii={[190, 140, 95]} colours={LIGHT} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: places lie where the dungeon has them, not in a table */}
        <div
          ref={grid}
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
              {row.map(({ place: _, ...cell }) => (
                <CellView key={cell.at} {...cell} stop={cell.at === stop?.at} />
              ))}
            </div>
          ))}
        </div>
        <div class="layer home-tent" style={{ left: `calc(var(--s) * ${-left})`, top: `calc(var(--s) * ${-top})` }}>
          <CutOut icon="camping-tent" print="var(--ember-lo)" holes="var(--glow)" width={34} />
        </div>
        <div class="layer sneaks" aria-hidden="true">
          <Tokens view={view} bounds={bounds} seats={seats} acting={acting} side={side} />
        </div>
        <div class="layer cues" aria-hidden="true">
          <Flourish cue={shownCue} width={width} />
        </div>
      </Scroller>
      <Controls camera={camera} seat={seats[acting] ?? null} onFind={() => centre(here)}>
        {!camera.whole && (
          <button type="button" class="board-button" aria-label="Find Home Base" onClick={() => centre({ x: 0, y: 0 })}>
            <CutOut icon="camping-tent" print="var(--ember-lo)" holes="var(--glow)" size={2.25} width={34} />
          </button>
        )}
      </Controls>
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

/** The levels as papers on the ground, a number each. */
function Bands({ rings, left, top }: { rings: number; left: number; top: number }) {
  return (
    <>
      {[2, 1].map((level) => {
        const reach = level * rings;
        return (
          <div
            key={level}
            class={`level-band l${level}`}
            style={{
              left: `calc(var(--s) * ${-left - reach})`,
              top: `calc(var(--s) * ${-top - reach})`,
              width: `calc(var(--s) * ${2 * reach + 1})`,
              height: `calc(var(--s) * ${2 * reach + 1})`,
            }}
          >
            <b aria-hidden="true">Level {level}</b>
          </div>
        );
      })}
    </>
  );
}
