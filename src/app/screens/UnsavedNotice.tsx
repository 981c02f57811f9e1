import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../ui/parts/Button.tsx';
import { Icon } from '../../ui/parts/Icon.tsx';
import type { Cause, Unsaved } from '../../ui/ports.ts';
import { now } from '../device/entropy.ts';
import { titleOf } from '../games/catalogue.ts';
import { holdsHiddenCards } from '../games/hidden-hands.ts';
import { exportFile } from '../import-export/exported-save-file.ts';
import { send } from '../import-export/send-file.ts';
import './unsaved-notice.css';

const WHY: { readonly [cause in Cause]: string } = {
  full: 'This device is full.',
  refused: 'The browser keeps nothing for this page. Is it a private window?',
  silent: 'The storage of this device does not answer.',
};
const HELP: { readonly [cause in Cause]: string } = {
  full: 'Please make some room',
  refused: 'Please send it as a file',
  silent: 'Please wait a little',
};

/** Describes the unsaved moves. */
function alone(games: readonly Unsaved[]): string {
  const moves = games.reduce((sum, game) => sum + game.moves, 0);
  if (moves === 0) return games.length === 1 ? 'This game is in this page alone.' : 'These games are in this page alone.';
  return moves === 1 ? 'One move is in this page alone.' : `${moves} moves are in this page alone.`;
}

/** Reduces the height of the screen above by the height of this notice. */
function useHeight() {
  const slip = useRef<HTMLElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--notice', `${slip.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (slip.current) observer?.observe(slip.current);
    return () => {
      observer?.disconnect();
      style.removeProperty('--notice');
    };
  }, []);
  return slip;
}

/** Whether the file of any of these games holds hidden cards. */
function useHiddenCards(games: readonly Unsaved[]): boolean {
  const [hidden, setHidden] = useState(false);
  const which = games.map(({ ticket }) => `${ticket.id} ${ticket.over}`).join();
  useEffect(() => {
    let here = true;
    void Promise.all(games.map(({ ticket }) => holdsHiddenCards(ticket))).then((all) => here && setHidden(all.includes(true)));
    return () => {
      here = false;
    };
  }, [which]);
  return hidden;
}

/** Shows that games are not saved, why, and how many moves. Offers to send them as files. */
export function UnsavedNotice({ games }: { readonly games: readonly Unsaved[] }) {
  const slip = useHeight();
  const [said, setSaid] = useState('');
  const hidden = useHiddenCards(games);
  const cause = games[0]?.cause ?? 'silent';
  return (
    <aside ref={slip} class="unsaved paper" aria-label="Not saved">
      <Icon name="hourglass" size={2} />
      <div class="unsaved-words">
        <p role="status">
          <b>Not saved yet, trying again.</b> {WHY[cause]}
        </p>
        <p>
          {alone(games)} <span class="unsaved-help">{HELP[cause]}, and do not close it.</span>{' '}
          {hidden && 'The file holds hidden cards, too. '}
          <span role="status">{said}</span>
        </p>
      </div>
      <div class="unsaved-buttons">
        {games.map(({ save }) => (
          <Button key={save.id} tone="quiet" size="small" onClick={() => void send(exportFile(save, now())).then(setSaid)}>
            {games.length === 1 ? 'Send as a file' : `Send ${titleOf(save.game)}`}
          </Button>
        ))}
      </div>
    </aside>
  );
}
