import { SIZE } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import type { BoardProps } from './props.ts';

/** The squares of a place for a tile: its corners. */
export const cornersOf = (place: number, wide: number): [number, number] => {
  const width = wide * SIZE;
  const first = Math.floor(place / wide) * SIZE * width + (place % wide) * SIZE;
  return [first, first + (SIZE - 1) * (width + 1)];
};

/** Dark tiles that one may turn up: each is a button as large as the tile. */
export function DarkTiles({
  dark,
  wide,
  onDark,
}: {
  dark: NonNullable<BoardProps['dark']>;
  wide: number;
  onDark: (index: number) => void;
}) {
  return (
    <div class="layer">
      {[...dark].map(([place, { index, label }]) => {
        const [x, y] = [place % wide, Math.floor(place / wide)];
        return (
          <button
            key={place}
            type="button"
            class="tile turn-up"
            style={{ left: `calc(var(--s) * ${x * SIZE})`, top: `calc(var(--s) * ${y * SIZE})` }}
            aria-label={`${label}: tile ${x + 1} of row ${y + 1}`}
            data-option={index}
            onClick={(event) => {
              event.stopPropagation();
              onDark(index);
            }}
          />
        );
      })}
    </div>
  );
}
