import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../engine/game.ts';
import type { Save, SaveSummary } from '../../engine/save.ts';
import { observe } from '../../engine/session.ts';
import { withStop } from '../../engine/shared/sentences.ts';
import { Button } from '../../ui/parts/Button.tsx';
import { Emblem } from '../../ui/parts/Emblem.tsx';
import { FilePicker } from '../../ui/parts/FilePicker.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { Sprite } from '../../ui/parts/Sprite.tsx';
import { usePorts } from '../../ui/ports.ts';
import { Chronicle } from '../../ui/table/chronicle/Chronicle.tsx';
import { summaryOf } from '../../ui/table/save-summary.ts';
import { dateAndTime } from '../device/date-format.ts';
import { listingOf, titleOf } from '../games/catalogue.ts';
import { findGameModule } from '../games/import-game.ts';
import { workshops } from '../games/workshops.ts';
import { bringEach, useDropped } from '../import-export/file-drop.ts';
import { withCardPacks } from '../import-export/import-card-packs.ts';
import { go } from '../routes.ts';
import { importGame } from '../storage/saved-games.ts';
import { UserFacingError } from '../user-facing-error.ts';
import { type LoadedBook, type LoadedStory, LoadedTable } from './LoadedTable.tsx';
import { ScoreScreen } from './ScoreScreen.tsx';
import { useUndoDelete } from './undo-delete.ts';
import './games.css';

/** A ticket for a game from outside, in the game's own words. */
async function freshTicket(save: Save<GameTypes>): Promise<SaveSummary> {
  const listing = listingOf(save.game);
  const plain = await findGameModule(save.game);
  if (!plain || !listing) throw new UserFacingError('There is no such game on this shelf.');
  const box = await withCardPacks(plain, save.packs);
  const ui = await listing.ui(box);
  const seen = observe(box.game, box.content, save.session.now, 'table');
  return summaryOf(save, ui.describe, seen, seen.prompt?.seat ?? null);
}

/** What the family calls a game, or else its title. */
const nameOf = ({ title, game }: SaveSummary): string => title ?? titleOf(game);

/** Every game on this device: those that wait, those that were played to the end; and a way in for games from elsewhere. */
export function GamesScreen({ onClose }: { onClose: () => void }) {
  const { store } = usePorts();
  const [tickets, setTickets] = useState<readonly SaveSummary[] | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [story, setStory] = useState<LoadedStory | null>(null);
  const [book, setBook] = useState<Omit<LoadedBook, 'onBack'> | null>(null);
  const [scored, setScored] = useState(false);
  const read = () => void store.summaries().then(setTickets, () => setTickets([]));
  useEffect(read, [store]);
  const close = () => {
    setOpened(null);
    read();
  };
  const { thrown, throwAway, fetchBack } = useUndoDelete(setWords, read);
  const bring = async (files: FileList | null) => {
    const one = async (text: string) => (await importGame(store, text, freshTicket)) ?? 'It is on the shelf.';
    setWords(await bringEach(files, one, 'That file could not be brought in just now.'));
    close();
  };
  useDropped(bring);
  const list = tickets ?? [];
  const rows = (over: boolean) => (
    <ul>
      {list
        .filter((ticket) => ticket.over === over)
        .map((ticket) =>
          thrown.includes(ticket.id) ? (
            <li key={ticket.id} class="chip raised">
              <span role="status">Thrown away: {nameOf(ticket)}. It goes when you leave this list.</span>
              <Button
                tone="quiet"
                size="small"
                onClick={() => {
                  setOpened(null);
                  fetchBack(ticket.id);
                }}
              >
                Fetch it back
              </Button>
            </li>
          ) : (
            <GameRow
              key={ticket.id}
              ticket={ticket}
              open={opened === ticket.id}
              onOpen={() => setOpened(opened === ticket.id ? null : ticket.id)}
              onDone={close}
              onSay={setWords}
              onStory={setStory}
              onBook={setBook}
              onThrowAway={() => void throwAway(ticket.id)}
            />
          ),
        )}
    </ul>
  );
  if (scored) return <ScoreScreen onClose={() => setScored(false)} />;
  if (book) {
    const { Book, icons, ...shown } = book;
    return (
      <>
        <Sprite icons={icons} />
        <Book {...shown} onBack={() => setBook(null)} />
      </>
    );
  }
  if (story)
    return (
      <>
        <Sprite icons={story.icons} />
        <Chronicle chapters={story.chapters} cast={story.cast} onClose={() => setStory(null)} />
      </>
    );
  return (
    <Sheet title="All games" onBack={onClose} class="games">
      <div>
        <div class="games-ways">
          <Button tone="quiet" size="small" onClick={() => setScored(true)}>
            Family score
          </Button>
          {Object.keys(workshops).map((game) => (
            <Button key={game} tone="quiet" size="small" onClick={() => go(`#/workshop/${game}`)}>
              Make cards for {titleOf(game)}
            </Button>
          ))}
        </div>
        <h3>Waiting</h3>
        {rows(false)}
        {list.every(({ over }) => over) && <p>No game is waiting.</p>}
        <h3>Played to the end</h3>
        {rows(true)}
        {!list.some(({ over }) => over) && <p>None yet. Somebody should light a torch.</p>}
        <FilePicker words="Bring in a game from a file" onFiles={bring} />
        <p role="status" class="games-words">
          {words}
        </p>
      </div>
    </Sheet>
  );
}

type GameRowProps = {
  readonly ticket: SaveSummary;
  /** Whether what can be done with the game is shown. */
  readonly open: boolean;
  readonly onOpen: () => void;
  /** The game has been changed on this device. */
  readonly onDone: () => void;
  readonly onSay: (words: string) => void;
  readonly onStory: (story: LoadedStory) => void;
  readonly onBook: (book: Omit<LoadedBook, 'onBack'>) => void;
  readonly onThrowAway: () => void;
};

/** One game of the list; a tap shows what can be done with it. */
function GameRow({ ticket, open, onOpen, onDone, onSay, onStory, onBook, onThrowAway }: GameRowProps) {
  return (
    <li class="game-row">
      <button type="button" class="game-head" aria-expanded={open} onClick={onOpen}>
        <span class="game-emblems" aria-hidden>
          {ticket.emblems.map((emblem) => (
            <Emblem key={emblem} emblem={emblem} size={1.75} label="" />
          ))}
        </span>
        <span>
          <b>{nameOf(ticket)}</b>
          <small>
            {withStop(ticket.headline)} {ticket.summary}. {dateAndTime(ticket.played)}
          </small>
        </span>
      </button>
      {open && (
        <>
          <LoadedTable ticket={ticket} onDone={onDone} onSay={onSay} onStory={onStory} onBook={onBook} />
          <Button tone="quiet" size="small" icon="trash-can" onClick={onThrowAway}>
            Throw away
          </Button>
        </>
      )}
    </li>
  );
}
