import { type Compass, sideOf, wayWords } from '../../../engine/shared/directions.ts';
import { EAST, NORTH, SOUTH, WEST } from '../../../engine/shared/grid.ts';
import { capitalize, playerName } from '../../../engine/shared/sentences.ts';
import { type Content, cardOf } from '../content/content.ts';
import { MIDDLE, SIZE } from '../rules/tiles.ts';
import type { Event } from '../state/events.ts';
import type { View } from '../state/tasks.ts';

/** Where something is on the board, in words, for those who hear it. */

type Spot = { readonly x: number; readonly y: number };
export type Way = { readonly words: string; readonly part: string };

export const spotOf = ({ board: { wide } }: View, square: number): Spot => ({
  x: square % (wide * SIZE),
  y: Math.floor(square / (wide * SIZE)),
});
/** The place of the tile under a square. */
export function placeOf(view: View, square: number): number {
  const { x, y } = spotOf(view, square);
  return Math.floor(y / SIZE) * view.board.wide + Math.floor(x / SIZE);
}
/** The tile that lies face up under a square. */
function upAt(view: View, square: number) {
  const slot = view.board.slots[placeOf(view, square)];
  return slot && slot !== 'down' ? slot : null;
}
/** The name of the tile under a square; null for a dark one. */
export function tileName(view: View, content: Content, square: number): string | null {
  const slot = upAt(view, square);
  return slot === null ? null : cardOf(content.tiles, slot.tile).name;
}
/** The mark on a square (see rules/tiles.ts); 0 for rock and what is dark. */
export function markAt(view: View, content: Content, square: number): number {
  const slot = upAt(view, square);
  const { x, y } = spotOf(view, square);
  return slot === null ? 0 : (cardOf(content.tiles, slot.tile).laid[slot.turn].marks[(y % SIZE) * SIZE + (x % SIZE)] ?? 0);
}

/** The way from the hero of a seat to a square. */
export function wayTo(view: View, seat: number, square: number): Way {
  const from = spotOf(view, view.heroes[seat]?.at ?? square);
  const to = spotOf(view, square);
  return { words: wayWords(to.x - from.x, to.y - from.y), part: sideOf(to.x - from.x, to.y - from.y) ?? 'here' };
}
/** The way from the hero's tile to another place for a tile. */
export function roomWay(view: View, seat: number, slot: number): Way {
  const { wide } = view.board;
  const here = placeOf(view, view.heroes[seat]?.at ?? 0);
  const [dx, dy] = [(slot % wide) - (here % wide), Math.floor(slot / wide) - Math.floor(here / wide)];
  return { words: wayWords(dx, dy, 'room'), part: sideOf(dx, dy) ?? 'here' };
}

const BORDERS: readonly { readonly side: Compass; readonly mask: number; readonly dx: number; readonly dy: number }[] = [
  { side: 'north', mask: NORTH, dx: 0, dy: -1 },
  { side: 'east', mask: EAST, dx: 1, dy: 0 },
  { side: 'south', mask: SOUTH, dx: 0, dy: 1 },
  { side: 'west', mask: WEST, dx: -1, dy: 0 },
];
/** The side of a dark tile that lights up when a hero enters this square (MM-10); null for none. */
export function lightsFrom(view: View, content: Content, square: number): Compass | null {
  const slot = upAt(view, square);
  if (slot === null) return null;
  const { wide, high, slots } = view.board;
  const { open } = cardOf(content.tiles, slot.tile).laid[slot.turn];
  const { x, y } = spotOf(view, square);
  const [inX, inY] = [x % SIZE, y % SIZE];
  const [tileX, tileY] = [Math.floor(x / SIZE), Math.floor(y / SIZE)];
  const isMiddle = (at: number): boolean => MIDDLE.some((middle) => middle === at);
  const found = BORDERS.find(({ mask, dx, dy }) => {
    const [besideX, besideY] = [tileX + dx, tileY + dy];
    const onBorder = dx === 0 ? isMiddle(inX) && inY === (dy < 0 ? 0 : SIZE - 1) : isMiddle(inY) && inX === (dx < 0 ? 0 : SIZE - 1);
    const inside = besideX >= 0 && besideY >= 0 && besideX < wide && besideY < high;
    return onBorder && inside && (open & mask) !== 0 && slots[besideY * wide + besideX] === 'down';
  });
  return found?.side ?? null;
}

/** Where an event has happened, seen from whoever has the turn: "To the east of Mira."; null where it does not matter. */
export function where(view: View, event: Event, names: readonly string[]): string | null {
  const { seat } = view.turn;
  const from = playerName(names, seat);
  if (event.do === 'flipped') {
    const { part } = roomWay(view, seat, event.slot);
    return part === 'here' ? null : `It lies to the ${part} of ${from}.`;
  }
  const at = event.do === 'spawned' || event.do === 'boss-came' ? event.at : event.do === 'monster-walked' ? event.path.at(-1) : undefined;
  if (at === undefined) return null;
  const { words, part } = wayTo(view, seat, at);
  return part === 'here' ? `Right beside ${from}.` : `${capitalize(words)} of ${from}.`;
}
