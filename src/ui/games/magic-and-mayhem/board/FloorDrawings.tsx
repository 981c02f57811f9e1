import { BOSS_MARK, type RotatedTile, SIZE, STAIRS } from '../../../../games/magic-and-mayhem/rules/tiles.ts';
import { UNIT } from './rock-shapes.ts';

const MIDDLE = UNIT / 2;
/** What is printed on the floor itself, so that one may walk over it: the stairs and the lair. */
export function FloorDrawings({ laid }: { laid: RotatedTile }) {
  const at = (i: number) => ({ x: (i % SIZE) * UNIT, y: Math.floor(i / SIZE) * UNIT });
  const stairs = laid.marks.flatMap((mark, i) => (mark === STAIRS ? [at(i)] : []));
  const lair = laid.marks.indexOf(BOSS_MARK);
  const xs = stairs.map(({ x }) => x);
  const ys = stairs.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  // as large as the squares that carry the mark; they are drawn for two by two
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top].map((far) => (far / UNIT + 1) / 2);
  return (
    <>
      {stairs.length > 0 && <use href="#print-stairwell" transform={`translate(${left} ${top}) scale(${wide} ${high})`} />}
      {lair >= 0 && <use href="#print-mat" x={at(lair).x + MIDDLE} y={at(lair).y + MIDDLE} />}
    </>
  );
}
