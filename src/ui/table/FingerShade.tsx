import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { pointOnScreen } from '../parts/turned.ts';
import { isAnswer } from './held-key.ts';
import type { Play } from './play.ts';

/** How long it lies, in milliseconds: longer than a finger takes to tap twice, shorter than anybody takes to read a new question. */
const LIES = 450;

type Spot = { readonly x: number; readonly y: number };

/** Who is seen to be asked, and what: while somebody's deed is being shown it is still theirs. */
function asked<V extends Vocabulary>(play: Play<V>): string {
  const { prompt } = play;
  const seat = play.open.value ? play.deciding.value : (play.save.value.journal.at(-1)?.seat ?? null);
  return `${seat} ${prompt?.kind === 'choose' ? prompt.choice.do : prompt?.kind}`;
}

/**
 * A tap answers what was asked when the finger came down; and where a tap has brought a new question, or another player's, nothing can be
 * tapped under that finger for a moment: what comes up there was not meant. Keys, switches and screen readers have no finger.
 */
export function FingerShade<V extends Vocabulary>({ play }: { play: Play<V> }) {
  const [spot, setSpot] = useState<Spot | null>(null);
  useEffect(() => {
    let down: (Spot & { readonly asked: string; readonly revision: number }) | null = null;
    const press = ({ clientX: x, clientY: y }: PointerEvent) => {
      down = { x, y, asked: asked(play), revision: play.revision };
    };
    const meant = (event: MouseEvent) => {
      if (event.detail === 0 || !down || asked(play) === down.asked || !isAnswer(event.target)) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const answered = ({ detail, target }: MouseEvent) => {
      if (detail === 0 || !down || play.revision === down.revision) return;
      // the same face twice may be a finger that slipped; any other question that comes back is answered on purpose
      if (asked(play) !== down.asked || (target instanceof Element && target.closest('[data-die]'))) setSpot({ x: down.x, y: down.y });
    };
    // before all others: what hurries a show listens to the document
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', meant, true);
    window.addEventListener('click', answered);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', meant, true);
      window.removeEventListener('click', answered);
    };
  }, [play]);
  useEffect(() => {
    if (!spot) return;
    const timer = setTimeout(() => setSpot(null), LIES);
    return () => clearTimeout(timer);
  }, [spot]);
  const shade = useRef<HTMLDivElement>(null);
  // the tap may have turned the screen to another side: the finger is where it was
  useLayoutEffect(() => {
    if (!spot || !shade.current) return;
    const { x, y } = pointOnScreen(shade.current, spot.x, spot.y);
    Object.assign(shade.current.style, { left: `${x}px`, top: `${y}px` });
  });
  if (!spot) return null;
  return <div ref={shade} class="finger-shade" aria-hidden="true" onClick={() => play.say('That was quick! Look first, then tap.')} />;
}
