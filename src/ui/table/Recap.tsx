import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import type { Play } from './play.ts';
import './history.css';

const MOST_LINES = 5;
/** In milliseconds. */
const STAYS = 20_000;

/** "Where were we?": for twenty seconds after a game was taken up again, or until the first tap, which it does not catch. */
export function Recap<V extends Vocabulary>({ play }: { play: Play<V> }) {
  const [{ revision, lines }] = useState(() => ({
    revision: play.revision,
    lines: play.news.story(play.save.value.journal).slice(-MOST_LINES),
  }));
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const leave = () => setGone(true);
    const timer = setTimeout(leave, STAYS);
    document.addEventListener('pointerdown', leave, { capture: true });
    document.addEventListener('keydown', leave, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', leave, { capture: true });
      document.removeEventListener('keydown', leave, { capture: true });
    };
  }, []);
  if (gone || lines.length === 0 || play.revision !== revision) return null;
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
