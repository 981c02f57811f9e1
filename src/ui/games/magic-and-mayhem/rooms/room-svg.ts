import type { Room } from '../../../../games/magic-and-mayhem/content/room-schema.ts';
import { type Placed, placedThings } from '../../../../games/magic-and-mayhem/content/room-things.ts';
import { type RotatedTile, type Rotation, SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { DYE_COLOURS } from './room-colours.ts';
import type { Drawing, RoomKit } from './room-kit.ts';

/*
 * A room's things are one picture of a tile: hundreds of shapes, but one thing to paint. The picture is made of the drawings' own texts.
 * All lengths are in units of 60 a square.
 */

const SQUARE = 60;
/** The drawing of what runs down a wall. */
const DRIPS = 'drips';
const WHOLE = SQUARE * SIZE;
/** Things stay a little inside their squares. */
const INSIDE = { 1: 0.9, 2: 0.95 } as const;
const SHADOW = 'fill="#041216" stroke="#041216" stroke-linejoin="round" opacity=".36" transform="translate(3 4)"';

/** The rim of a cut-out sheet, where its drawing names no other. */
const PAPER = '#FFF5DB';
/** Every cut-out sheet throws a shadow to the lower right, and has a round rim. */
const withShadows = (inside: string): string =>
  inside.replace(
    /<path class="cut" d="([^"]+)" fill="([^"]+)"(?: stroke="([^"]+)")? stroke-width="([^"]+)"\/>/g,
    (_, path: string, fill: string, rim: string | undefined, width: string) =>
      `<path d="${path}" ${SHADOW} stroke-width="${width}"/><path d="${path}" fill="${fill}" stroke="${rim ?? PAPER}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"/>`,
  );

/** Paints the parts of a drawing that say var(--a,…) and var(--b,…) in colours of a room's own. */
const painted = (inside: string, dyes: readonly (keyof typeof DYE_COLOURS)[]): string =>
  inside.replace(/var\(--([abc]),(#[0-9A-Fa-f]+)\)/g, (_, letter: string, usual: string) => {
    const dye = dyes['abc'.indexOf(letter)];
    return dye === undefined ? usual : DYE_COLOURS[dye];
  });

/** Where a thing is after some quarter turns of its tile. It stays upright: only its square turns. */
export function turnedThing({ letter, x, y, size }: Placed, turn: Rotation): Placed {
  let at = { x, y };
  for (let i = 0; i < turn; i++) at = { x: SIZE - size - at.y, y: at.x };
  return { letter, size, ...at };
}

const picture = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WHOLE} ${WHOLE}" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;

/** The rock of a tile as its room shows it: wallpaper, what runs down the walls, and the things. */
export function thingsPicture(room: Room, { marks }: RotatedTile, turn: Rotation, kit: RoomKit): string {
  const rock = (x: number, y: number): boolean => marks[y * SIZE + x] === 0;
  const symbols = new Map<string, string>();
  const use = (name: string, drawing: Drawing | undefined, place: string, dyes: readonly (keyof typeof DYE_COLOURS)[] = []): string => {
    if (!drawing) return '';
    const key = [name, ...dyes].join('-');
    if (!symbols.has(key)) symbols.set(key, `<g id="${key}">${withShadows(painted(drawing.inside, dyes))}</g>`);
    return `<use href="#${key}" ${place}/>`;
  };
  let walls = '';
  let drips = '';
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!rock(x, y)) continue;
      walls += use(room.paper, kit.papers[room.paper], `x="${x * SQUARE}" y="${y * SQUARE}"`);
      if (room.drips && y < SIZE - 1 && !rock(x, y + 1))
        drips += use(DRIPS, kit.papers[DRIPS], `x="${x * SQUARE}" y="${(y + 1) * SQUARE}"`);
    }
  }
  const things = placedThings(room.where)
    .map((thing) => turnedThing(thing, turn))
    .sort((a, b) => a.y + a.size - b.y - b.size)
    .map(({ letter, x, y, size }) => {
      const [name = '', ...dyes] = [room.things[letter] ?? []].flat();
      const drawing = kit.things[name];
      const scale = (size * SQUARE * INSIDE[size]) / (drawing?.box ?? SQUARE);
      const margin = (size * SQUARE * (1 - INSIDE[size])) / 2;
      return use(
        name,
        drawing,
        `transform="translate(${x * SQUARE + margin} ${y * SQUARE + margin}) scale(${scale})"`,
        dyes as (keyof typeof DYE_COLOURS)[],
      );
    })
    .join('');
  return picture(`<defs>${[...symbols.values()].join('')}</defs><g opacity=".2">${walls}</g>${drips}${things}`);
}

/** What lies flat on a floor; it turns with the tile. */
export function printPicture(print: string, turn: Rotation, kit: RoomKit): string {
  const middle = WHOLE / 2;
  return picture(`<g transform="rotate(${turn * 90} ${middle} ${middle})">${withShadows(kit.prints[print]?.inside ?? '')}</g>`);
}
