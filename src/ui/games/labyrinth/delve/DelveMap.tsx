import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatRecord } from '../../../../engine/seats.ts';
import { type Content, cardOf } from '../../../../games/labyrinth/content/content.ts';
import type { Side } from '../../../../games/labyrinth/state/constants.ts';
import type { RoomView, View } from '../../../../games/labyrinth/state/view-types.ts';
import { Controls } from '../../../parts/board/Controls.tsx';
import { type Camera, type Sizes, useCamera } from '../../../parts/board/camera.ts';
import { type Bounds, type Point, useSteadyScroll } from '../../../parts/board/growing-map.ts';
import { HomePointer } from '../../../parts/board/HomePointer.tsx';
import { boardKeys, focusOn } from '../../../parts/board/keyboard.ts';
import { Scroller } from '../../../parts/board/Scroller.tsx';
import { LightPool } from '../../../parts/LightPool.tsx';
import { type Offer, type Offers, those } from '../move-targets.ts';
import { boundsOf, doorSaid, nearestStairs, roomSaid, SIDE_OF_KEY, STEPS } from './map-layout.ts';
import './map.css';
import { DoorView, Marchers, RoomCell } from './Rooms.tsx';

/** A cell is a whole room. The first two stand large on a tablet, in the same size: no door that is about to be tapped moves. */
const ROOMS: Sizes = { steps: [84, 108, 140, 176, 210], fits: 118, near: 118, nearOnTablet: 140, most: 124, mostOnTablet: 240 };
const LIGHT = ['var(--light-1)', 'var(--light-2)', 'var(--light-3)'] as const;
const NEAR = 24;

/** The room that a room's or a door's button belongs to. */
const roomOf = (button: Element): number => Number(button.getAttribute('data-room') ?? button.getAttribute('data-door')?.split(' ')[0]);

type MapProps = {
  readonly view: View;
  readonly at: number;
  readonly offers: Offers;
  readonly seats: readonly SeatRecord[];
  readonly content: Content;
  /** Which question lies on a slip over the lower edge; null for none. */
  readonly asked: number | null;
  readonly onOffer: (offer: Offer) => void;
  /** A room or a door that leads nowhere just now was tapped. */
  readonly onRoom: (room: RoomView) => void;
  readonly onShut: (room: number, side: Side) => void;
};

/** The floor as it is explored: rooms, the doors between them, the party and its light. */
export function DelveMap({ view, at, offers, seats, content, asked, onOffer, onRoom, onShut }: MapProps) {
  const { rooms } = view;
  const bounds = useMemo(() => boundsOf(rooms), [rooms.length]);
  const { left, top, width, height } = bounds;
  const here: Point = rooms[at] ?? { x: 0, y: 0 };
  const held = { x: here.x - left + 0.5, y: here.y - top + 0.5 };
  const camera = useCamera(width, height, held, ROOMS);
  const home = rooms[at]?.stairs ? null : nearestStairs(rooms, here);
  const grid = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) setCursor(null);
  }, [at]);

  const goes = useMemo(() => new Map(those(offers, 'go').map((offer) => [offer.command.room, offer])), [offers]);
  const doors = useMemo(
    () => new Map(those(offers, 'door').map((offer) => [`${offer.command.room} ${offer.command.side}`, offer])),
    [offers],
  );

  useSteadyScroll(camera, bounds);
  useScrollToParty(camera, held, bounds, asked);

  const stop = cursor !== null && rooms[cursor] ? cursor : at;
  const tap = (element: Element) => {
    const door = element.getAttribute('data-door');
    const to = door?.split(' ')[1];
    const room = rooms[roomOf(element)];
    if (!room) return;
    const offer = door === null ? goes.get(room.room) : doors.get(door);
    setCursor(room.room);
    if (offer) onOffer(offer);
    else if (to === undefined) onRoom(room);
    else onShut(room.room, to as Side);
  };
  const onKeyDown = boardKeys(camera, ({ key, target }) => {
    const to = SIDE_OF_KEY[key];
    if (!to || !(target instanceof Element) || !grid.current?.contains(target)) return false;
    // the focus, not the cursor: keys may come faster than the map is drawn
    const from = roomOf(target);
    const next = rooms[from]?.doors.find((door) => door.side === to)?.to ?? null;
    if (next !== null) setCursor(next);
    focusOn(grid.current, next === null ? `[data-door="${from} ${to}"]` : `[data-room="${next}"]`);
    return true;
  });
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button) {
      tap(button);
      return;
    }
    // between the doors, the nearest lit one is meant
    const near = grid.current && nearestDoor(grid.current, event.clientX, event.clientY);
    if (near) tap(near);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the map and of the zoom, wherever in it the focus is
    <div class={`board delve-map floor-${view.floor}`} onKeyDown={onKeyDown}>
      <Scroller camera={camera} width={width} height={height} onClick={onClick}>
        <div class="map-light" style={{ transform: `translate(calc(var(--s) * ${held.x}), calc(var(--s) * ${held.y}))` }}>
          <LightPool radii={[190, 140, 95]} colours={LIGHT} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a browser's own box */}
        <div ref={grid} class="map-rooms" role="group" aria-label={`Floor ${view.floor}`}>
          {rooms.map((room) => (
            <Room
              key={room.room}
              room={room}
              bounds={bounds}
              content={content}
              offer={goes.get(room.room)}
              here={room.room === at}
              from={here}
              stop={room.room === stop}
            />
          ))}
          <Doors rooms={rooms} bounds={bounds} offers={doors} from={here} />
        </div>
        <Marchers view={view} seats={seats} x={here.x - left} y={here.y - top} side={camera.side} shift={`${left},${top}`} />
      </Scroller>
      <Controls camera={camera} seat={seats[view.torch] ?? null} onFind={() => camera.centre(held.x, held.y)} />
      <HomePointer camera={camera} to={home && { x: home.x - left + 0.5, y: home.y - top + 0.5 }} label="Show the stairs" />
    </div>
  );
}

