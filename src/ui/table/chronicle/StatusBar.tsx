import { useRef } from 'preact/hooks';
import type { GameTypes } from '../../../engine/game.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { TableController } from '../table-controller.ts';
import './status-bar.css';

type NewsBarProps<V extends GameTypes> = {
  readonly play: TableController<V>;
  readonly onUndo: (revision: number) => void;
  readonly onChronicle: () => void;
  readonly onMenu: () => void;
  /** Activates a waiting app version; null when there is none. */
  readonly onUpdate: (() => void) | null;
};

/** The newest sentence. To whoever looks at what came of their turn it is that: the next one has begun, but they have the tablet. */
function newestLine<V extends GameTypes>({ handOver, save, narration }: TableController<V>): string {
  const last = save.value.journal.at(-1);
  if (handOver.value?.kind !== 'look-back' || !last) return narration.newest.value;
  return narration.ofDeed(last).at(-1) ?? '';
}

/** Whether a turn has just ended and the next one has no command yet. */
const isBetweenTurns = <V extends GameTypes>({ open, save }: TableController<V>): boolean =>
  open.value && save.value.journal.at(-1)?.began === true;

/** The bottom bar of the table: the last event, undo and the menu. */
export function StatusBar<V extends GameTypes>({ play, onUndo, onChronicle, onMenu, onUpdate }: NewsBarProps<V>) {
  const { revision } = play;
  const unsaved = play.unsaved.value;
  const back = play.history.undo;
  const again = play.history.redo;
  // update after the animation, so that the text does not reveal the result early
  const news = useRef('');
  if (play.frame.value === null) news.current = newestLine(play);
  return (
    <footer class="news-bar">
      <button type="button" class="news" onClick={onChronicle} aria-label={`Chronicle. ${news.current}`}>
        <Icon name="open-book" size={1.75} />
        <span aria-hidden>
          {/* one piece: what comes later shall move nothing, not even a space */}
          <b>Chronicle</b>
          {news.current && ` ${news.current}`}
        </span>
      </button>
      {unsaved && !unsaved.loud && (
        <span class="chip not-saved" role="status">
          Not saved yet, trying again
        </span>
      )}
      {onUpdate && isBetweenTurns(play) && (
        <Button tone="teal" size="small" icon="torch" onClick={onUpdate}>
          <span class="bar-words">New version</span>
        </Button>
      )}
      {/* before "Take back", which so stays where it is: a second tap takes back once more */}
      {again !== null && (
        <Button
          tone="quiet"
          size="small"
          icon="return-arrow"
          class="again"
          aria-label={`Do it again: ${again}`}
          onClick={() => play.redo(revision)}
        >
          <span class="bar-words">Again</span>
        </Button>
      )}
      <Button
        tone="quiet"
        size="small"
        icon="return-arrow"
        data-undo
        aria-disabled={back === null}
        aria-label={back ? `Take back: ${back}` : 'Take back'}
        onClick={() => (back === null ? play.say(play.history.ends) : onUndo(revision))}
      >
        <span class="bar-words">Take back</span>
      </Button>
      <Button tone="quiet" size="small" icon="cog" onClick={onMenu}>
        <span class="bar-words">Menu</span>
      </Button>
    </footer>
  );
}
