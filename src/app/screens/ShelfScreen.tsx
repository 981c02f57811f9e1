import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ticket } from '../../engine/save.ts';
import { usePorts } from '../../ui/ports.ts';
import { Shelf } from '../../ui/shell/Shelf.tsx';
import { catalogue, listingOf, titleOf } from '../catalogue.ts';
import { emptied } from '../emptied.ts';
import { wordsOf } from '../friendly.ts';
import { install } from '../install.ts';
import { noteKept } from '../kept.ts';
import { go } from '../routes.ts';
import { update } from '../update.ts';
import { lastPlayed } from '../when.ts';

/** The shelf with what this device keeps. */
export function ShelfScreen({ onSettings }: { onSettings: () => void }) {
  const { store, now } = usePorts();
  const [tickets, setTickets] = useState<readonly Ticket[]>([]);
  const [Games, setGames] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const [unread, setUnread] = useState(false);
  /** Counts the times that somebody said "try again". */
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (Games) return;
    let here = true;
    const read = async () => {
      const found = await store.tickets();
      if (here) setTickets(found.filter(({ over }) => !over));
    };
    // nothing to show is better than no shelf, but whoever looks for a game is told
    read().then(
      () => here && setUnread(false),
      () => here && setUnread(true),
    );
    return () => {
      here = false;
    };
  }, [store, Games, tries]);
  const openGames = async () => {
    const { GamesScreen } = await import('./GamesScreen.tsx');
    setGames(() => GamesScreen);
  };
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let here = true;
    emptied()
      .then((gone) => here && setLost(gone))
      .catch(() => undefined); // a storage that does not answer has lost nothing yet
    return () => {
      here = false;
    };
  }, []);
  const [refused, setRefused] = useState<string | null>(null);
  const going = useRef(new Set<string>());
  const forget = async (id: string) => {
    // a second tap while it goes
    if (going.current.has(id)) return;
    going.current.add(id);
    const { throwAway } = await import('../games.ts');
    try {
      await throwAway(store, id);
      setTickets((list) => list.filter((ticket) => ticket.id !== id));
    } catch (error) {
      going.current.delete(id);
      setRefused(wordsOf(error, 'That game could not be thrown away just now.'));
    }
  };
  const fresh = update.value;
  const offer = install.value;
  const sorry = () => {
    noteKept(false);
    setLost(false);
  };
  // one at a time, and what went wrong comes first
  const notice = [
    refused && { words: refused, button: 'All right', onPress: () => setRefused(null) },
    lost && { words: 'The browser threw our games away. We are so sorry!', button: 'All right', onPress: sorry },
    unread && {
      words: 'The games on this device cannot be read just now. Is it full?',
      button: 'Try again',
      onPress: () => setTries(tries + 1),
    },
    fresh && { words: 'A new version is here. Your games stay.', button: 'Take it', onPress: fresh },
    offer && { words: 'Keep the theatre on your home screen?', button: 'Install', onPress: offer },
  ].find((one) => !!one);
  return (
    <>
      <Shelf
        boxes={catalogue.map((listing) => ({
          id: listing.id,
          title: listing.title,
          seats: listing.seats.join('–'),
          minutes: listing.minutes,
          age: listing.age,
          art: listing.art,
        }))}
        waiting={tickets.map((ticket) => ({
          id: ticket.id,
          game: ticket.title ?? titleOf(ticket.game),
          art: listingOf(ticket.game)?.art,
          emblems: ticket.emblems,
          headline: ticket.headline,
          detail: `${ticket.summary}. ${lastPlayed(ticket.played, now())}`,
        }))}
        onOpen={(id) => go(`#/seats/${id}`)}
        onResume={(id) => go(`#/table/${id}`)}
        onForget={(id) => void forget(id)}
        onSettings={onSettings}
        onGames={() => void openGames()}
        {...(notice ? { notice } : {})}
      />
      {Games && <Games onClose={() => setGames(null)} />}
    </>
  );
}
