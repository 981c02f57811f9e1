import { useEffect } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../engine/game.ts';
import type { Play } from './play.ts';
import { PACE } from './show.ts';

/** A finger's second tap that comes sooner (milliseconds, at normal speed) and lands nearer (pixels) than this is a slip. */
const SOON = 350;
const NEAR = 24;
const ANSWERS = '[data-option], [data-roll], [data-die]';

type Tap = { readonly x: number; readonly y: number; readonly at: number; readonly seat: Seat | null };

/**
 * Who taps twice passes the torch with the first tap, and the button of the next player may lie under the finger already: the second tap is
 * not their answer. Nor is a key that is held down.
 */
export function useSlips<V extends Vocabulary>(play: Play<V>): void {
  useEffect(() => {
    let last: Tap | null = null;
    const isAnswer = ({ target }: Event) => target instanceof Element && target.closest(ANSWERS) !== null;
    const drop = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    const click = (event: MouseEvent) => {
      // no finger: a key, or a switch
      if (event.detail === 0) return;
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const slip = last !== null && at - last.at < SOON * PACE[play.settings.peek().speed] && Math.hypot(x - last.x, y - last.y) < NEAR;
      const seat = slip && last ? last.seat : play.deciding.peek();
      last = { x, y, at, seat };
      if (slip && seat !== play.deciding.peek() && isAnswer(event)) drop(event);
    };
    const key = (event: KeyboardEvent) => {
      if (event.repeat && event.key === 'Enter' && isAnswer(event)) drop(event);
    };
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [play]);
}
