import { type ComponentChildren, createContext } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import type { Side } from '../../engine/seats.ts';
import { prefersStillness } from '../parts/stillness.ts';
import { TURN } from '../parts/turned.ts';
import './compass.css';
import type { Play } from './play.ts';

const TURNS = 480;

/** The side that the screen is turned to. */
export const ScreenSide = createContext<Side>('south');

/** The side of whoever is asked, or shall take the tablet; null while something is being shown, or a bot thinks. */
function askedSide<V extends Vocabulary>(play: Play<V>): Side | null {
  const seat = play.veil.value ?? (play.open.value ? play.deciding.value : null);
  const record = seat === null ? undefined : play.seat(seat);
  return record?.player.kind === 'person' ? record.side : null;
}

/** A turn by so many degrees is shorter the other way round. */
const shorter = (degrees: number): number => (degrees > 180 ? degrees - 360 : degrees <= -180 ? degrees + 360 : degrees);

/**
 * The whole screen of a table. Where the device is told that it lies flat, it turns to the side of whoever is asked, and stays there while
 * what they did is shown. Everything on it measures itself by this screen, never by the window: on its side it is as wide as that is high.
 */
export function Compass<V extends Vocabulary>({ play, children }: { play: Play<V>; children: ComponentChildren }) {
  const screen = useRef<HTMLDivElement>(null);
  const { compass } = play.settings.value;
  const wanted = askedSide(play);
  const last = useRef<Side>(wanted ?? 'south');
  if (wanted) last.current = wanted;
  const side = compass ? last.current : 'south';
  const drawn = useRef(side);
  useLayoutEffect(() => {
    const from = TURN[drawn.current];
    drawn.current = side;
    if (from === TURN[side] || prefersStillness()) return;
    const to = TURN[side];
    screen.current?.animate?.([{ rotate: `${to + shorter(from - to)}deg`, scale: 0.9 }, { rotate: `${to}deg` }], {
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
