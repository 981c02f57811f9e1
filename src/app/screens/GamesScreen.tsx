import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../engine/game.ts';
import { ticketOf } from '../../engine/records.ts';
import type { Save, Ticket } from '../../engine/save.ts';
import { look, prompt } from '../../engine/session.ts';
import { Button } from '../../ui/parts/Button.tsx';
import { Emblem } from '../../ui/parts/Emblem.tsx';
import { Sheet } from '../../ui/parts/Sheet.tsx';
import { usePorts } from '../../ui/ports.ts';
import { Chronicle } from '../../ui/shell/Chronicle.tsx';
import { mixedWith } from '../carry/packs.ts';
import { listingOf, titleOf } from '../catalogue.ts';
import { Friendly, wordsOf } from '../friendly.ts';
import { bringIn, hold } from '../games.ts';
import type { Claim } from '../ownership.ts';
import { findBox } from '../resume.ts';
import { bringEach, useDropped } from './dropped.ts';
import { OpenGame, type Story } from './OpenGame.tsx';
import { ScoreScreen } from './ScoreScreen.tsx';
import './games.css';

/** How long a thrown-away game can be fetched back. */
const REGRET = 10_000;
const NOT_NOW = 'That game could not be thrown away just now.';
const when = (milliseconds: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds);

/** A game that is thrown away in a moment; until then no other window may have it. */
type Gone = { readonly ticket: Ticket; readonly held: Claim };

/** A ticket for a game from outside, in the game's own words. */
async function freshTicket(save: Save<Vocabulary>): Promise<Ticket> {
  const listing = listingOf(save.game);
  const plain = await findBox(save.game);
  if (!plain || !listing) throw new Friendly('There is no such game on this shelf.');
  const box = await mixedWith(plain, save.packs);
  const ui = await listing.ui(box);
  const at = save.session.now;
  const { view } = look(box.game, box.content, at, 'table');
  return ticketOf(save, prompt(box.game, box.content, at)?.seat ?? null, ui.teller.summary(view));
}

/** Every game on this device: those that wait, those that were played to the end; and a way in for games from elsewhere. */
export function GamesScreen({ onClose }: { onClose: () => void }) {
  const { store } = usePorts();
  const [tickets, setTickets] = useState<readonly Ticket[] | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [story, setStory] = useState<Story | null>(null);
  const [scored, setScored] = useState(false);
  const read = () => {
    setOpened(null);
    store.tickets().then(setTickets, () => setTickets([]));
  };
  useEffect(read, [store]);
  /** The game that is on its way out: a second tap does not throw it away twice. */
  const going = useRef<string | null>(null);
  const throwAway = (ticket: Ticket) => {
    if (going.current === ticket.id) return;
    going.current = ticket.id;
    hold(ticket.id).then(
      (held) => {
        setOpened(null);
        setGone({ ticket, held });
      },
      (error: unknown) => {
        going.current = null;
        setWords(wordsOf(error, NOT_NOW));
      },
    );
  };
  // what was thrown away is really gone a little later, or when the list is closed
  useEffect(() => {
    if (!gone) return;
    const { ticket, held } = gone;
    const timer = setTimeout(() => setGone(null), REGRET);
    return () => {
      clearTimeout(timer);
      if (going.current === ticket.id) going.current = null;
      if (kept.delete(ticket.id)) return held.release();
      setTickets((all) => (all ?? []).filter(({ id }) => id !== ticket.id));
      const failed = () => {
        setWords(NOT_NOW);
        read();
      };
      void store.remove(ticket.id).catch(failed).finally(held.release);
    };
  }, [gone]);
  const kept = useMemo(() => new Set<string>(), []);
  const fetchBack = () => {
    if (gone) kept.add(gone.ticket.id);
    setGone(null);
  };
  const bring = async (files: FileList | null) => {
    const one = async (text: string) => (await bringIn(store, text, freshTicket)) ?? 'It is on the shelf.';
    setWords(await bringEach(files, one, 'That file could not be brought in just now.'));
    read();
  };
  useDropped(bring);
  const list = (tickets ?? []).filter(({ id }) => id !== gone?.ticket.id);
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
            {ticket.headline}. {ticket.summary}. {when(ticket.played)}
          </small>
        </span>
      </button>
      {opened === ticket.id && (
        <>
          <OpenGame ticket={ticket} onDone={read} onSay={setWords} onStory={setStory} />
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
