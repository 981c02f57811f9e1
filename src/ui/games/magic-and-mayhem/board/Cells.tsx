import { memoized } from '../../../parts/memoize.tsx';
import type { CellAction } from './props.ts';

export type Cell = {
  readonly square: number;
  readonly label: string;
  readonly action: CellAction | null;
  /** Whoever walks here lights up a dark tile. */
  readonly lights: boolean;
  /** The grid's one tab stop. */
  readonly stop: boolean;
};

const sameAction = (a: CellAction | null, b: CellAction | null): boolean =>
  a === b || (a?.kind === b?.kind && a?.mood === b?.mood && (a?.kind !== 'option' || (b?.kind === 'option' && a.index === b.index)));

const sameCell = (a: Cell, b: Cell | undefined): boolean =>
  b !== undefined &&
  a.square === b.square &&
  a.stop === b.stop &&
  a.lights === b.lights &&
  a.label === b.label &&
  sameAction(a.action, b.action);

/** One square: a row has dozens, and at a tap only those that one may walk to change. */
const Square = memoized(
  ({ cell, width }: { cell: Cell; width: number }) => {
    const { square, label, action, lights, stop } = cell;
    const answer = action?.kind === 'option' ? { 'data-option': action.index } : action ? { 'data-narrow': '' } : {};
    return (
      // biome-ignore lint/a11y/useSemanticElements: squares lie where the dungeon has them, not in a table
      <div
        role="gridcell"
        tabIndex={stop ? 0 : -1}
        class={action ? `cell ${action.mood}${lights ? ' lights' : ''}` : 'cell'}
        style={{ gridArea: `${Math.floor(square / width) + 1} / ${(square % width) + 1}` }}
        aria-label={label}
        aria-colindex={(square % width) + 1}
        data-square={square}
        {...answer}
      />
    );
  },
  (a, b) => a.width === b.width && sameCell(a.cell, b.cell),
);

type RowProps = { readonly cells: readonly Cell[]; readonly width: number; readonly row: number };

/** One row of squares; it is drawn again only when something in it has changed. */
export const Row = memoized(
  ({ cells, width, row }: RowProps) => (
    // biome-ignore lint/a11y/useSemanticElements: squares lie where the dungeon has them, not in a table
    // biome-ignore lint/a11y/useFocusableInteractive: the squares are what is focused
    <div role="row" class="row" aria-rowindex={row + 1}>
      {cells.map((cell) => (
        <Square key={cell.square} cell={cell} width={width} />
      ))}
    </div>
  ),
  (a, b) =>
    a.cells === b.cells ||
    (a.width === b.width && a.cells.length === b.cells.length && a.cells.every((cell, i) => sameCell(cell, b.cells[i]))),
);
