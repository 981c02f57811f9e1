import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { afterPaint } from './after-paint.ts';

/**
 * Draws in steps what would be one long task: first the rest of the screen, and after its paint these pieces, one in a frame. A tap is heard
 * in between, and its answer is seen sooner. A hidden page is never painted: there all is drawn at once.
 */

/** What comes late, in this order: what lies over the stage, the sheet beside it, the pictures on it. */
const PIECES = ['scene', 'sheet', 'pictures'] as const;
type LatePiece = (typeof PIECES)[number];

const waiting: { readonly [piece in LatePiece]: Set<() => void> } = { scene: new Set(), sheet: new Set(), pictures: new Set() };
let running = false;

/** After the next paint, and after all others that wait for it: they may read the layout, while nothing has changed it. */
const afterAllPainted = (then: () => void): unknown => afterPaint(() => setTimeout(then));

/** Draws the first piece that waits; the next one has a frame of its own. To read a picture takes as long as a sheet: of pictures, one. */
function drawNext(): void {
  const piece = PIECES.find((each) => waiting[each].size > 0);
  running = piece !== undefined;
  if (!piece) return;
  for (const draw of [...waiting[piece]].slice(0, piece === 'pictures' ? 1 : undefined)) {
    waiting[piece].delete(draw);
    draw();
  }
  afterAllPainted(drawNext);
}

/** Calls `draw` once the screen is painted. Returns the function that cancels it. */
function drawLate(piece: LatePiece, draw: () => void): () => void {
  waiting[piece].add(draw);
  if (!running) {
    running = true;
    // the effects of what is painted change the page as well: what they do is painted first
    afterAllPainted(() => afterAllPainted(drawNext));
  }
  return () => waiting[piece].delete(draw);
}

/** The newest `id` that was here at a paint; null before the first. */
function usePaintedId<T>(piece: LatePiece, id: T, first: T | null): T | null {
  const [painted, setPainted] = useState(first);
  useLayoutEffect(() => {
    if (painted === id) return;
    if (document.visibilityState !== 'visible') return setPainted(() => id);
    return drawLate(piece, () => setPainted(() => id));
  }, [id, painted]);
  return painted;
}

/** False until the component has been painted once. All of one `piece` follow together, pictures one by one. */
export const usePainted = (piece: LatePiece): boolean => usePaintedId(piece, true, null) === true;

/** The children of `id`; when `id` changes, those of the one before until the next paint. `late`: they are, and nothing of them is in use. */
export function useAfterPaint<T>(
  piece: LatePiece,
  id: T,
  children: ComponentChildren,
): { readonly children: ComponentChildren; readonly late: boolean } {
  const painted = usePaintedId(piece, id, id);
  const before = useRef(children);
  const late = painted !== id;
  if (!late) before.current = children;
  return { children: before.current, late };
}
