import { joinWithAnd } from '../../../../engine/shared/sentences.ts';
import type { Content } from '../../../../games/traps-and-treasures/content/content.ts';
import { cardOf } from '../../../../games/traps-and-treasures/content/content.ts';
import { beside } from '../../../../games/traps-and-treasures/rules/board.ts';
import { oppositeOf, rotatedPaths, sidesIn, sidesMask } from '../../../../games/traps-and-treasures/rules/tile-paths.ts';
import { type Level, SIDES } from '../../../../games/traps-and-treasures/state/constants.ts';
import type { View } from '../../../../games/traps-and-treasures/state/tasks.ts';
import type { Point } from '../../../parts/board/growing-map.ts';
import type { Lay, Offer } from '../move-targets.ts';
import type { Cell } from './Cells.tsx';
import { keyOf, levelOn } from './map-layout.ts';
import { leads, type Meetings } from './tile-picture.ts';

/** A cell before it is known where the keys are. */
export type Made = Omit<Cell, 'stop'> & { readonly place: number | null };

const openings = (open: number): string => {
  const sides = sidesIn(open);
  return sides.length === 4 ? 'paths on every side' : `${sides.length === 1 ? 'a path' : 'paths'} ${joinWithAnd(sides)}`;
};

const put = ({ x, y }: Point) => ({ x, y, at: keyOf({ x, y }) });

type Place = View['places'][number];
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

/** Every place, with who stands there and whether one may go there. `dropping`: the place whose tile is laid just now. */
export function laidCells(
  view: View,
  content: Content,
  places: ReadonlyMap<number, Offer>,
  names: readonly string[],
  dropping: number | null,
): Made[] {
  const at = new Map(view.places.map((place) => [keyOf(place), place]));
  return view.places.map((place): Made => {
    const offer = places.get(place.place) ?? null;
    const open = sidesMask(place.paths);
    const who = view.players.filter(({ at }) => at === place.place).map(({ seat }) => names[seat] ?? '');
    const name = place.pattern === null ? 'Home Base' : `${cardOf(content.patterns, place.pattern).name}, level ${place.level}`;
    const said = `${name}, ${openings(open)}.${who.length > 0 ? ` Here: ${joinWithAnd(who)}.` : ''}`;
    return {
      ...put(place),
      place: place.place,
      level: place.level,
      open,
      meetings: meetingsOf(place, at),
      drops: place.place === dropping,
      mood: offer ? 'go' : 'tile',
      option: offer?.index ?? null,
      label: offer ? `${said} ${offer.label}` : said,
    };
  });
}

/** Every spot where a tile may be laid, as it is held or turned, with what that would open. */
export function freeCells(view: View, content: Content, spots: ReadonlyMap<string, Lay | null>): Made[] {
  return [...spots].map(([key, lay]): Made => {
    const [x = 0, y = 0] = key.split(',').map(Number);
    const level = levelOn(view, { x, y });
    const open = lay ? rotatedPaths(cardOf(content.tiles, lay.tile).open, lay.turn) : null;
    const onward = lay && open !== null ? sidesIn(open).filter((side) => side !== oppositeOf(lay.side)) : [];
    const opens = onward.length > 0 ? `It opens ${joinWithAnd(onward)}.` : 'A dead end.';
    return {
      ...put({ x, y }),
      place: null,
      level,
      open,
      mood: lay ? 'fits' : 'turn',
      option: lay?.index ?? null,
      label: lay ? `Empty, level ${level}. ${lay.label}. ${opens}` : `Empty, level ${level}. Turn the tile to fit here`,
    };
  });
}
