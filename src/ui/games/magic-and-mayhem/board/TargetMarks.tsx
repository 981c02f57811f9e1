import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { BoardSquare } from '../../../parts/board/SquareMark.tsx';
import { memoized } from '../../../parts/memoize.tsx';
import { DamageMark } from '../fight/DamageMark.tsx';
import type { CellAction } from './props.ts';

/** The upper left corner keeps clear of a monster's number. */
const Corners = memoized((_: object) => (
  <svg viewBox="0 0 38 38" aria-hidden>
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path class="aim-rim" d="M-8 3V-8H3M32-5H43V6M43 32V43H32M6 43H-5V32" />
      <path class="aim-line" d="M-8 3V-8H3M32-5H43V6M43 32V43H32M6 43H-5V32" />
    </g>
  </svg>
));

/** A pin in a corner of the dungeon that one may look into: whoever stands beside it hides its square. */
const Pin = memoized((_: object) => (
  <svg viewBox="0 0 38 38" aria-hidden>
    <use href="#print-pin" />
  </svg>
));

/** Four corners around every square that somebody can be aimed at; wider ones around a boss; a pin in each corner to look into. */
export function TargetMarks({ actions, view, width }: { actions: ReadonlyMap<number, CellAction>; view: View; width: number }) {
  const big = new Set(view.monsters.flatMap(({ boss, at }) => (boss ? [at] : [])));
  return (
    <>
      {[...actions].map(([square, { mood, damage }]) =>
        mood === 'target' ? (
          <BoardSquare key={square} square={square} width={width} class={big.has(square) ? 'aim big' : 'aim'}>
            <Corners />
            {damage !== undefined && <DamageMark damage={damage} />}
          </BoardSquare>
        ) : mood === 'other' ? (
          <BoardSquare key={square} square={square} width={width} class="aim pin">
            <Pin />
          </BoardSquare>
        ) : null,
      )}
    </>
  );
}
