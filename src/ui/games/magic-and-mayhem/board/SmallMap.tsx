import { useEffect, useRef } from 'preact/hooks';
import { SIZE } from '../../../../games/magic-and-mayhem/tiles.ts';
import { type Camera, originOf } from '../../../parts/board/camera.ts';
import type { Plan } from './plan.ts';

const FOLLOWS = 120;

/** The whole board in little: a tap goes there. The frame shows what is in sight. */
export function SmallMap({ plan, camera, here }: { plan: Plan; camera: Camera; here: number | null }) {
  const frame = useRef<SVGRectElement>(null);
  useEffect(() => {
    const box = camera.scroller.current;
    const board = camera.inner.current;
    if (!box || !board) return;
    const follow = () => {
      const rect = frame.current;
      if (!rect) return;
      const unit = camera.side * SIZE;
      const origin = originOf(board);
      const clip = (value: number, most: number) => Math.min(most, Math.max(0, value));
      const left = clip((box.scrollLeft - origin.x) / unit, plan.wide);
      const top = clip((box.scrollTop - origin.y) / unit, plan.high);
      const right = clip((box.scrollLeft + box.clientWidth - origin.x) / unit, plan.wide);
      const bottom = clip((box.scrollTop + box.clientHeight - origin.y) / unit, plan.high);
      rect.setAttribute('x', String(left));
      rect.setAttribute('y', String(top));
      rect.setAttribute('width', String(Math.max(0, right - left)));
      rect.setAttribute('height', String(Math.max(0, bottom - top)));
    };
    // a glide scrolls at every frame: the small map follows a few times on the way, which is all that one sees of it
    let timer: ReturnType<typeof setTimeout> | null = null;
    const later = () => {
      timer ??= setTimeout(() => {
        timer = null;
        follow();
      }, FOLLOWS);
    };
    follow();
    box.addEventListener('scroll', later, { passive: true });
    return () => {
      box.removeEventListener('scroll', later);
      if (timer !== null) clearTimeout(timer);
    };
  }, [camera.side, camera.room, plan]);
  const jump = (event: MouseEvent) => {
    // in the button's own measure, which holds however the table is turned; the paper's margin is .25 of a tile on each side
    const { clientWidth, clientHeight } = event.currentTarget as HTMLElement;
    const x = (event.offsetX / clientWidth) * (plan.wide + 0.5) - 0.25;
    const y = (event.offsetY / clientHeight) * (plan.high + 0.5) - 0.25;
    camera.centre(x * SIZE, y * SIZE);
  };
  return (
    <button type="button" class="board-map" tabIndex={-1} aria-label="Small map: tap where to look" onClick={jump}>
      <svg
        viewBox={`-.25 -.25 ${plan.wide + 0.5} ${plan.high + 0.5}`}
        style={{ width: `${(plan.wide + 0.5) * 18}px`, height: `${(plan.high + 0.5) * 18}px` }}
        aria-hidden="true"
      >
        {plan.places.map(({ x, y, kind }) => (
          <rect
            key={`${x} ${y}`}
            class={here === y * plan.wide + x ? 'here' : kind}
            x={x + 0.06}
            y={y + 0.06}
            width=".88"
            height=".88"
            rx=".12"
          />
        ))}
        <rect ref={frame} class="frame" rx=".14" />
      </svg>
    </button>
  );
}
