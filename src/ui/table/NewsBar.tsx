import { useRef } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { Play } from './play.ts';
import './news-bar.css';

type NewsBarProps<V extends Vocabulary> = {
  readonly play: Play<V>;
  readonly onChronicle: () => void;
  readonly onMenu: () => void;
  /** A new version waits; it is offered where it is under nobody's choice. */
  readonly onUpdate: (() => void) | null;
};

/** The bottom of the table: what happened last, taking back, and the way out. */
export function NewsBar<V extends Vocabulary>({ play, onChronicle, onMenu, onUpdate }: NewsBarProps<V>) {
  const { revision } = play;
  const trouble = play.saver.troubled.value;
  const back = play.undoTitle;
  const again = play.redoTitle;
  // what is still being shown is no news yet: its end would be told before it is seen
  const news = useRef('');
  if (play.frame.value === null) news.current = play.news.newest.value;
  return (
    <footer class="news-bar">
      <button type="button" class="news" onClick={onChronicle} aria-label={`Chronicle. ${news.current}`}>
        <Icon name="open-book" size={1.75} />
        <span aria-hidden="true">
          {/* one piece: what comes later shall move nothing, not even a space */}
          <b>Chronicle</b>
          {news.current && ` ${news.current}`}
        </span>
      </button>
      {trouble && (
        <span class="chip not-saved" role="status">
          Not saved yet, trying again
        </span>
      )}
      {onUpdate && play.betweenTurns && (
        <Button tone="teal" size="small" icon="torch" onClick={onUpdate}>
          <span class="bar-words">New version</span>
        </Button>
      )}
      <Button
        tone="quiet"
        size="small"
        icon="return-arrow"
        aria-disabled={back === null}
        aria-label={back ? `Take back: ${back}` : 'Take back'}
        onClick={() => (back === null ? play.say(play.undoEnds) : play.undo(revision))}
      >
        <span class="bar-words">Take back</span>
      </Button>
      {again !== null && (
        <Button tone="quiet" size="small" icon="player-next" aria-label={`Do it again: ${again}`} onClick={() => play.redo(revision)}>
          <span class="bar-words">Again</span>
        </Button>
      )}
      <Button tone="quiet" size="small" icon="cog" onClick={onMenu}>
        <span class="bar-words">Menu</span>
      </Button>
    </footer>
  );
}
