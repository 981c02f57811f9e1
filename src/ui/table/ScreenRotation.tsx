import { type ComponentChildren, createContext } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { Side } from '../../engine/seats.ts';
import { moveElement } from '../parts/move-element.ts';
import { TURN } from '../parts/rotated-points.ts';
import './screen-rotation.css';
import type { TableController } from './table-controller.ts';

const TURNS = 480;

/** The side that the screen faces. */
export const ScreenSide = createContext<Side>('south');

/** The side of the player who decides or must take the tablet; null during animations and bot decisions. */
function promptedSide<V extends GameTypes>(controller: TableController<V>): Side | null {
  const handOver = controller.handOver.value;
  const next = handOver && handOver.kind !== 'recap' ? handOver.seat : null;
  const seat = next ?? (controller.open.value ? controller.deciding.value : null);
  const record = seat === null ? undefined : controller.seat(seat);
  return record?.player.kind === 'person' ? record.side : null;
}

/** The shortest equivalent rotation, in degrees. */
const shortestTurn = (degrees: number): number => (degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees);

/**
 * The screen of a table. If the setting is on, it rotates to the side of the player who decides, and stays there during the animation of the
 * result. Its content is measured by this element, not by the window: after a quarter turn, width and height are swapped.
 */
export function ScreenRotation<V extends GameTypes>({ play, children }: { play: TableController<V>; children: ComponentChildren }) {
  const screen = useRef<HTMLDivElement>(null);
  const { compass } = play.settings.value;
  const wanted = promptedSide(play);
  const last = useRef<Side>(wanted ?? 'south');
  if (wanted) last.current = wanted;
  const side = compass ? last.current : 'south';
  const drawn = useRef(side);
  useLayoutEffect(() => {
    const from = TURN[drawn.current];
    drawn.current = side;
    if (from === TURN[side]) return;
    const to = TURN[side];
    moveElement(screen.current, [{ rotate: `${to + shortestTurn(from - to)}deg`, scale: 0.9 }, { rotate: `${to}deg` }], {
      duration: TURNS,
      easing: 'cubic-bezier(.3, .1, .2, 1)',
    });
  }, [side]);
  return (
    <div ref={screen} class="screen" data-side={side} data-compass={compass || undefined}>
      <ScreenSide.Provider value={side}>{children}</ScreenSide.Provider>
    </div>
  );
}
