import { EAST, NORTH, WEST } from '../../../../engine/kit/grid.ts';
import { BOSS_MARK, E_MARK, type Laid, SIZE, STORE_MARK } from '../../../../games/magic-and-mayhem/tiles.ts';
import { star } from '../../../parts/geometry.ts';
import { still } from '../../../parts/still.tsx';
import { Door } from './Doors.tsx';
import type { SeenDoor } from './plan.ts';
import { TILE, UNIT } from './rock.ts';

const MIDDLE = UNIT / 2;

/** An E: a moss disc; paler and ticked when it has fired. */
function Encounter({ x, y, spent }: { x: number; y: number; spent: boolean }) {
  return (
    <g transform={`translate(${x + MIDDLE} ${y + MIDDLE})`}>
      <circle cx="1.5" cy="3" r="14" style={{ fill: 'var(--cast)' }} fill-opacity={spent ? 0.2 : 0.35} />
      <circle
        r={spent ? 12 : 14}
        style={{ fill: spent ? '#cfc592' : 'var(--moss-lo)', stroke: spent ? 'var(--moss)' : 'var(--paper-hi)' }}
        stroke-width="2"
        stroke-dasharray={spent ? '4 3' : 'none'}
      />
      {spent ? (
        <path
          d="M-6 0l4 5l8-9"
          fill="none"
          style={{ stroke: 'var(--moss-lo)' }}
          stroke-width="3.4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ) : (
        <path d="M5.5-6.5h-9v13h9M-3.5 0h7" fill="none" style={{ stroke: 'var(--paper-hi)' }} stroke-width="4" stroke-linejoin="round" />
      )}
    </g>
  );
}

/** Somebody large lives here: two eyes that are open, on spikes. */
function LairMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x + MIDDLE} ${y + MIDDLE})`}>
      <path d={star(1.5, 3, 18, 14.5, 12)} style={{ fill: 'var(--cast)' }} fill-opacity=".35" />
      <path
        d={star(0, 0, 18, 14.5, 12)}
        style={{ fill: 'var(--plum)', stroke: 'var(--paper-hi)' }}
        stroke-width="1.6"
        stroke-linejoin="round"
      />
      <path d="M-10-3Q-5-8-1-2Q-5 2-10-3ZM10-3Q5-8 1-2Q5 2 10-3Z" style={{ fill: 'var(--flame)' }} />
      <path
        d="M-7 5l2.5 3l2.5-3l2 3l2-3l2.5 3l2.5-3"
        fill="none"
        style={{ stroke: 'var(--flame)' }}
        stroke-width="2"
        stroke-linejoin="round"
      />
    </g>
  );
}

/** Where one shops: a shopping bag, since a coin would look like gold to pick up. */
function Counter({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x + MIDDLE} ${y + MIDDLE})`}>
      <circle cx="1.5" cy="3" r="13" style={{ fill: 'var(--cast)' }} fill-opacity=".35" />
      <circle r="13" style={{ fill: 'var(--ember)', stroke: 'var(--paper-hi)' }} stroke-width="2" />
      <path d="M-6.5-3h13l1.2 9.5h-15.4z" style={{ fill: 'var(--paper-hi)' }} />
      <path d="M-3.2-2.5v-1.7a3.2 3.4 0 0 1 6.4 0v1.7" fill="none" style={{ stroke: 'var(--paper-hi)' }} stroke-width="2" />
    </g>
  );
}

/** The stall in a corner of the Store's tile. */
function Stall() {
  const stripe = (i: number) => `M${i * 13}-3h13v23a6.5 6 0 0 1-13 0z`;
  return (
    <g transform="translate(4 7) scale(.8)">
      <rect x="3" y="7" width="91" height="52" rx="7" style={{ fill: 'var(--cast)' }} fill-opacity=".35" />
      <rect x="1" width="89" height="54" rx="7" style={{ fill: 'var(--paper)', stroke: 'var(--wood)' }} stroke-width="2" />
      {[0, 1, 2, 3, 4, 5, 6].map((i) => (
        <path key={i} d={stripe(i)} style={{ fill: i % 2 === 0 ? 'var(--ember)' : 'var(--paper-hi)' }} />
      ))}
      <text class="board-word" x="45.5" y="48" font-size="24" text-anchor="middle" style={{ fill: 'var(--ink)' }}>
        Store
      </text>
    </g>
  );
}

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
  readonly laid: Laid;
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
export const Marks = still(
  ({ laid, edge, spent, doors, origin, width }: MarksProps) => {
    const gone = spent.split(',');
    const at = (i: number) => ({ x: (i % SIZE) * UNIT, y: Math.floor(i / SIZE) * UNIT });
    return (
      <svg class="marks" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
        <path d={margins(edge)} style={{ fill: 'var(--bg)' }} />
        {laid.marks.includes(STORE_MARK) && <Stall />}
        {laid.marks.map((mark, i) => {
          const { x, y } = at(i);
          if (mark === E_MARK) return <Encounter key={`${x} ${y}`} x={x} y={y} spent={gone.includes(String(i))} />;
          if (mark === BOSS_MARK) return <LairMark key={`${x} ${y}`} x={x} y={y} />;
          return mark === STORE_MARK ? <Counter key={`${x} ${y}`} x={x} y={y} /> : null;
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
