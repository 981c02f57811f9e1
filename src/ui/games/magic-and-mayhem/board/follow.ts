import { useLayoutEffect, useRef } from 'preact/hooks';
import type { View } from '../../../../games/magic-and-mayhem/state/tasks.ts';
import { afterPaint } from '../../../parts/after-paint.ts';
import { boxOf, type Camera, useCamera } from '../../../parts/board/camera.ts';
import type { Plan } from './board-plan.ts';
import { cornersOf } from './DarkTiles.tsx';

/** So many squares around whoever acts are in sight, to each side and up and down. */
const AROUND = { x: 4, y: 3 } as const;

/** The squares at two corners of the surroundings of a square, within the board. */
function surroundings(square: number, { width, height }: Plan): readonly number[] {
  const x = square % width;
  const y = Math.floor(square / width);
  const corner = (dx: number, dy: number) => Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx));
  return [corner(-AROUND.x, -AROUND.y), corner(AROUND.x, AROUND.y)];
}

type Followed = {
  readonly view: View;
  readonly plan: Plan;
  /** The seat that holds the torch. */
  readonly acting: number | null;
  /** The squares that can be tapped, and the dark tiles. */
  readonly lit: readonly number[];
  readonly dark: Iterable<number>;
  /** Where something happens just now: first whoever does it, then those whom it happens to. */
  readonly focus: readonly number[];
  /** Whether the board is seen from nearer for a blow: the camera waits, and comes back after it. */
  readonly blow: boolean;
};

/**
 * The camera and the light go to whoever acts: the torch holder and what can be tapped, or where something happens just now.
 * While nobody acts, they stay.
 */
export function useFollow({ view, plan, acting, lit, dark, focus, blow }: Followed): {
  readonly camera: Camera;
  /** The square in the middle of the light. */
  readonly light: number;
  /** The square of the torch holder. */
  readonly holder: number | null;
} {
  const { width, height } = plan;
  const holder = acting === null ? null : (view.heroes[acting]?.at ?? null);
  const last = useRef<number | null>(null);
  const light = focus[0] ?? holder ?? last.current ?? view.heroes.find(({ at }) => at !== null)?.at ?? 0;
  last.current = light;
  const camera = useCamera(width, height, { x: (light % width) + 0.5, y: Math.floor(light / width) + 0.5 });

  const places = [...dark].flatMap((place) => cornersOf(place, plan.wide));
  // where one of several dark tiles is picked, and nothing else, the tiles need all the room
  const around = holder === null ? [] : places.length > 0 && lit.length === 0 ? [holder] : surroundings(holder, plan);
  const sight = focus.length > 0 ? focus : [...lit, ...places, ...around];
  const sightBox = boxOf(sight, width);
  const first = useRef(true);
  useLayoutEffect(() => {
    const middle = boxOf([light], width);
    if (!camera.ready || !middle) return;
    const glide = !first.current;
    first.current = false;
    if (!glide) {
      camera.show(sightBox ?? middle, middle, false);
      return;
    }
    if (blow) return;
    return afterPaint(() => camera.show(sightBox ?? middle, middle, true));
  }, [acting, light, camera.ready, camera.room, blow, JSON.stringify(sightBox)]);
  return { camera, light, holder };
}
