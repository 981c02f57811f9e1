import { EAST, NORTH, SOUTH, WEST } from '../../../../engine/shared/grid.ts';
import { capitalize, joinWithAnd, pluralize } from '../../../../engine/shared/sentences.ts';
import type { SquareName } from '../square-names.ts';
import type { Plan } from './board-plan.ts';
import type { CellAction } from './props.ts';

/** The board by ear: what a square is called, what is seen from it, and what is worth going to. */

const SIDES = [
  { side: NORTH, name: 'north', dx: 0, dy: -1 },
  { side: EAST, name: 'east', dx: 1, dy: 0 },
  { side: SOUTH, name: 'south', dx: 0, dy: 1 },
  { side: WEST, name: 'west', dx: -1, dy: 0 },
] as const;

const isOpen = ({ walls }: Plan, square: number, side: number): boolean => ((walls[square] ?? 15) & side) === 0;
/** The shut door between a square and the next one; null where there is none. */
function doorAt({ doors, width }: Plan, square: number, dx: number, dy: number): Plan['doors'][number] | null {
  const beside = square + dy * width + dx;
  return doors.find(({ a, b, open }) => !open && ((a === square && b === beside) || (b === square && a === beside))) ?? null;
}

/** "open north and east", "open on every side", and shut doors. */
function sidesOf(plan: Plan, square: number): string {
  const open = SIDES.filter(({ side }) => isOpen(plan, square, side)).map(({ name }) => name);
  const doors = SIDES.flatMap(({ name, dx, dy }) => {
    const door = doorAt(plan, square, dx, dy);
    return door ? [`${door.kind === 'locked' ? 'a locked' : 'a shut'} door ${name}`] : [];
  });
  const ways = open.length === SIDES.length ? 'open on every side' : open.length === 0 ? 'walls all round' : `open ${joinWithAnd(open)}`;
  return [ways, ...doors].join(', ');
}

/** A square's name: what is there, what a press does, the way to it, its open sides, and its room where that is another one. */
export function spokenSquare(
  plan: Plan,
  { there, way, place }: SquareName,
  square: number,
  action: CellAction | null,
  lights: boolean,
): string {
  const does = action ? `${action.label}${lights ? ' and light up the dark' : ''}` : '';
  return [there, does, way, sidesOf(plan, square), place]
    .filter((part) => part !== '')
    .map(capitalize)
    .join('. ');
}

type NameOf = (square: number) => SquareName;

/** What is seen from a square in one direction: whatever stands there first, or the end of the way. */
function seen(plan: Plan, name: NameOf, from: number, { side, dx, dy }: (typeof SIDES)[number]): string {
  for (let at = from, steps = 0; ; steps++) {
    const door = doorAt(plan, at, dx, dy);
    const far = steps === 0 ? '' : ` after ${pluralize(steps, 'step')}`;
    if (door) return `${door.kind === 'locked' ? 'a locked door' : 'a shut door'}${far}`;
    if (!isOpen(plan, at, side)) return plan.gaps.has(at) && isRim(plan, at, dx, dy) ? `the dark${far}` : `wall${far}`;
    at += dy * plan.width + dx;
    const { there } = name(at);
    if (there !== '') return `${there}, at ${pluralize(steps + 1, 'step')}`;
  }
}
/** Whether the next square in a direction is on another tile. */
function isRim({ width }: Plan, square: number, dx: number, dy: number): boolean {
  const TILE = 6;
  const [x, y] = [square % width, Math.floor(square / width)];
  return Math.floor((x + dx) / TILE) !== Math.floor(x / TILE) || Math.floor((y + dy) / TILE) !== Math.floor(y / TILE);
}

/** What is seen from a square on all sides. */
export const lookAround = (plan: Plan, name: NameOf, from: number): string =>
  SIDES.map((side) => `${capitalize(side.name)}: ${seen(plan, name, from, side)}.`).join(' ');

/** The next square after `from` on which there is something, in the order of their distance from `start`; null where there is none. */
export function nextThing(
  plan: Plan,
  name: NameOf,
  lit: ReadonlyMap<number, CellAction>,
  start: number,
  from: number,
  by: 1 | -1,
): number | null {
  const far = (square: number): number =>
    Math.abs((square % plan.width) - (start % plan.width)) + Math.abs(Math.floor(square / plan.width) - Math.floor(start / plan.width));
  const things = [...plan.marks.keys()]
    .filter((square) => plan.marks[square] !== 0 && (name(square).there !== '' || (plan.gaps.has(square) && lit.has(square))))
    .sort((a, b) => far(a) - far(b) || a - b);
  if (things.length === 0) return null;
  const at = things.indexOf(from);
  const next = at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length;
  return things[next] ?? null;
}
