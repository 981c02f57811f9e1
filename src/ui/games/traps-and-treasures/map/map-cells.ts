import { wayWords } from '../../../../engine/shared/directions.ts';
import { capitalize, joinWithAnd } from '../../../../engine/shared/sentences.ts';
import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import { cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import { beside } from '../../../../games/traps-and-treasures/rules/board.ts';
import { isUnwelcome } from '../../../../games/traps-and-treasures/rules/exploring.ts';
import { oppositeOf, rotatedPaths, sidesIn, sidesMask } from '../../../../games/traps-and-treasures/rules/tile-paths.ts';
import { type Level, SIDES } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import { type Place, placeName, saidOf } from '../../../../games/traps-and-treasures/text/places.ts';
import type { Point } from '../../../parts/board/growing-map.ts';
import type { ThingThere } from '../cards/ThingCloseUp.tsx';
import type { Lay, Offer } from '../move-targets.ts';
import type { Cell } from './Cells.tsx';
import { keyOf, levelOn } from './map-layout.ts';
import { leads, type Meetings } from './tile-picture.ts';

/** A cell before it is known where the keys are. */
export type Made = Omit<Cell, 'stop'> & {
  readonly place: number | null;
  /** What lies there and can be read about. */
  readonly there: ThingThere | null;
  /** Who and what is there, for those who hear the map; empty for a bare path. */
  readonly heard: string;
};

/** A cell's name: what is there, what a press does, the way to it, and the place last. */
const spoken = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .map(capitalize)
    .join('. ');
const way = (from: Point, to: Point): string => wayWords(to.x - from.x, to.y - from.y);

const openings = (open: number): string => {
  const sides = sidesIn(open);
  return sides.length === 4 ? 'paths on every side' : `${sides.length === 1 ? 'a path' : 'paths'} ${joinWithAnd(sides)}`;
};

const put = ({ x, y }: Point) => ({ x, y, at: keyOf({ x, y }) });

/** The land of a place: Home Base lies in the first. */
const landOf = ({ level }: Place): Level => (level === 0 ? 1 : level);

const known = new Map<string, Meetings>();
/** How the tile of a place meets those beside it. Equal ones are one object, so that a cell is drawn again only when they change. */
function meetingsOf(place: Place, at: ReadonlyMap<string, Place>): Meetings {
  const sides = SIDES.map((side) => {
    const next = at.get(keyOf(beside(place, side)));
    if (!next) return { lap: 0, wall: 0 } as const;
    const blocked = leads(sidesMask(place.paths), side) && !leads(sidesMask(next.paths), oppositeOf(side));
    return { lap: landOf(next) < landOf(place) ? landOf(next) : 0, wall: blocked ? landOf(next) : 0 } as const;
  });
  const made = { laps: sides.map(({ lap }) => lap), walls: sides.map(({ wall }) => wall) };
  const key = [...made.laps, ...made.walls].join('');
  const before = known.get(key);
  if (before) return before;
  known.set(key, made);
  return made;
}

/** What happens at a place just now: its tile comes down, or what lies on it jumps up. */
type Moment = { readonly dropping: number | null; readonly finding: number | null };

/** Every place, with who stands there and whether one may go there. A tap goes at once only where nothing unwelcome waits: it is read about first. */
export function laidCells(
  view: View,
  content: Content,
  places: ReadonlyMap<number, Offer>,
  names: readonly string[],
  { dropping, finding }: Moment,
  here: Point,
): Made[] {
  const at = new Map(view.places.map((place) => [keyOf(place), place]));
  return view.places.map((place): Made => {
    const offer = places.get(place.place) ?? null;
    const open = sidesMask(place.paths);
    const who = view.players.filter(({ at }) => at === place.place).map(({ seat }) => names[seat] ?? '');
    const home = place.pattern === null ? ['Home Base'] : [];
    const heard = [...home, ...saidOf(place, content, names), ...(who.length > 0 ? [joinWithAnd(who)] : [])].join(', with ');
    const tile = place.pattern === null ? '' : `${placeName(place, content)}, level ${place.level}`;
    return {
      ...put(place),
      place: place.place,
      level: place.level,
      open,
      meetings: meetingsOf(place, at),
      drops: place.place === dropping,
      thing: place.thing,
      jumps: place.place === finding,
      trap: place.trap !== null,
      quiet: place.quiet,
      peopled: who.length > 0,
      there:
        place.level === 0 || (place.thing ?? place.trap) === null ? null : { thing: place.thing, trap: place.trap, level: place.level },
      mood: offer ? 'go' : 'tile',
      option: offer === null || isUnwelcome(place, content, view.turn.seat) ? null : offer.index,
      heard,
      label: spoken([heard, offer?.label ?? '', way(here, place), openings(open), tile]),
    };
  });
}

/** Every spot where a tile may be laid, as it is held or turned, with what that would open. */
export function freeCells(view: View, content: Content, spots: ReadonlyMap<string, Lay | null>, here: Point): Made[] {
  return [...spots].map(([key, lay]): Made => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    const level = levelOn(view, { x, y });
    const open = lay ? rotatedPaths(cardOf(content.tiles, lay.tile).open, lay.turn) : null;
    const onward = lay && open !== null ? sidesIn(open).filter((side) => side !== oppositeOf(lay.side)) : [];
    const opens = onward.length > 0 ? `It opens ${joinWithAnd(onward)}` : 'A dead end';
    return {
      ...put({ x, y }),
      place: null,
      there: null,
      level,
      open,
      mood: lay ? 'fits' : 'turn',
      option: lay?.index ?? null,
      heard: '',
      label: spoken([...(lay ? [lay.label, opens] : ['Turn the tile to fit here']), way(here, { x, y }), `Empty, level ${level}`]),
    };
  });
}

const SIDE_STEPS = [
  { name: 'North', x: 0, y: -1 },
  { name: 'East', x: 1, y: 0 },
  { name: 'South', x: 0, y: 1 },
  { name: 'West', x: -1, y: 0 },
] as const;
/** What lies beside a cell on all sides. */
export const lookAround = (cells: readonly Made[], from: Made): string =>
  SIDE_STEPS.map(({ name, x, y }) => {
    const next = cells.find((cell) => cell.x === from.x + x && cell.y === from.y + y);
    return `${name}: ${next?.label ?? 'nothing yet'}.`;
  }).join(' ');

/** The next cell of interest after one, in the order of their distance from `here`: who is there, and what can be done there. */
export function nextThing(cells: readonly Made[], here: Point, from: Made, by: 1 | -1): Made | null {
  const far = ({ x, y }: Point): number => Math.abs(x - here.x) + Math.abs(y - here.y);
  const things = cells.filter(({ heard, mood }) => heard !== '' || mood !== 'tile').sort((a, b) => far(a) - far(b));
  if (things.length === 0) return null;
  const at = things.indexOf(from);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  return things[next] ?? null;
}