/** Scrolls to where the party stands, above a slip with a question: at once when the map is first drawn, smoothly after that. */
function useScrollToParty(camera: Camera, held: Point, { left, top }: Bounds, asked: number | null): void {
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!camera.ready) return;
    const around = { left: held.x - 0.5, top: held.y - 0.5, right: held.x + 0.5, bottom: held.y + 0.5 };
    const glide = !first.current;
    first.current = false;
    const slip = asked === null ? null : camera.scroller.current?.closest('.lab-scene')?.querySelector<HTMLElement>('.lab-ask');
    camera.cover(slip?.offsetHeight ?? 0);
    const frame = requestAnimationFrame(() => camera.show(around, around, glide));
    return () => cancelAnimationFrame(frame);
  }, [camera.ready, camera.room, camera.side, held.x, held.y, left, top, asked]);
}

/** The lit door nearest to a point of the window, if a tap there means one. */
function nearestDoor(grid: Element, x: number, y: number): Element | null {
  const [near] = [...grid.querySelectorAll('.map-door[data-option]')]
    .map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { element, off: Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)) };
    })
    .filter(({ off }) => off <= NEAR)
    .sort((a, b) => a.off - b.off);
  return near?.element ?? null;
}

type RoomProps = {
  readonly room: RoomView;
  readonly bounds: Bounds;
  readonly content: Content;
  /** To go there. */
  readonly offer: Offer | undefined;
  /** Whether the party is there. */
  readonly here: boolean;
  /** Where the party is. */
  readonly from: Point;
  /** Whether the Tab key stops there. */
  readonly stop: boolean;
};

/** A room of the map, with what is known of it. */
function Room({ room, bounds, content, offer, here, from, stop }: RoomProps) {
  const name = room.look === null ? (room.room === 0 ? 'The way in' : 'A room') : cardOf(content.rooms, room.look).name;
  const card = room.card === null ? null : cardOf(content.encounters, room.card);
  return (
    <RoomCell
      room={room.room}
      column={room.x - bounds.left}
      row={room.y - bounds.top}
      name={name}
      card={card}
      foes={room.foes.length}
      stairs={room.stairs}
      guarded={room.guarded}
      chest={room.chest}
      here={here}
      option={offer?.index ?? null}
      label={roomSaid(room, name, card?.name ?? null, offer?.label ?? null, from)}
      stop={stop}
    />
  );
}

type DoorsProps = {
  readonly rooms: readonly RoomView[];
  readonly bounds: Bounds;
  /** By room and side. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** Where the party is. */
  readonly from: Point;
};

/** The doors of all rooms; one between two rooms is drawn once. */
function Doors({ rooms, bounds, offers, from }: DoorsProps) {
  return (
    <>
      {rooms.flatMap((room) =>
        room.doors.map(({ side, to, clue }) => {
          if (to !== null && to < room.room) return null;
          const id = `${room.room} ${side}`;
          const offer = offers.get(id);
          return (
            <DoorView
              key={id}
              id={id}
              x={room.x - bounds.left + 0.5 + STEPS[side].x / 2}
              y={room.y - bounds.top + 0.5 + STEPS[side].y / 2}
              upright={side === 'east' || side === 'west'}
              open={to !== null}
              clue={clue}
              option={offer?.index ?? null}
              label={doorSaid(room, side, to !== null, offer?.label ?? null, from, clue)}
            />
          );
        }),
      )}
    </>
  );
}
