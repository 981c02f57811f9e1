import { useEffect, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { ticketOf } from '../../engine/records.ts';
import type { Save, Ticket } from '../../engine/save.ts';
import { look } from '../../engine/session.ts';
import { Button } from '../../ui/parts/Button.tsx';
import { Emblem } from '../../ui/parts/Emblem.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { usePorts } from '../../ui/ports.ts';
import { Chronicle } from '../../ui/shell/Chronicle.tsx';
import { mixedWith } from '../carry/packs.ts';
import { listingOf, titleOf } from '../catalogue.ts';
import { findBox } from '../door.ts';
import { Friendly } from '../friendly.ts';
import { bringIn } from '../games.ts';
import { dateAndTime } from '../when.ts';
import { bringEach, useDropped } from './dropped.ts';
import { OpenGame, type Story } from './OpenGame.tsx';
import { useRegret } from './regret.ts';
import { ScoreScreen } from './ScoreScreen.tsx';
import './games.css';

/** With a stop, where it is neither asked nor called. */
const ended = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

/** A ticket for a game from outside, in the game's own words. */
async function freshTicket(save: Save<Vocabulary>): Promise<Ticket> {
  const listing = listingOf(save.game);
  const plain = await findBox(save.game);
  if (!plain || !listing) throw new Friendly('There is no such game on this shelf.');
  const box = await mixedWith(plain, save.packs);
  const ui = await listing.ui(box);
  const seen = look(box.game, box.content, save.session.now, 'table');
  return ticketOf(save, ui.teller, seen, seen.prompt?.seat ?? null);
}

/** Every game on this device: those that wait, those that were played to the end; and a way in for games from elsewhere. */
export function GamesScreen({ onClose }: { onClose: () => void }) {
  const { store } = usePorts();
  const [tickets, setTickets] = useState<readonly Ticket[] | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [story, setStory] = useState<Story | null>(null);
  const [scored, setScored] = useState(false);
  const read = () => void store.tickets().then(setTickets, () => setTickets([]));
  useEffect(read, [store]);
  const close = () => {
    setOpened(null);
    read();
  };
  const { gone, throwAway, fetchBack } = useRegret(
    (id) => setTickets((all) => (all ?? []).filter((ticket) => ticket.id !== id)),
    (why) => {
      setWords(why);
      read();
    },
  );
  useEffect(() => {
    if (gone) setOpened(null);
  }, [gone]);
  const bring = async (files: FileList | null) => {
    const one = async (text: string) => (await bringIn(store, text, freshTicket)) ?? 'It is on the shelf.';
    setWords(await bringEach(files, one, 'That file could not be brought in just now.'));
    close();
  };
  useDropped(bring);
  const list = (tickets ?? []).filter(({ id }) => id !== gone?.id);
  const row = (ticket: Ticket) => (
    <li key={ticket.id} class="game-row">
      <button
        type="button"
        class="game-head"
        aria-expanded={opened === ticket.id}
        onClick={() => setOpened(opened === ticket.id ? null : ticket.id)}
      >
        <span class="game-emblems" aria-hidden="true">
          {ticket.emblems.map((emblem) => (
            <Emblem key={emblem} emblem={emblem} size={1.75} label="" />
          ))}
        </span>
        <span>
          <b>{ticket.title ?? titleOf(ticket.game)}</b>
          <small>
            {ended(ticket.headline)} {ticket.summary}. {dateAndTime(ticket.played)}
          </small>
        </span>
      </button>
      {opened === ticket.id && (
        <>
          <OpenGame ticket={ticket} onDone={close} onSay={setWords} onStory={setStory} />
          <Button tone="quiet" size="small" icon="trash-can" onClick={() => throwAway(ticket)}>
            Throw away
          </Button>
        </>
      )}
    </li>
  );
  if (scored) return <ScoreScreen onClose={() => setScored(false)} />;
  if (story) return <Chronicle turns={story.turns} onClose={() => setStory(null)} />;
  return (
    <Sheet title="All games" onBack={onClose} class="games">
      <div>
        <Button tone="quiet" size="small" onClick={() => setScored(true)}>
          Family score
        </Button>
        <h3>Waiting</h3>
        <ul>{list.filter(({ over }) => !over).map(row)}</ul>
        {list.every(({ over }) => over) && <p>No game is waiting.</p>}
        <h3>Played to the end</h3>
        <ul>{list.filter(({ over }) => over).map(row)}</ul>
        {!list.some(({ over }) => over) && <p>None yet. Somebody should light a torch.</p>}
        <label class="button quiet small">
          Bring in a game from a file
          <input
            type="file"
            multiple
            class="visually-hidden"
            accept=".json,.txt,application/json"
            onChange={({ currentTarget: input }) =>
              void bring(input.files).then(() => {
                // the same file may be brought again
                input.value = '';
              })
            }
          />
        </label>
        <p role="status" class="games-words">
          {words}
        </p>
        {gone && (
          <p class="chip raised">
            Thrown away.{' '}
            <Button tone="quiet" size="small" onClick={fetchBack}>
              Fetch it back
            </Button>
          </p>
        )}
      </div>
    </Sheet>
  );
}
