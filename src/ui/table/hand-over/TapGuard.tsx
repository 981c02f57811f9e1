import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '../../../engine/game.ts';
import { afterPaint } from '../../parts/after-paint.ts';
import { pointOnScreen } from '../../parts/rotated-points.ts';
import { isAnswer } from '../prompt/answer-element.ts';
import type { TableController } from '../table-controller.ts';
import { GUARD_TIME } from './key-guard.ts';

/** How long the place of a tap is blocked, in milliseconds: longer than a double tap, shorter than reading a new prompt. */
const SPOT_TIME = 450;

/** Where taps are blocked: around a finger, or everywhere. */
type Shade = { readonly x: number; readonly y: number } | 'everywhere';

/** Identifies the visible prompt. During an animation it is still the previous one. */
function promptKey<V extends GameTypes>(controller: TableController<V>): string {
  const { prompt } = controller;
  const { journal, turn } = controller.save.value;
  const seat = controller.open.value ? controller.deciding.value : (journal.at(-1)?.seat ?? null);
  // one player alone is asked the same in the next turn
  return `${seat} ${turn} ${prompt?.kind === 'choose' ? prompt.choice.do : prompt?.kind}`;
}

/** Where a finger came down, and what it saw then: a question, or a card that was held up over it. */
type Press = { readonly x: number; readonly y: number; readonly asked: string; readonly revision: number; readonly card: boolean };

/**
 * The shade after a tap that brought another prompt, or something else than what was tapped, or that took away a card: under that finger.
 * After a card that went by itself: everywhere, for somebody may just have meant to tap on it.
 */
function useShadeUnderFinger<V extends GameTypes>(play: TableController<V>, onShade: (shade: Shade) => void): void {
  const card = play.frame.value?.card !== undefined;
  const shown = useRef(card);
  /** Where a card was tapped. */
  const tapped = useRef<Shade | null>(null);
  useLayoutEffect(() => {
    if (shown.current && !card) onShade(tapped.current ?? 'everywhere');
    shown.current = card;
    tapped.current = null;
  }, [card]);
  useEffect(() => {
    let down: Press | null = null;
    const press = ({ clientX: x, clientY: y }: PointerEvent) => {
      down = { x, y, asked: promptKey(play), revision: play.revision, card: play.frame.peek()?.card !== undefined };
    };
    const meant = (event: MouseEvent) => {
      if (event.detail === 0 || !down) return;
      if (down.card && play.frame.peek()?.card !== undefined) tapped.current = { x: down.x, y: down.y };
      // a question may be the same before and after a card
      if ((!down.card && promptKey(play) === down.asked) || !isAnswer(event.target)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const answered = ({ detail, target }: MouseEvent) => {
      if (detail === 0 || !down || !(target instanceof Element)) return;
      const { x, y, asked, revision } = down;
      // the same die face twice may be a double tap; other repeated prompts are answered on purpose
      if (promptKey(play) !== asked || (play.revision !== revision && target.closest('[data-die]'))) return onShade({ x, y });
      // what unfolds, or comes up over the rest, may have an answer there
      const tapped = play.revision === revision && target.closest('button, summary');
      if (tapped) afterPaint(() => tapped.contains(document.elementFromPoint(x, y)) || onShade({ x, y }));
    };
    // on the window, to run before the document listener that skips animations
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', meant, true);
    window.addEventListener('click', answered);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', meant, true);
      window.removeEventListener('click', answered);
    };
  }, [play]);
}

/**
 * Prevents accidental answers. A tap counts only for the prompt that was visible at `pointerdown`. After a tap that changes the prompt, the
 * place of the tap is blocked for a moment; keys, switches and screen readers are not affected. After a veil, and whenever `rests` is counted up
 * (after a hand-over, before somebody looks at what came of their turn), everything is blocked until nobody has tapped for a moment; keys: see `resting-keys.ts`.
 */
export function TapGuard<V extends GameTypes>({ play, rests }: { play: TableController<V>; rests: number }) {
  const [shade, setShade] = useState<Shade | null>(() => (play.lifted.value ? 'everywhere' : null));
  /** The taps meanwhile, wherever they are: each one begins the time of a shade anew that is everywhere. */
  const [taps, setTaps] = useState(0);
  const everywhere = shade === 'everywhere';
  useShadeUnderFinger(play, (next) => setShade((now) => (now === 'everywhere' ? now : next)));
  useLayoutEffect(() => {
    if (rests > 0) setShade('everywhere');
  }, [rests]);
  // before anything else runs: the timer of an earlier shade would end this one
  useLayoutEffect(() => {
    if (!shade) return;
    const time = shade === 'everywhere' ? GUARD_TIME : SPOT_TIME;
    let timer = setTimeout(() => {
      // on a slow device taps may still wait to be heard
      timer = setTimeout(() => setShade(null));
    }, time);
    return () => clearTimeout(timer);
  }, [shade, taps, rests]);
  // on the window: what lies over the shade, as a sheet does, is tapped wildly too
  useLayoutEffect(() => {
    if (!everywhere) return;
    const again = () => setTaps((count) => count + 1);
    window.addEventListener('pointerdown', again, true);
    return () => window.removeEventListener('pointerdown', again, true);
  }, [everywhere]);
  const cover = useRef<HTMLDivElement>(null);
  // the tap may have rotated the screen, but the finger has not moved
  useLayoutEffect(() => {
    if (!shade || shade === 'everywhere' || !cover.current) return;
    const { x, y } = pointOnScreen(cover.current, shade.x, shade.y);
    Object.assign(cover.current.style, { left: `${x}px`, top: `${y}px` });
  });
  if (!shade) return null;
  if (everywhere) return <div class="finger-shade everywhere" aria-hidden />;
  return <div ref={cover} class="finger-shade" aria-hidden onClick={() => play.say('That was quick! Look first, then tap.')} />;
}
