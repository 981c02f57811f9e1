import type { Ref } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Plan } from './board-plan.ts';
import { type Cell, Row } from './Cells.tsx';
import type { BoardProps } from './props.ts';
import { spokenSquare } from './spoken-squares.ts';

type CellGridProps = Pick<BoardProps, 'actions' | 'name'> & {
  readonly grid: Ref<HTMLDivElement>;
  readonly plan: Plan;
  /** The one square that the Tab key stops at. */
  readonly stop: number;
  /** The ring of the keys is shown, or no longer. */
  readonly onRing: (shown: boolean) => void;
};

/** Every square of the floor: hundreds, made anew only when what can be done changes, not at every step that is shown. */
export function CellGrid({ grid, plan, actions, name, stop, onRing }: CellGridProps) {
  const { width, height } = plan;
  const rows = useMemo(
    () =>
      cellRows(plan, (square): Cell => {
        const action = actions.get(square) ?? null;
        const lights = action?.mood === 'walk' && plan.gaps.has(square);
        return { square, action, label: spokenSquare(plan, name(square), square, action, lights), lights, stop: square === stop };
      }),
    [plan, actions, name, stop],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: squares lie where the dungeon has them, not in a table
    <div
      ref={grid}
      role="grid"
      class="cells"
      aria-label="The dungeon"
      aria-colcount={width}
      aria-rowcount={height}
      onFocusIn={({ target }) => onRing(target instanceof Element && target.matches(':focus-visible'))}
      onFocusOut={() => onRing(false)}
    >
      {rows.map(({ row, cells }) => (
        <Row key={row} cells={cells} width={width} row={row} />
      ))}
    </div>
  );
}

/** The floor squares by rows; rows without any are left out. */
function cellRows({ marks, width, height }: Plan, cellOf: (square: number) => Cell) {
  const rows: { row: number; cells: Cell[] }[] = [];
  for (let row = 0; row < height; row++) {
    const cells: Cell[] = [];
    for (let square = row * width; square < (row + 1) * width; square++) if (marks[square] !== 0) cells.push(cellOf(square));
    if (cells.length > 0) rows.push({ row, cells });
  }
  return rows;
}
