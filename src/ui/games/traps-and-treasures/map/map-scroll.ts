import { useLayoutEffect, useRef } from 'preact/hooks';
import { afterPaint } from '../../../parts/after-paint.ts';
import { useAfterLastTouch } from '../../../parts/board/after-last-touch.ts';
import { boxOf, type Camera } from '../../../parts/board/camera.ts';

type Wanted = {
  /** Of the map, in squares. */
  readonly width: number;
  /** The square that must be in sight. */
  readonly middle: number;
  /** The squares that should be in sight with it. */
  readonly sight: readonly number[];
  readonly acting: number;
};

/** Scrolls the map to what is wanted in sight: at once when the map is first drawn, smoothly after that, and never under a finger. */
export function useMapScroll(camera: Camera, { width, middle, sight, acting }: Wanted): void {
  const first = useRef(true);
  const whenStill = useAfterLastTouch();
  useLayoutEffect(() => {
    const around = boxOf([middle], width);
    if (!camera.ready || !around) return;
    const glide = !first.current;
    first.current = false;
    const show = () => camera.show(boxOf(sight, width) ?? around, around, glide);
    if (!glide) {
      show();
      return;
    }
    return afterPaint(() => whenStill(show));
  }, [acting, camera.ready, camera.room, camera.side, sight.join()]);
}
