import { list } from '../../../../engine/kit/words.ts';
import type { Content } from '../../../../games/traps-and-treasures/content.ts';
import { need } from '../../../../games/traps-and-treasures/content.ts';
import { oppositeOf, sidesIn, sidesMask, turned } from '../../../../games/traps-and-treasures/paths.ts';
import type { View } from '../../../../games/traps-and-treasures/vocabulary.ts';
import type { Point } from '../../../parts/board/growing.ts';
import type { Lay, Offer } from '../offers.ts';
import type { Cell } from './Cells.tsx';
import { keyOf, levelOn } from './layout.ts';

/** A cell before it is known where the keys are. */
export type Made = Omit<Cell, 'stop'> & { readonly place: number | null };

const openings = (open: number): string => {
  const sides = sidesIn(open);
  return sides.length === 4 ? 'paths on every side' : `${sides.length === 1 ? 'a path' : 'paths'} ${list(sides)}`;
};

const put = ({ x, y }: Point) => ({ x, y, at: keyOf({ x, y }) });

/** Every place, with who stands there and whether one may go there. */
export function laidCells(view: View, content: Content, places: ReadonlyMap<number, Offer>, names: readonly string[]): Made[] {
  return view.places.map((place): Made => {
    const offer = places.get(place.place) ?? null;
    const open = sidesMask(place.paths);
    const who = view.players.filter(({ at }) => at === place.place).map(({ seat }) => names[seat] ?? '');
    const name = place.pattern === null ? 'Home Base' : `${need(content.patterns, place.pattern).name}, level ${place.level}`;
    const said = `${name}, ${openings(open)}.${who.length > 0 ? ` Here: ${list(who)}.` : ''}`;
    return {
      ...put(place),
      place: place.place,
      level: place.level,
      open,
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
    const open = lay ? turned(need(content.tiles, lay.tile).open, lay.turn) : null;
    const onward = lay && open !== null ? sidesIn(open).filter((side) => side !== oppositeOf(lay.side)) : [];
    const opens = onward.length > 0 ? `It opens ${list(onward)}.` : 'A dead end.';
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
