import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import type { Play } from './play.ts';
import './history.css';

const MOST_LINES = 5;
/** In milliseconds. */
const STAYS = 20_000;

/** "Where were we?", as soon as that can be told: for twenty seconds, or until the first tap, which it does not catch. */
export function Recap<V extends Vocabulary>({ play, onGone }: { play: Play<V>; onGone: () => void }) {
  const [{ revision, journal }] = useState(() => play.save.value);
  const lines = useMemo(() => play.news.story(journal).slice(-MOST_LINES), [play.ui.storyteller.here]);
  const told = lines.length > 0;
  useEffect(() => {
    if (!told) return;
    const leave = () => onGone();
    const timer = setTimeout(leave, STAYS);
    document.addEventListener('pointerdown', leave, { capture: true });
    document.addEventListener('keydown', leave, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', leave, { capture: true });
      document.removeEventListener('keydown', leave, { capture: true });
    };
  }, [told]);
  if (!told || play.revision !== revision) return null;
  return (
    <aside class="recap paper" aria-label="Where were we?">
      <h2>Where were we?</h2>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </aside>
  );
}
