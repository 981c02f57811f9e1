import type { Rotation, Tile } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { roomKit } from './room-kit.ts';
import { printPicture, thingsPicture } from './room-svg.ts';

/** What stands in a room and what lies on its floor, as addresses of pictures; null where there is nothing. */
type RoomPictures = { readonly things: string | null; readonly print: string | null };

const BARE: RoomPictures = { things: null, print: null };
const made = new Map<string, RoomPictures>();
const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The pictures of a room after some quarter turns of its tile; made once. */
export function picturesOf({ id, room, laid }: Tile, turn: Rotation): RoomPictures {
  if (!room) return BARE;
  const key = `${id} ${turn}`;
  const known = made.get(key);
  if (known) return known;
  const pictures = {
    things: addressOf(thingsPicture(room, laid[turn], turn, roomKit)),
    print: room.print ? addressOf(printPicture(room.print, turn, roomKit)) : null,
  };
  made.set(key, pictures);
  return pictures;
}
