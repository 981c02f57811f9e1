import { useEffect } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import type { Play } from './play.ts';
import { PACE } from './show.ts';

/** A finger's second tap that comes sooner (milliseconds, at normal speed) and lands nearer (pixels) than this is a slip. */
const SOON = 350;
const NEAR = 24;
const ANSWERS = '[data-option], [data-roll], [data-die]';

type Tap = { readonly x: number; readonly y: number; readonly at: number; readonly asked: string };

/** Who is asked, and what kind of thing. */
const question = <V extends Vocabulary>({ deciding, prompt }: Play<V>): string =>
  `${deciding.peek()} ${prompt?.kind === 'choose' ? prompt.choice.do : prompt?.roll.do}`;

/**
 * Who taps twice has answered with the first tap, and a button of the next player, or of quite another question, may lie under the finger
 * already: the second tap is no answer to that. Nor is a key that is held down.
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
      const asked = slip && last ? last.asked : question(play);
      last = { x, y, at, asked };
      if (slip && asked !== question(play) && isAnswer(event)) drop(event);
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
