import { EAST, NORTH, WEST } from '../../../../engine/shared/grid.ts';
import { BOSS_MARK, E_MARK, type RotatedTile, SIZE, STORE_MARK } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { memoized } from '../../../parts/memoize.tsx';
import type { SeenDoor } from './board-plan.ts';
import { Door } from './Doors.tsx';
import { TILE, UNIT } from './rock-shapes.ts';

const MIDDLE = UNIT / 2;
/** An E is a moss disc; somebody large has two eyes that are open; where one shops lies a bag, since a coin would look like gold to pick up. */
const PRINTS: ReadonlyMap<number, string> = new Map([
  [E_MARK, 'encounter'],
  [BOSS_MARK, 'lair'],
  [STORE_MARK, 'counter'],
]);

/** The narrow margin outside a tile on the sides where the board ends: no dark lies there. Below, the tile throws its own shadow. */
function margins(edge: number): string {
  const corner = (sides: number, path: string): string => ((edge & sides) === sides ? path : '');
  return [
    corner(NORTH, 'M0-1H228V1.5H0Z'),
    corner(EAST, 'M226.5 0H229V228H226.5Z'),
    corner(WEST, 'M-1 0H1.5V228H-1Z'),
    corner(NORTH | WEST, 'M0 0H13.5V1.5A12 12 0 0 0 1.5 13.5H0Z'),
    corner(NORTH | EAST, 'M228 0V13.5H226.5A12 12 0 0 0 214.5 1.5V0Z'),
  ].join('');
}

type MarksProps = {
  readonly laid: RotatedTile;
  /** The sides where the board ends. */
  readonly edge: number;
  /** Which of its squares have a spent E, from 0 to 35, as a list. */
  readonly spent: string;
  /** The doors of this tile, with their state. */
  readonly doors: readonly SeenDoor[];
  /** The tile's upper left square, and the width of the board. */
  readonly origin: number;
  readonly width: number;
};

/** What is printed on a tile and must be seen in the dark too: marks and doors. */
export const Marks = memoized(
  ({ laid, edge, spent, doors, origin, width }: MarksProps) => {
    const gone = spent.split(',');
    const at = (i: number) => ({ x: (i % SIZE) * UNIT, y: Math.floor(i / SIZE) * UNIT });
    return (
      <svg class="marks" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden>
        <path d={margins(edge)} style={{ fill: 'var(--bg)' }} />
        {laid.marks.includes(STORE_MARK) && <use href="#print-stall" />}
        {laid.marks.map((mark, i) => {
          const print = PRINTS.get(mark);
          const { x, y } = at(i);
          const name = mark === E_MARK && gone.includes(String(i)) ? 'encounter-spent' : print;
          return print && <use key={`${x} ${y}`} href={`#print-${name}`} x={x + MIDDLE} y={y + MIDDLE} />;
        })}
        {doors.map(({ edge, a, b, kind, open }) => {
          const x = ((a - origin) % width) * UNIT;
          const y = Math.floor((a - origin) / width) * UNIT;
          const upright = b === a + 1;
          return (
            <Door
              key={edge}
              x={x + (upright ? UNIT : MIDDLE)}
              y={y + (upright ? MIDDLE : UNIT)}
              upright={upright}
              kind={kind}
              open={open}
            />
          );
        })}
      </svg>
    );
  },
  (a, b) => a.laid === b.laid && a.spent === b.spent && a.doors.map(({ open }) => open).join() === b.doors.map(({ open }) => open).join(),
);
